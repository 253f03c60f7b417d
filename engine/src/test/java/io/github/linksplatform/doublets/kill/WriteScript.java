package io.github.linksplatform.doublets.kill;

import io.github.linksplatform.doublets.Links;
import java.util.Arrays;
import java.util.Random;

/**
 * Writes that depend on a seed alone, as long as ids are given by the rule of {@link Links}: so that the process that
 * is killed and the one that checks what it left behind need to agree on nothing but a number of writes.
 */
final class WriteScript {
    private final Random random;
    private long[] live = new long[1024];
    private int count;

    WriteScript(long seed) {
        random = new Random(seed);
    }

    /** Creates links without counting them as steps, so that the steps happen where a file grows. */
    void fill(Links links, int points) {
        for (int i = 0; i < points; i++) {
            add(links.create());
        }
    }

    /** Makes one write. */
    void step(Links links) {
        int choice = random.nextInt(10);
        if (count == 0 || choice < 5) {
            add(links.create(anEnd(), anEnd()));
        } else if (choice < 8) {
            links.update(live[random.nextInt(count)], anEnd(), anEnd());
        } else {
            int position = random.nextInt(count);
            long id = live[position];
            live[position] = live[--count];
            links.delete(id);
        }
    }

    private void add(long id) {
        if (count == live.length) {
            live = Arrays.copyOf(live, 2 * count);
        }
        live[count++] = id;
    }

    /** One of a few hubs, or one of many; sometimes null. */
    private long anEnd() {
        return random.nextBoolean() ? random.nextInt(20) : 1L + random.nextInt(count + 20);
    }
}
