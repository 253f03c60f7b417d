package io.github.linksplatform.doublets.workload;

/**
 * What a tally came to.
 *
 * @param count how many records
 * @param checksum the sum of their checksums modulo 2<sup>64</sup>, unsigned
 */
public record Total(long count, long checksum) {
    /**
     * The sum as people and other languages write it.
     *
     * @return unsigned, in decimal
     */
    public String checksumText() {
        return Long.toUnsignedString(checksum);
    }

    /** For messages: "10 records with checksum 179291499565315928". */
    @Override
    public String toString() {
        return count + (count == 1 ? " record" : " records") + " with checksum " + checksumText();
    }
}
