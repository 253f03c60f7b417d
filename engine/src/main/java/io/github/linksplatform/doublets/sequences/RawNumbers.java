package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.LinksConstants;
import io.github.linksplatform.doublets.LinksException;

/**
 * Numbers as external references, in the "hybrid" form of the C# and Rust implementations of Doublets: v is stored as
 * 2<sup>w</sup> − v, and 0, which would be null that way, as 2<sup>w−1</sup>.
 *
 * @param constants the constants of the store's id width w, with external references
 */
public record RawNumbers(LinksConstants constants) {
    /**
     * Checks that there are external references to stand for numbers.
     *
     * @param constants the constants of the store's id width w, with external references
     * @throws IllegalArgumentException if the constants have none
     */
    public RawNumbers {
        if (!constants.externalReferences()) {
            throw new IllegalArgumentException(
                    "Raw numbers need external references, and these constants have none; use LinksConstants.of(bits).");
        }
    }

    /**
     * The largest number that can be stored; the smallest is 0.
     *
     * @return 2<sup>w−1</sup> − 1
     */
    public long max() {
        return constants.maxInternal();
    }

    /**
     * The reference that stands for a number.
     *
     * @param number 0 … {@link #max()}
     * @return an external reference
     * @throws LinksException if the number is negative or too large
     */
    public long toReference(long number) {
        if (number < 0 || number > max()) {
            throw new LinksException("The number " + number + " cannot be stored: a store with ids of "
                    + constants.bits() + " bits keeps the numbers 0 to " + max() + ".");
        }
        return number == 0 ? max() + 1 : -number & constants.maxValue();
    }

    /**
     * The number that a reference stands for.
     *
     * @param reference an external reference
     * @return 0 … {@link #max()}
     * @throws LinksException if the value refers to a link, or to nothing
     */
    public long toNumber(long reference) {
        if (!constants.isExternal(reference)) {
            throw new LinksException("The value " + Long.toUnsignedString(reference)
                    + " is not a number: a number is a reference above " + max() + ".");
        }
        return reference == max() + 1 ? 0 : -reference & constants.maxValue();
    }
}
