package io.github.linksplatform.doublets.united;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.memory.RecordingMemory;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Takes the memory as a kill before any single write would leave it, and recovers the links from it. */
class KilledUnitedStoreTest {
    private static final int SLOTS = 64;

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void losesNoLinkAtAnyWrite(int bits) {
        long seed = 20260705;
        SplittableRandom random = new SplittableRandom(seed);
        RecordingMemory memory = new RecordingMemory(new byte[SLOTS * bits]);
        Layout layout = new Layout(memory, bits);
        layout.header.reserved(SLOTS - 1);
        layout.header.inUse(true);
        UnitedLinks links = UnitedLinks.over(layout, bits);
        Map<Long, Link> before = new TreeMap<>();
        for (int step = 0; step < 600; step++) {
            memory.mark();
            Map<Long, Link> after = new TreeMap<>(before);
            int kind = random.nextInt(3);
            long source = random.nextInt(4);
            long target = random.nextInt(4);
            if (before.isEmpty() || (kind == 0 && before.size() < SLOTS - 2)) {
                long id = links.create(source, target);
                after.put(id, new Link(id, source, target));
            } else {
                Long[] ids = before.keySet().toArray(Long[]::new);
                long id = ids[random.nextInt(ids.length)];
                if (kind == 1) {
                    links.update(id, source, target);
                    after.put(id, new Link(id, source, target));
                } else {
                    links.delete(id);
                    after.remove(id);
                }
            }
            for (int writes = 0; writes <= memory.writes(); writes++) {
                Map<Long, Link> recovered = recover(memory.after(writes), bits);
                assertThat(recovered)
                        .as("seed %d, step %d, killed after %d writes", seed, step, writes)
                        .isIn(before, after);
            }
            before = after;
        }
    }

    private static Map<Long, Link> recover(byte[] content, int bits) {
        Layout layout = new Layout(new RecordingMemory(content), bits);
        layout.slots.recover();
        layout.rebuild();
        assertThat(layout.check().problems()).isEmpty();
        Map<Long, Link> links = new TreeMap<>();
        for (long id = 1; id <= layout.header.allocated(); id++) {
            if (layout.slots.exists(id)) {
                links.put(id, new Link(id, layout.records.source(id), layout.records.target(id)));
            }
        }
        return links;
    }
}
