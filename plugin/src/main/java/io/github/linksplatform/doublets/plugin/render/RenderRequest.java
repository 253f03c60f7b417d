package io.github.linksplatform.doublets.plugin.render;

import io.github.linksplatform.doublets.plugin.render.view.PageBuilder.MemoryColumn;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What to render, from what, to where.
 *
 * @param results directories of reports
 * @param readmes READMEs whose marked sections are to be written; those whose name ends in ".ru.md" in Russian
 * @param templates a directory of templates that replace built-in ones of the same name
 * @param output a directory for whatever is not committed, such as "target/doublets"
 * @param memoryColumn whether tables show memory
 * @param mode whether to write
 */
public record RenderRequest(
        List<Path> results,
        List<Path> readmes,
        Optional<Path> templates,
        Path output,
        MemoryColumn memoryColumn,
        Mode mode) {
    /** Whether to write. */
    public enum Mode {
        /** Write what is out of date. */
        WRITE,
        /** Write nothing and find out what is out of date. */
        VERIFY
    }

    /** Copies the lists. */
    public RenderRequest {
        results = List.copyOf(results);
        readmes = List.copyOf(readmes);
    }
}
