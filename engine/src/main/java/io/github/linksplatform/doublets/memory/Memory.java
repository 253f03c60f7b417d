package io.github.linksplatform.doublets.memory;

/**
 * Bytes addressed by an offset, little-endian, that can grow: what the records of a store lie in.
 *
 * <p>An abstract class and not an interface, so that the compiler of a JVM with one kind of memory loaded calls it
 * directly. Offsets are in bytes and not checked beyond what memory safety needs: an offset outside
 * {@code [0, capacity)} throws {@link IndexOutOfBoundsException}. New bytes are 0.
 */
public abstract class Memory implements AutoCloseable {
    /** Only this package knows kinds of memory. */
    Memory() {}

    /**
     * Reads four bytes.
     *
     * @param offset where they start, in bytes
     * @return the value, signed
     */
    public abstract int getInt(long offset);

    /**
     * Writes four bytes.
     *
     * @param offset where they start, in bytes
     * @param value the value
     */
    public abstract void putInt(long offset, int value);

    /**
     * Reads eight bytes.
     *
     * @param offset where they start, in bytes
     * @return the value
     */
    public abstract long getLong(long offset);

    /**
     * Writes eight bytes.
     *
     * @param offset where they start, in bytes
     * @param value the value
     */
    public abstract void putLong(long offset, long value);

    /**
     * How much there is.
     *
     * @return the size in bytes
     */
    public abstract long capacity();

    /**
     * Makes room for more. What was written stays, at the same offsets.
     *
     * @param capacity the size wanted, in bytes, not below the present one
     */
    public abstract void grow(long capacity);

    /** Makes all bytes written so far survive a power cut; does nothing on the heap. */
    public abstract void flush();

    /** Gives the bytes back. A second call does nothing. */
    @Override
    public abstract void close();
}
