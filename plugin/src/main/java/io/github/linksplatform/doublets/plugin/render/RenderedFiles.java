package io.github.linksplatform.doublets.plugin.render;

import java.nio.file.Path;
import java.util.List;

/**
 * What rendering did.
 *
 * @param written files that got new content
 * @param unchanged files that had their content already
 * @param outdated files that would have got new content, if nothing was to be written
 * @param unmarked READMEs without a marked section, which were left alone
 */
public record RenderedFiles(List<Path> written, List<Path> unchanged, List<Path> outdated, List<Path> unmarked) {}
