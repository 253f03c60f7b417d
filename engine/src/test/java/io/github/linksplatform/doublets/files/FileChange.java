package io.github.linksplatform.doublets.files;

import io.github.linksplatform.doublets.StoreKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Something that happens to the files of a store. */
enum FileChange {
    /** One bit, or a few. */
    FLIP {
        @Override
        String apply(Path file, Random random) throws IOException {
            byte[] bytes = Files.readAllBytes(file);
            StringBuilder done = new StringBuilder("flipped");
            int flips = 1 + random.nextInt(3);
            for (int i = 0; i < flips; i++) {
                int bit = random.nextInt(bytes.length * Byte.SIZE);
                bytes[bit / Byte.SIZE] ^= (byte) (1 << (bit % Byte.SIZE));
                done.append(" byte ").append(bit / Byte.SIZE).append(" bit ").append(bit % Byte.SIZE);
            }
            Files.write(file, bytes);
            return done.toString();
        }
    },

    /** One bit in the header, or in the records right after it. */
    FLIP_AT_START {
        @Override
        String apply(Path file, Random random) throws IOException {
            byte[] bytes = Files.readAllBytes(file);
            int bit = random.nextInt(64 * Byte.SIZE);
            bytes[bit / Byte.SIZE] ^= (byte) (1 << (bit % Byte.SIZE));
            Files.write(file, bytes);
            return "flipped byte " + bit / Byte.SIZE + " bit " + bit % Byte.SIZE;
        }
    },

    /** Another small number in a word, which is more plausible than what a flip makes. */
    SMALL_NUMBER {
        @Override
        String apply(Path file, Random random) throws IOException {
            byte[] bytes = Files.readAllBytes(file);
            int position = random.nextInt(bytes.length / Long.BYTES) * Long.BYTES;
            bytes[position] = (byte) random.nextInt(130);
            Files.write(file, bytes);
            return "byte " + position + " is " + bytes[position];
        }
    },

    /** A range of zeros, as of a block that was never written. */
    ZEROS {
        @Override
        String apply(Path file, Random random) throws IOException {
            byte[] bytes = Files.readAllBytes(file);
            int start = random.nextInt(bytes.length);
            int end = Math.min(bytes.length, start + 1 + random.nextInt(600));
            Arrays.fill(bytes, start, end, (byte) 0);
            Files.write(file, bytes);
            return "zeros from byte " + start + " to " + end;
        }
    },

    /** Any shorter length. */
    CUT {
        @Override
        String apply(Path file, Random random) throws IOException {
            byte[] bytes = Files.readAllBytes(file);
            int length = switch (random.nextInt(4)) {
                case 0 -> bytes.length / 2;
                case 1 -> 10;
                case 2 -> random.nextInt(bytes.length / 32) * 32;
                default -> random.nextInt(bytes.length);
            };
            Files.write(file, Arrays.copyOf(bytes, length));
            return "cut to " + length + " bytes";
        }
    },

    /** Bytes after the end. */
    APPEND {
        @Override
        String apply(Path file, Random random) throws IOException {
            int length = random.nextInt(3) == 0 ? 64 * (1 + random.nextInt(60)) : 1 + random.nextInt(100);
            byte[] bytes = new byte[length];
            if (random.nextBoolean()) {
                random.nextBytes(bytes);
            }
            Files.write(file, bytes, StandardOpenOption.APPEND);
            return length + " bytes appended, the first " + bytes[0];
        }
    },

    /** The two files of a split store in each other's place; two records of a united one. */
    SWAP {
        @Override
        String apply(StoreKind kind, Path store, Random random) throws IOException {
            List<Path> files = kind.files(store);
            if (files.size() == 1) {
                return super.apply(kind, store, random);
            }
            Path aside = store.resolve("aside");
            Files.move(files.get(0), aside);
            Files.move(files.get(1), files.get(0));
            Files.move(aside, files.get(1), StandardCopyOption.ATOMIC_MOVE);
            return "data and index swapped";
        }

        @Override
        String apply(Path file, Random random) throws IOException {
            byte[] bytes = Files.readAllBytes(file);
            int record = 64;
            int first = random.nextInt(bytes.length / record) * record;
            int second = random.nextInt(bytes.length / record) * record;
            byte[] kept = Arrays.copyOfRange(bytes, first, first + record);
            System.arraycopy(bytes, second, bytes, first, record);
            System.arraycopy(kept, 0, bytes, second, record);
            Files.write(file, bytes);
            return "64 bytes swapped, from " + first + " and " + second;
        }
    },

    /** Nothing happens to the file, but it is opened as one of the other id width. */
    OTHER_WIDTH {
        @Override
        String apply(Path file, Random random) {
            return "opened as the other width";
        }
    };

    /** How many times as often as a change of the whole file one of a part of it is tried. */
    private static final FileChange[] WEIGHTED = {
        FLIP,
        FLIP,
        FLIP,
        FLIP,
        FLIP,
        FLIP,
        FLIP_AT_START,
        FLIP_AT_START,
        FLIP_AT_START,
        SMALL_NUMBER,
        SMALL_NUMBER,
        SMALL_NUMBER,
        SMALL_NUMBER,
        SMALL_NUMBER,
        ZEROS,
        ZEROS,
        CUT,
        CUT,
        CUT,
        APPEND,
        APPEND,
        SWAP,
        OTHER_WIDTH
    };

    static FileChange random(Random random) {
        return WEIGHTED[random.nextInt(WEIGHTED.length)];
    }

    /** Changes one of the store's files, and says how. */
    String apply(StoreKind kind, Path store, Random random) throws IOException {
        List<Path> files = kind.files(store);
        Path file = files.get(random.nextInt(files.size()));
        return file.getFileName() + ": " + apply(file, random);
    }

    abstract String apply(Path file, Random random) throws IOException;
}
