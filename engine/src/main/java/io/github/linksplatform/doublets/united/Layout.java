package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.memory.Header;
import io.github.linksplatform.doublets.memory.Memory;
import io.github.linksplatform.doublets.memory.Slots;
import io.github.linksplatform.doublets.memory.Words;

/** The parts that a united store consists of, over one memory. */
final class Layout {
    /** Which word of a record is its size in the source tree. */
    private static final int SOURCE_SIZE = 4;

    final Words words;
    final Header header;
    final Slots slots;
    final Records records;
    final TreePair trees;

    Layout(Memory memory, int bits) {
        words = Words.of(memory, bits);
        header = new Header(words);
        slots = new Slots(words, Records.WORDS, words, SOURCE_SIZE);
        records = Records.of(words);
        trees = new TreePair(records, header);
    }

    /** Gives a store of this many slots at least room for whole growth steps. */
    void reserve(long slots) {
        words.grow(Header.stepped(slots) * Records.WORDS);
        records.memory = words.memory();
        header.reserved(words.size() / Records.WORDS - 1);
    }

    UnitedCheck check() {
        UnitedCheck check = new UnitedCheck(records, header, slots).run();
        if (check.sawEqualLinks()) {
            trees.holdsEqualLinks();
        }
        return check;
    }

    /**
     * Makes both trees anew from the links. Sizes in the source tree never become 0 on the way, so a process that is
     * killed here leaves every link live.
     */
    void rebuild() {
        header.sourceRoot(0);
        header.targetRoot(0);
        long allocated = header.allocated();
        for (long id = 1; id <= allocated; id++) {
            if (!slots.isDead(id)) {
                if (records.target(id) == 0) {
                    records.clear(Records.TARGET, id);
                }
                trees.attach(id, records.source(id), records.target(id));
            }
        }
    }
}
