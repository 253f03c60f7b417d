package io.github.linksplatform.doublets.kill;

import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.StoreKind;
import java.nio.file.Path;

/** The process that is killed: writes to a store until then, or opens and closes one that was left behind. */
final class KilledWriter {
    private KilledWriter() {}

    /** Arguments: kind, directory of the store, file of the progress, seed, links to begin with; or kind and directory. */
    public static void main(String[] arguments) throws Exception {
        StoreKind kind = StoreKind.valueOf(arguments[0]);
        Path directory = Path.of(arguments[1]);
        Progress progress = new Progress(Path.of(arguments[2]));
        if (arguments.length == 3) {
            progress.set(1);
            kind.open(directory).close();
            progress.set(2);
            return;
        }
        WriteScript script = new WriteScript(Long.parseLong(arguments[3]));
        Links links = kind.open(directory);
        script.fill(links, Integer.parseInt(arguments[4]));
        for (long writes = 1; ; writes++) {
            script.step(links);
            progress.set(writes);
        }
    }
}
