package io.github.linksplatform.doublets.plugin.check;

import io.github.linksplatform.doublets.plugin.report.ReportException;
import io.github.linksplatform.doublets.plugin.report.ReportFiles;
import io.github.linksplatform.doublets.plugin.report.StoredReport;
import io.github.linksplatform.doublets.plugin.report.TableId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports to compare with: one run, or several, which are a window. Machines and days differ, so one run alone is a
 * point that says nothing of how far another would lie from it.
 *
 * @param runs the reports of each run
 */
public record Baseline(List<List<StoredReport>> runs) {
    /** Copies the lists. */
    public Baseline {
        runs = runs.stream().map(List::copyOf).toList();
    }

    /**
     * Reads a baseline.
     *
     * @param directory reports of one run, or directories of such, one a run
     * @return the baseline, with at least one report
     * @throws ReportException if there is no report, or one cannot be read
     */
    public static Baseline read(Path directory) {
        List<List<StoredReport>> runs = new ArrayList<>();
        List<StoredReport> own = ReportFiles.readAll(List.of(directory));
        if (!own.isEmpty()) {
            runs.add(own);
        }
        for (Path run : directories(directory)) {
            List<StoredReport> reports = ReportFiles.readAll(List.of(run));
            if (!reports.isEmpty()) {
                runs.add(reports);
            }
        }
        if (runs.isEmpty()) {
            throw new ReportException("The baseline " + directory
                    + " has no reports; copy those of doublets:compare there, or name another directory with"
                    + " doublets.baseline.");
        }
        return new Baseline(runs);
    }

    /** The reports of a table, at most one a run. */
    List<StoredReport> of(TableId table) {
        return runs.stream()
                .flatMap(List::stream)
                .filter(stored -> stored.report().table().equals(table))
                .toList();
    }

    private static List<Path> directories(Path directory) {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.filter(Files::isDirectory).sorted().toList();
        } catch (IOException e) {
            throw new ReportException("The baseline " + directory + " cannot be read: " + e + ".", e);
        }
    }
}
