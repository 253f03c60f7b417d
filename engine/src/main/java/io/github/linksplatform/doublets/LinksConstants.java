package io.github.linksplatform.doublets;

/**
 * The reserved values of an id width, as every Doublets implementation defines them.
 *
 * <p>With M the largest internal value (2<sup>w−1</sup>−1 where half of the ids are external references,
 * 2<sup>w</sup>−1 where none is): continue = M, break = M−1, skip = M−2, any = M−3, itself = M−4, error = M−5, and
 * internal ids are 1 … M−6. All values are unsigned.
 *
 * @param bits the id width, 32 or 64
 * @param externalReferences whether the upper half of the values stands for things outside the store
 */
public record LinksConstants(int bits, boolean externalReferences) {
    /** No link. */
    public static final long NULL = 0;

    /**
     * Checks the width.
     *
     * @param bits the id width, 32 or 64
     * @param externalReferences whether the upper half of the values stands for things outside the store
     * @throws IllegalArgumentException if {@code bits} is neither 32 nor 64
     */
    public LinksConstants {
        if (bits != 32 && bits != 64) {
            throw new IllegalArgumentException("The id width is " + bits + " bits; valid widths are 32 and 64.");
        }
    }

    /**
     * The constants of a width, with external references: what every store of this project uses.
     *
     * @param bits 32 or 64
     * @return the constants
     */
    public static LinksConstants of(int bits) {
        return new LinksConstants(bits, true);
    }

    /**
     * The largest value that is not an external reference.
     *
     * @return M
     */
    public long maxInternal() {
        return externalReferences ? maxValue() >>> 1 : maxValue();
    }

    /**
     * The largest value of the width.
     *
     * @return 2<sup>w</sup>−1
     */
    public long maxValue() {
        return -1L >>> (64 - bits);
    }

    /**
     * The value that means "whatever it is" in a query.
     *
     * @return M−3
     */
    public long any() {
        return maxInternal() - 3;
    }

    /**
     * The value that means "the link's own id" where a source or target is given.
     *
     * @return M−4
     */
    public long itself() {
        return maxInternal() - 4;
    }

    /**
     * The largest id that a link can have.
     *
     * @return M−6
     */
    public long maxId() {
        return maxInternal() - 6;
    }

    /**
     * Whether a value refers to something outside the store.
     *
     * @param value a source or target
     * @return whether it is an external reference
     */
    public boolean isExternal(long value) {
        return externalReferences && Long.compareUnsigned(value, maxInternal()) > 0;
    }

    /**
     * What an end of a link is, once its id is known.
     *
     * @param end a source or target as it was given
     * @param id the link's id
     * @return the id if the end is {@link #itself()}, else the end
     * @throws LinksException if the end does not fit the id width
     */
    public long resolve(long end, long id) {
        if (Long.compareUnsigned(end, maxValue()) > 0) {
            throw new LinksException("The value " + Long.toUnsignedString(end) + " does not fit a store of " + bits
                    + "-bit ids, whose largest value is " + Long.toUnsignedString(maxValue()) + ".");
        }
        return end == itself() ? id : end;
    }
}
