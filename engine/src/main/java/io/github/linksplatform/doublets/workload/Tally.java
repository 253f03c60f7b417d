package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.LinkConsumer;

/**
 * Counts records and adds up their checksums while they go by. The sum does not depend on their order; a lost, doubled
 * or altered record changes it.
 *
 * <p>A link's checksum is mix(mix(id, from), to) with mix(a, b) = ((a · γ) xor b) · γ, modulo 2<sup>64</sup>; it tells
 * a link from the same link with its ends swapped.
 */
public final class Tally implements LinkConsumer {
    private long count;
    private long checksum;

    /** Starts at nothing. */
    public Tally() {}

    /**
     * The checksum of a link.
     *
     * @param id its id
     * @param from where it comes from
     * @param to where it goes to
     * @return 64 bits
     */
    public static long checksum(long id, long from, long to) {
        return mix(mix(id, from), to);
    }

    private static long mix(long a, long b) {
        return ((a * SplitMix64.GAMMA) ^ b) * SplitMix64.GAMMA;
    }

    @Override
    public void accept(long id, long from, long to) {
        count++;
        checksum += checksum(id, from, to);
    }

    /**
     * Counts one record of another kind.
     *
     * @param recordChecksum its checksum
     */
    public void add(long recordChecksum) {
        count++;
        checksum += recordChecksum;
    }

    /**
     * The sum so far.
     *
     * @return the sum of the checksums
     */
    long checksum() {
        return checksum;
    }

    /**
     * Tells what was found by one key from the same found by another one: gives what has gone by since a sum a weight.
     *
     * @param since {@link #checksum()} before the records that were found by the key
     * @param key the key
     */
    void weigh(long since, long key) {
        checksum = since + (checksum - since) * weight(key);
    }

    /** Odd, so that no bit of what is weighed gets lost. */
    static long weight(long key) {
        return 2 * key + 1;
    }

    /**
     * Counts records that are not looked at.
     *
     * @param records how many there are
     */
    public void addUnseen(long records) {
        count += records;
    }

    /** Goes back to nothing. */
    void clear() {
        count = 0;
        checksum = 0;
    }

    /**
     * Whether this is what was expected, without an object for the question.
     *
     * @param expected the right total
     * @return whether both the count and the sum are equal
     */
    boolean is(Total expected) {
        return count == expected.count() && checksum == expected.checksum();
    }

    /**
     * What has gone by so far.
     *
     * @return the count and the sum
     */
    public Total total() {
        return new Total(count, checksum);
    }
}
