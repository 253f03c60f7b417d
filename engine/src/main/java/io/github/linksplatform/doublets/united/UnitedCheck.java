package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.memory.Header;
import io.github.linksplatform.doublets.memory.Slots;
import java.util.ArrayList;
import java.util.List;

/** Everything that is wrong with a united store. */
final class UnitedCheck {
    /** How many problems are told of; more would say nothing new. */
    private static final int MOST = 100;

    /** In an AVL tree of the C# implementation a size stands above five bits of other things. */
    private static final int AVL_SIZE_SHIFT = 5;

    private final Records records;
    private final Header header;
    private final Slots slots;
    private final List<String> slotDamage = new ArrayList<>();
    private final List<String> treeDamage = new ArrayList<>();
    private final List<String> shape = new ArrayList<>();
    private long sources;
    private long targets;
    private boolean equalLinks;

    UnitedCheck(Records records, Header header, Slots slots) {
        this.records = records;
        this.header = header;
        this.slots = slots;
    }

    /** Reads the whole store. */
    UnitedCheck run() {
        slots.check(problem -> add(slotDamage, problem), id -> {
            sources += records.source(id) == 0 ? 0 : 1;
            targets += records.target(id) == 0 ? 0 : 1;
        });
        check(Records.SOURCE, header.sourceRoot(), sources);
        check(Records.TARGET, header.targetRoot(), targets);
        return this;
    }

    private void check(int tree, long root, long expected) {
        TreeCheck check = new TreeCheck(
                tree, records, slots, problem -> add(treeDamage, problem), problem -> add(shape, problem));
        check.run(root, expected);
        equalLinks |= check.sawEqualLinks();
    }

    private static void add(List<String> problems, String problem) {
        if (problems.size() < MOST) {
            problems.add(problem);
        }
    }

    /** Whether two links with the same ends were seen. */
    boolean sawEqualLinks() {
        return equalLinks;
    }

    /** All problems. */
    List<String> problems() {
        List<String> all = new ArrayList<>(slotDamage);
        all.addAll(treeDamage);
        all.addAll(shape);
        return List.copyOf(all.subList(0, Math.min(MOST, all.size())));
    }

    /**
     * Whether the links themselves are sound and the trees are right, or such as another implementation makes them: of
     * another balance, with equal links in another order, or AVL trees. Then the trees can be made anew.
     */
    boolean canBeRebuilt() {
        return slotDamage.isEmpty() && (treeDamage.isEmpty() || isAvl());
    }

    private boolean isAvl() {
        if (!hasAvlRoot(Records.SOURCE, header.sourceRoot(), sources)
                || !hasAvlRoot(Records.TARGET, header.targetRoot(), targets)) {
            return false;
        }
        long allocated = header.allocated();
        for (long id = 1; id <= allocated; id++) {
            if (!slots.isDead(id)
                    && !(hasAvlSize(Records.SOURCE, id, records.source(id), sources)
                            && hasAvlSize(Records.TARGET, id, records.target(id), targets))) {
                return false;
            }
        }
        return true;
    }

    private boolean hasAvlRoot(int tree, long root, long expected) {
        return root == 0 ? expected == 0 : records.size(tree, root) >>> AVL_SIZE_SHIFT == expected;
    }

    private boolean hasAvlSize(int tree, long id, long end, long most) {
        long size = records.size(tree, id) >>> AVL_SIZE_SHIFT;
        return end == 0 || (size > 0 && size <= most);
    }
}
