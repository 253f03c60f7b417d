package io.github.linksplatform.doublets.split;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Reads the two closed files of a split store by nothing but the description of upstream's layout. */
final class StoredForm {
    private final int bits;
    private final ByteBuffer data;
    private final ByteBuffer index;

    StoredForm(Path data, Path index, int bits) throws IOException {
        this.bits = bits;
        this.data = ByteBuffer.wrap(Files.readAllBytes(data)).order(ByteOrder.LITTLE_ENDIAN);
        this.index = ByteBuffer.wrap(Files.readAllBytes(index)).order(ByteOrder.LITTLE_ENDIAN);
    }

    private long word(ByteBuffer buffer, long at) {
        return bits == 32
                ? Integer.toUnsignedLong(buffer.getInt(Math.toIntExact(4 * at)))
                : buffer.getLong(Math.toIntExact(8 * at));
    }

    long data(long id, int word) {
        return word(data, 2 * id + word);
    }

    long index(long id, int word) {
        return word(index, 8 * id + word);
    }

    List<Long> dataRecord(long id) {
        return List.of(data(id, 0), data(id, 1));
    }

    List<Long> indexRecord(long id) {
        List<Long> words = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            words.add(index(id, i));
        }
        return words;
    }

    boolean isClearFrom(long id) {
        return isZero(data, data.capacity() / (bits / 4) > id ? Math.toIntExact(id * bits / 4) : data.capacity())
                && isZero(index, Math.toIntExact(Math.min(index.capacity(), id * bits)));
    }

    private static boolean isZero(ByteBuffer buffer, int from) {
        for (int i = from; i < buffer.capacity(); i++) {
            if (buffer.get(i) != 0) {
                return false;
            }
        }
        return true;
    }

    private Set<Long> free() {
        Set<Long> free = new TreeSet<>();
        long id = index(0, 3);
        for (long i = 0; i < index(0, 2); i++) {
            free.add(id);
            id = data(id, 1);
        }
        assertThat(id).isEqualTo(index(0, 3));
        return free;
    }

    /** Every link hangs once a side: in its end's own tree if that is a live link, else in the external one. */
    void assertUpstreamForm() {
        Set<Long> free = free();
        long allocated = index(0, 0);
        assertThat(index(0, 7)).as("in-use mark").isZero();
        for (int side = 0; side < 2; side++) {
            Set<Long> missing = new TreeSet<>();
            for (long id = 1; id <= allocated; id++) {
                if (!free.contains(id) && data(id, side) != 0) {
                    missing.add(id);
                }
            }
            for (long owner = 1; owner <= allocated; owner++) {
                List<Long> nodes = inOrder(index(owner, 4 * side), side);
                assertThat(nodes.isEmpty() || !free.contains(owner)).isTrue();
                for (long id : nodes) {
                    assertThat(data(id, side)).isEqualTo(owner);
                    assertThat(missing.remove(id)).isTrue();
                }
            }
            for (long id : inOrder(index(0, 4 + side), side)) {
                long end = data(id, side);
                assertThat(end == 0 || Long.compareUnsigned(end, allocated) > 0 || free.contains(end))
                        .isTrue();
                assertThat(missing.remove(id)).isTrue();
            }
            assertThat(missing).isEmpty();
        }
    }

    private List<Long> inOrder(long root, int side) {
        List<Long> nodes = new ArrayList<>();
        add(root, side, nodes);
        for (int i = 1; i < nodes.size(); i++) {
            long low = nodes.get(i - 1);
            long high = nodes.get(i);
            int first = Long.compareUnsigned(data(low, side), data(high, side));
            int second = Long.compareUnsigned(data(low, 1 - side), data(high, 1 - side));
            assertThat(first < 0 || (first == 0 && second <= 0)).isTrue();
        }
        return nodes;
    }

    private long add(long node, int side, List<Long> nodes) {
        if (node == 0) {
            return 0;
        }
        long left = add(index(node, 4 * side + 1), side, nodes);
        nodes.add(node);
        long size = left + 1 + add(index(node, 4 * side + 2), side, nodes);
        assertThat(index(node, 4 * side + 3)).isEqualTo(size);
        return size;
    }
}
