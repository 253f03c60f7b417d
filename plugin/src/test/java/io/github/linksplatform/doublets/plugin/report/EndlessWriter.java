package io.github.linksplatform.doublets.plugin.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** A process that writes a large file over and over, with one letter and then with another, until it is killed. */
final class EndlessWriter {
    static final int LENGTH = 4 << 20;

    private EndlessWriter() {}

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        byte[] content = new byte[LENGTH];
        for (int i = 0; ; i++) {
            Arrays.fill(content, (byte) (i % 2 == 0 ? 'a' : 'b'));
            AtomicFile.write(file, content);
            if (i == 1) {
                System.out.println("writing");
            }
        }
    }
}
