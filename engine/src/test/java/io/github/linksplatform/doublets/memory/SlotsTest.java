package io.github.linksplatform.doublets.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlotsTest {
    private Words records;
    private Words index;
    private Header header;
    private Slots slots;

    private void open(int bits, boolean split) {
        index = Words.of(Memory.heap(64 * 64), bits);
        records = split ? Words.of(Memory.heap(64 * 16), bits) : index;
        header = new Header(index);
        slots = new Slots(records, split ? 2 : 8, index, split ? 3 : 4);
    }

    private long create(long source, long target) {
        long id = slots.next();
        slots.occupy(id, source, target);
        assertThat(slots.exists(id)).isTrue();
        return id;
    }

    private void create(int count) {
        for (int i = 0; i < count; i++) {
            create(7, 8);
        }
    }

    private List<String> problems() {
        List<String> problems = new ArrayList<>();
        slots.check(problems::add);
        return problems;
    }

    @ParameterizedTest
    @CsvSource({"32, false", "32, true", "64, false", "64, true"})
    void reusesTheIdFreedLastFirst(int bits, boolean split) {
        open(bits, split);
        create(5);
        slots.vacate(2);
        slots.vacate(4);
        assertThat(slots.count()).isEqualTo(3);
        assertThat(problems()).isEmpty();
        assertThat(LongStream.of(create(1, 1), create(1, 1), create(1, 1))).containsExactly(4L, 2L, 6L);
        assertThat(header.free()).isZero();
        assertThat(problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"32, false", "32, true", "64, false", "64, true"})
    void dropsTheFreeIdsBelowADeletedHighestOne(int bits, boolean split) {
        open(bits, split);
        create(6);
        slots.vacate(3);
        slots.vacate(5);
        slots.vacate(4);
        slots.vacate(6);
        assertThat(header.allocated()).isEqualTo(2);
        assertThat(header.free()).isZero();
        assertThat(problems()).isEmpty();
        for (int word = 3 * 8; word < 7 * 8; word++) {
            assertThat(index.get(word)).isZero();
        }
        assertThat(create(1, 1)).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"32, false", "32, true", "64, false", "64, true"})
    void keepsLinksWithNullEndsLive(int bits, boolean split) {
        open(bits, split);
        create(4);
        slots.vacate(2);
        slots.vacate(3);
        assertThat(create(0, 0)).isEqualTo(3);
        assertThat(create(0, 5)).isEqualTo(2);
        long id = create(5, 0);
        assertThat(LongStream.of(2, 3, id)).allMatch(slots::exists);
        slots.rewrite(id, 0, 6);
        assertThat(slots.exists(id)).isTrue();
        slots.rewrite(id, 6, 0);
        assertThat(slots.exists(id)).isTrue();
        slots.vacate(2);
        assertThat(slots.exists(2)).isFalse();
        assertThat(slots.exists(0)).isFalse();
        assertThat(slots.exists(id + 1)).isFalse();
        assertThat(slots.exists(-1)).isFalse();
        assertThat(problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"32, false", "32, true", "64, false", "64, true"})
    void linksTheDeadRecordsInACircle(int bits, boolean split) {
        open(bits, split);
        create(5);
        slots.vacate(1);
        slots.vacate(3);
        slots.vacate(2);
        int length = split ? 2 : 8;
        // First 2, then 3, then 1, then 2 again: a record holds the one before it and the one after it.
        assertThat(header.firstFree()).isEqualTo(2);
        assertThat(header.lastFree()).isEqualTo(1);
        assertThat(LongStream.of(2, 3, 1)
                        .flatMap(id -> LongStream.of(records.get(id * length), records.get(id * length + 1))))
                .containsExactly(1L, 3L, 2L, 1L, 3L, 2L);
    }

    @ParameterizedTest
    @CsvSource({"32, false", "32, true", "64, false", "64, true"})
    void recoversFromAKillAtAnyWriteOfAFreeList(int bits, boolean split) {
        open(bits, split);
        create(6);
        slots.vacate(2);
        slots.vacate(4);
        // As after a kill within a deletion of 5: dead, but not in the list.
        index.put(5 * 8 + (split ? 3 : 4), 0);
        assertThat(problems()).isNotEmpty();
        assertThat(slots.recover()).isEqualTo(3);
        assertThat(problems()).isEmpty();
        assertThat(LongStream.rangeClosed(1, 6).filter(slots::exists)).containsExactly(1L, 3L, 6L);

        // As after a kill within a deletion of the highest: 6 and the dead 5 and 4 are to go.
        index.put(6 * 8 + (split ? 3 : 4), 0);
        assertThat(slots.recover()).isEqualTo(2);
        assertThat(header.allocated()).isEqualTo(3);
        assertThat(problems()).isEmpty();

        // As after a kill before the highest id was raised for a record that was written already.
        records.putPair(4L * (split ? 2 : 8), 9, 9);
        assertThat(slots.recover()).isEqualTo(2);
        assertThat(problems()).isEmpty();
        assertThat(create(1, 1)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void completesAnUpdateThatWasCutInTwo(boolean split) {
        open(64, split);
        create(3);
        long record = 2L * (split ? 2 : 8);
        long children = 2L * 8 + (split ? 1 : 2);
        // The new ends wait in the children's fields, the size tells so, and only the target was written.
        index.put(children, 70);
        index.put(children + 1, 80);
        index.put(children + 2, -1);
        records.put(record + 1, 80);
        slots.recover();
        assertThat(records.get(record)).isEqualTo(70);
        assertThat(records.get(record + 1)).isEqualTo(80);
        assertThat(index.get(children + 2)).isEqualTo(1);
        assertThat(problems()).isEmpty();
    }
}
