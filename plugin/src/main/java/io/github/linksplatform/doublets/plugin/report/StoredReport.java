package io.github.linksplatform.doublets.plugin.report;

import java.nio.file.Path;

/**
 * A report and the file that it was read from.
 *
 * @param file the file
 * @param report its content
 */
public record StoredReport(Path file, Report report) {}
