package io.github.linksplatform.doublets.plugin.fork;

import java.nio.charset.Charset;
import java.util.Collection;
import java.util.List;

/**
 * Whether paths can be handed to the operating system. A JVM that runs under a locale without the letters of a path,
 * such as LC_ALL=C, cannot open the file and would fail somewhere deep inside; a fork inherits the locale.
 */
public final class NativePaths {
    /** What a decoder puts where a byte made no sense in the locale's encoding. */
    private static final char REPLACEMENT = '\uFFFD';

    private NativePaths() {}

    /** The encoding of paths and arguments, which is the locale's. */
    static Charset charset() {
        return Charset.forName(
                System.getProperty("sun.jnu.encoding", Charset.defaultCharset().name()));
    }

    /**
     * Refuses a path that the locale cannot express.
     *
     * @param path a path as the JVM was given it
     * @throws ForkException if the path has other letters
     */
    public static void require(String path) throws ForkException {
        require(List.of(path), charset());
    }

    /** Refuses paths that the encoding cannot express. */
    static void require(Collection<String> paths, Charset charset) throws ForkException {
        for (String path : paths) {
            if (path.indexOf(REPLACEMENT) >= 0 || !charset.newEncoder().canEncode(path)) {
                throw new ForkException("The path " + path + " has letters that the locale's encoding, "
                        + charset.name() + ", cannot express, so that no JVM started from here can open it: set"
                        + " LC_ALL=C.UTF-8 in the environment of Maven, or move the project.");
            }
        }
    }
}
