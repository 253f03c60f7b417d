package io.github.linksplatform.doublets.plugin.render;

import java.nio.file.Path;
import java.util.List;

/**
 * What rendering did.
 *
 * @param written files that got new content
 * @param outdated files that would have got new content, where nothing was to be written
 * @param unmarked READMEs without a marked section, which were left alone
 * @param console the results as lines of at most 80 columns
 * @param warnings what did not work and does no harm to the rest, a sentence each
 */
public record RenderedFiles(
        List<Path> written, List<Path> outdated, List<Path> unmarked, List<String> console, List<String> warnings) {}
