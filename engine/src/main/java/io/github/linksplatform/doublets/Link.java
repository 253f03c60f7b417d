package io.github.linksplatform.doublets;

/**
 * One link as a value: a copy of what a store held when it was read.
 *
 * @param id the link's own id, from 1; unsigned
 * @param source the id, or external reference, that the link comes from; 0 is null; unsigned
 * @param target the id, or external reference, that the link goes to; 0 is null; unsigned
 */
public record Link(long id, long source, long target) {
    @Override
    public String toString() {
        return "(" + Long.toUnsignedString(id) + ": " + Long.toUnsignedString(source) + " → "
                + Long.toUnsignedString(target) + ")";
    }
}
