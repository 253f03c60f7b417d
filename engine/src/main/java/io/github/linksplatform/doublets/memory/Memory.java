package io.github.linksplatform.doublets.memory;

/**
 * Bytes addressed by an offset, little-endian, that can grow: what the records of a store lie in.
 *
 * <p>An abstract class and not an interface, so that the compiler of a JVM with one kind of memory loaded calls it
 * directly. Offsets are in bytes, lie in {@code [0, capacity)} and are multiples of the size that is read or written;
 * an access outside is an error of the caller that throws {@link IndexOutOfBoundsException} or reads another value of
 * this memory, but never touches anything else. New bytes are 0.
 *
 * <p>A kind of memory is named, outside its own class, only where its methods are called and never as a value of this
 * type: to check such a use the JVM would load the class, and the compiler then has to expect it in every call.
 */
public abstract class Memory implements AutoCloseable {
    /** The most bytes that one array or one mapped buffer is used for; a multiple of every growth step. */
    static final long SINGLE_LIMIT = (1L << 31) - (1L << 27);

    /** Only this package knows kinds of memory. */
    Memory() {}

    /**
     * Memory on the heap: one array while one can hold it, pieces above that.
     *
     * @param capacity the size in bytes
     * @return zeros
     */
    public static Memory heap(long capacity) {
        return capacity <= SINGLE_LIMIT ? HeapMemory.of(capacity) : HeapPieces.of(capacity);
    }

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
     * Reads eight bytes. In memory of pieces the offset must be a multiple of four and the eight bytes must lie in one
     * record, which never spans two pieces.
     *
     * @param offset where they start, in bytes
     * @return the value
     */
    public abstract long getLong(long offset);

    /**
     * Reads the first eight bytes of a record. Where the memory is one array or buffer, it takes fewer instructions than
     * {@link #getLong(long)} with an offset that the caller computes.
     *
     * @param record the record's number, unsigned
     * @param shift the length of a record in bytes, as a power of two
     * @return the value
     */
    public abstract long getLong(int record, int shift);

    /**
     * Writes eight bytes, as one write where the offset is a multiple of eight.
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
     * Makes room for more. What was written stays, at the same offsets. On the heap there may be more room afterwards
     * than was asked for.
     *
     * @param capacity the size wanted, in bytes, not below the present one
     * @return the memory to use from now on: this one, or one of a kind that can be so large
     * @throws io.github.linksplatform.doublets.LinksException if a file cannot be made so large
     */
    public abstract Memory grow(long capacity);

    /**
     * Keeps the order of what is written before and after this call, as far as anybody can tell who finds the bytes of a
     * killed process. Nobody finds those of the heap, so it does nothing there.
     */
    public abstract void orderWrites();

    /**
     * Makes all bytes written so far survive a power cut; does nothing on the heap.
     *
     * @throws io.github.linksplatform.doublets.LinksException if the operating system reports a failure
     */
    public abstract void flush();

    /** Gives the bytes back, mapped ones as soon as the garbage collector finds them. A second call does nothing. */
    @Override
    public abstract void close();
}
