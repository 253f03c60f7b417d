package io.github.linksplatform.doublets.memory;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;

/**
 * Memory seen as unsigned words of a store's id width, so that one program serves both widths.
 *
 * <p>An abstract class for the reason that {@link Memory} is one. A word of 32 bits is read as a value from 0 to
 * 2<sup>32</sup>−1.
 */
public abstract class Words {
    /** What the words lie in; another object after growing past what one kind of memory can hold. */
    Memory memory;

    /** Only this package knows kinds of words. */
    Words(Memory memory) {
        this.memory = memory;
    }

    /**
     * Words in a memory.
     *
     * @param memory what they lie in; owned by the words from now on
     * @param bits the id width, 32 or 64
     * @return the words
     */
    public static Words of(Memory memory, int bits) {
        return bits == 32 ? Words32.of(memory) : Words64.of(memory);
    }

    /**
     * Reads a word.
     *
     * @param index which one, from 0
     * @return its value
     */
    public abstract long get(long index);

    /**
     * Writes a word.
     *
     * @param index which one, from 0
     * @param value its value; of a 32-bit word the lower 32 bits
     */
    public abstract void put(long index, long value);

    /**
     * Writes two words that follow each other. 32-bit words are written at once; of 64-bit words the second is written
     * first, so that a process that is killed in between leaves the old first word.
     *
     * @param index where the first one is, an even number
     * @param first the value of the first one
     * @param second the value of the next one
     */
    public abstract void putPair(long index, long first, long second);

    /**
     * Shows the first two words of each record, from record 1 on.
     *
     * @param last the last record to show
     * @param shift the length of a record, as the power of two that its count of words is
     * @param handler sees each record's number and two words
     * @return {@link Flow#BREAK} if the handler stopped the call
     */
    public abstract Flow eachPair(long last, int shift, LinkHandler handler);

    /**
     * What the words lie in, for programs that read several words at once.
     *
     * @return the memory; another object after growing past what one kind of memory can hold
     */
    public final Memory memory() {
        return memory;
    }

    /**
     * Replaces the numbers of records by the first two words of each: the i-th number by those at 2i and 2i + 1.
     *
     * @param records the numbers, in an array with room for the words
     * @param count how many there are
     * @param shift the length of a record, as the power of two that its count of words is
     * @return all bits that are set in any of the numbers
     * @throws IndexOutOfBoundsException perhaps, if there is no such record; else its words have no meaning
     */
    public abstract long readPairs(long[] records, int count, int shift);

    /**
     * Reads a layer of a tree of records whose first two words are the numbers of two records below.
     *
     * @param root the number of the record at the top
     * @param layers how many steps down the layer is, at least 1
     * @param shift the length of a record, as the power of two that its count of words is
     * @param layer takes the 2<sup>layers</sup> numbers, in a form that only {@link #toCharacters} reads
     * @return all bits that are set in any of the numbers that were met above the layer
     * @throws IndexOutOfBoundsException perhaps, if there is no such record; else its words have no meaning
     */
    public abstract long readLayer(long root, int layers, int shift, long[] layer);

    /**
     * Turns a layer into characters.
     *
     * @param layer what {@link #readLayer} wrote
     * @param count how many numbers that were, at least 2
     * @param characters a character for each of the first numbers, as many as a power of two
     * @param out takes the characters
     * @param at where the first one is written
     * @return false if a number has no character: then what was written has no meaning
     */
    public abstract boolean toCharacters(long[] layer, int count, char[] characters, char[] out, int at);

    /**
     * Follows the first words of records, each the number of the next one, to one that has a character.
     *
     * @param record the record to start from
     * @param shift the length of a record, as the power of two that its count of words is
     * @param characters the characters, as many as a power of two
     * @param none what stands for no character
     * @param most after how many steps to give up
     * @return how many steps lead there, or -1
     * @throws IndexOutOfBoundsException perhaps, if there is no such record on the way; else the result has no meaning
     */
    public abstract int stepsToCharacter(long record, int shift, char[] characters, char none, int most);

    /**
     * The size of a word.
     *
     * @return 4 or 8 bytes
     */
    public abstract int bytes();

    /**
     * How many words there are.
     *
     * @return the count
     */
    public final long size() {
        return memory.capacity() / bytes();
    }

    /**
     * Makes room for more words, which are 0.
     *
     * @param size how many words there shall be at least
     * @throws io.github.linksplatform.doublets.LinksException if there is no room
     */
    public final void grow(long size) {
        memory = memory.grow(size * bytes());
    }

    /** See {@link Memory#orderWrites()}. */
    final void orderWrites() {
        memory.orderWrites();
    }

    /** See {@link Memory#flush()}. */
    public final void flush() {
        memory.flush();
    }

    /** See {@link Memory#close()}. */
    public final void close() {
        memory.close();
    }
}
