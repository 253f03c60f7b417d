package io.github.linksplatform.doublets.plugin.fork;

import java.nio.file.Path;
import java.util.List;

/**
 * A class that a JVM runs.
 *
 * @param mainClass the class whose main method takes the path of a job
 * @param classPath jars and directories
 * @param jvmArguments what the store needs on the command line of its JVM
 */
public record WorkerProgram(String mainClass, List<Path> classPath, List<String> jvmArguments)
        implements MeasuringProgram {
    /** Copies the lists. */
    public WorkerProgram {
        classPath = List.copyOf(classPath);
        jvmArguments = List.copyOf(jvmArguments);
    }
}
