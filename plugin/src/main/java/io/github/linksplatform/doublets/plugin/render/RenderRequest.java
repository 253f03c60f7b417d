package io.github.linksplatform.doublets.plugin.render;

import io.github.linksplatform.doublets.plugin.render.view.PageBuilder.MemoryColumn;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What to render, from what, to where. Made by {@link #of} and the methods that name the rest.
 *
 * @param results directories of reports
 * @param output a directory for whatever is not committed, such as "target/doublets"
 * @param readmes READMEs whose marked sections are to be written; those whose name ends in ".ru.md" in Russian
 * @param charts a directory of committed charts that the READMEs link to; without it they link to none
 * @param templates a directory of templates that replace built-in ones of the same name
 * @param memoryColumn whether tables show memory
 * @param stepSummary the file of a CI step's summary, which the results are appended to
 * @param mode whether to write
 */
public record RenderRequest(
        List<Path> results,
        Path output,
        List<Path> readmes,
        Optional<Path> charts,
        Optional<Path> templates,
        MemoryColumn memoryColumn,
        Optional<Path> stepSummary,
        Mode mode) {
    /** Whether to write. */
    public enum Mode {
        /** Write what is out of date. */
        WRITE,
        /** Write nothing and find out what of the READMEs and their charts is out of date. */
        VERIFY
    }

    /** Copies the lists. */
    public RenderRequest {
        results = List.copyOf(results);
        readmes = List.copyOf(readmes);
    }

    /**
     * A request that writes no READMEs, with built-in templates and all columns.
     *
     * @param results directories of reports
     * @param output a directory for whatever is not committed
     * @return the request
     */
    public static RenderRequest of(List<Path> results, Path output) {
        return new RenderRequest(
                results,
                output,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                MemoryColumn.SHOWN,
                Optional.empty(),
                Mode.WRITE);
    }

    /**
     * The same with READMEs.
     *
     * @param newReadmes existing files
     * @return the request
     */
    public RenderRequest withReadmes(List<Path> newReadmes) {
        return new RenderRequest(results, output, newReadmes, charts, templates, memoryColumn, stepSummary, mode);
    }

    /**
     * The same with committed charts.
     *
     * @param directory where they lie; created if missing
     * @return the request
     */
    public RenderRequest withCharts(Path directory) {
        return new RenderRequest(
                results, output, readmes, Optional.of(directory), templates, memoryColumn, stepSummary, mode);
    }

    /**
     * The same with templates of the user's.
     *
     * @param directory where they lie
     * @return the request
     */
    public RenderRequest withTemplates(Path directory) {
        return new RenderRequest(
                results, output, readmes, charts, Optional.of(directory), memoryColumn, stepSummary, mode);
    }

    /**
     * The same with or without the column of memory.
     *
     * @param newMemoryColumn whether it is shown
     * @return the request
     */
    public RenderRequest with(MemoryColumn newMemoryColumn) {
        return new RenderRequest(results, output, readmes, charts, templates, newMemoryColumn, stepSummary, mode);
    }

    /**
     * The same with a summary of a CI step.
     *
     * @param file the file to append to
     * @return the request
     */
    public RenderRequest withStepSummary(Path file) {
        return new RenderRequest(results, output, readmes, charts, templates, memoryColumn, Optional.of(file), mode);
    }

    /**
     * The same, written or verified.
     *
     * @param newMode which
     * @return the request
     */
    public RenderRequest with(Mode newMode) {
        return new RenderRequest(results, output, readmes, charts, templates, memoryColumn, stepSummary, newMode);
    }
}
