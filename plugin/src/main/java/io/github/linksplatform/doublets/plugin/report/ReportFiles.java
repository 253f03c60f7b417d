package io.github.linksplatform.doublets.plugin.report;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reports on disk: {@code <category>-<language>-<bits>-<size>.json} in one or more directories. */
public final class ReportFiles {
    private ReportFiles() {}

    /**
     * Writes a report under the name of its table, through a temporary file.
     *
     * @param directory where to; created if missing
     * @param report the report
     * @return the file
     * @throws ReportException if the report is not sound or cannot be written; a former file is then as before
     */
    public static Path write(Path directory, Report report) {
        Path file = directory.resolve(report.table().fileName());
        ReportCheck.check(file, report);
        try {
            AtomicFile.write(file, StableJson.write(report).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new ReportException("The report " + file + " cannot be written: " + reason(e) + ".", e);
        }
        return file;
    }

    /**
     * Reads one report.
     *
     * @param file the file
     * @return its content
     * @throws ReportException if the file is missing, is a directory, is empty, was cut, is no report, or is of a newer
     *     schema
     */
    public static Report read(Path file) {
        if (Files.isDirectory(file)) {
            throw new ReportException("The report " + file
                    + " is a directory; name the directory that holds the reports, or remove this one from it.");
        }
        byte[] json;
        try {
            json = Files.readAllBytes(file);
        } catch (IOException e) {
            throw new ReportException("The report " + file + " cannot be read: " + reason(e) + ".", e);
        }
        if (json.length == 0) {
            throw new ReportException("The report " + file + " is empty; delete it or measure its table again.");
        }
        return parse(file, json);
    }

    /**
     * Reads the reports of directories, in the order of the directories and of the file names in each.
     *
     * @param directories directories; every file in them whose name ends in ".json" is a report
     * @return the reports
     * @throws ReportException if a directory is missing, a report cannot be read, or two are of one table
     */
    public static List<StoredReport> readAll(List<Path> directories) {
        List<StoredReport> reports = new ArrayList<>();
        Map<String, Path> seen = new HashMap<>();
        for (Path directory : directories) {
            for (Path file : list(directory)) {
                Report report = read(file);
                refuseSecond(seen, file.getFileName().toString(), file);
                if (!file.getFileName().toString().equals(report.table().fileName())) {
                    refuseSecond(seen, report.table().fileName(), file);
                }
                reports.add(new StoredReport(file, report));
            }
        }
        return reports;
    }

    private static void refuseSecond(Map<String, Path> seen, String name, Path file) {
        Path first = seen.putIfAbsent(name, file);
        if (first != null) {
            throw new ReportException("Two reports are of the table " + name + ": " + first + " and " + file
                    + "; a table is measured on one machine, so keep one of them.");
        }
    }

    private static List<Path> list(Path directory) {
        if (!Files.isDirectory(directory)) {
            throw new ReportException("The directory of reports " + directory
                    + " does not exist; measure with doublets:compare first, or name another with doublets.results.");
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.getFileName().toString().endsWith(".json"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new ReportException("The directory of reports " + directory + " cannot be read: " + reason(e), e);
        }
    }

    private static Report parse(Path file, byte[] json) {
        try {
            Integer schema = ReportJson.schema(json);
            if (schema != null && (schema < 1 || schema > Report.SCHEMA)) {
                throw new ReportException(
                        "The report " + file + " is of schema " + schema + "; this plugin knows schema " + Report.SCHEMA
                                + ", so render it with the plugin that wrote it, or a newer one.");
            }
            Report report = ReportJson.read(json);
            ReportCheck.check(file, report);
            return report;
        } catch (JsonMappingException e) {
            throw new ReportException(
                    "The report " + file + " has a value that is not valid" + at(e.getLocation()) + path(e) + ": "
                            + firstLine(e.getOriginalMessage()) + ".",
                    e);
        } catch (JsonProcessingException e) {
            if (e.getOriginalMessage().startsWith("Unexpected end-of-input")) {
                throw new ReportException(
                        "The report " + file + " was cut short after " + json.length
                                + " bytes; delete it or measure its table again.",
                        e);
            }
            throw new ReportException(
                    "The report " + file + " is not JSON" + at(e.getLocation()) + ": "
                            + firstLine(e.getOriginalMessage()) + ".",
                    e);
        } catch (IOException e) {
            throw new ReportException("The report " + file + " cannot be read: " + reason(e) + ".", e);
        }
    }

    private static String at(JsonLocation location) {
        return location == null || location.getLineNr() < 1
                ? ""
                : " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
    }

    private static String path(JsonMappingException e) {
        StringBuilder path = new StringBuilder();
        for (JsonMappingException.Reference step : e.getPath()) {
            if (step.getFieldName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.length() == 0 ? "" : ".").append(step.getFieldName());
            }
        }
        return path.length() == 0 ? "" : " at " + path;
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("no reason given");
    }

    /** The exceptions of java.nio.file say in their class name what went wrong, and only the path in their message. */
    private static String reason(IOException e) {
        String kind = e.getClass().getSimpleName().replaceAll("Exception$", "");
        return e.getClass() == IOException.class ? e.getMessage() : kind + " (" + e.getMessage() + ")";
    }
}
