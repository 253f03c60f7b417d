package io.github.linksplatform.doublets.plugin.fork;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The command line of a fork, handed over in an argument file because a class path may be longer than the system allows. */
final class WorkerCommand {
    /** JDK 24 and later warn about native libraries, and later ones refuse them, unless this is given. */
    private static final int NATIVE_ACCESS_SINCE = 24;

    private WorkerCommand() {}

    /** What shapes the measuring: all options but those that name files. */
    static List<String> flags(JavaInstallation java, JvmArguments user, WorkerProgram program, long heapBytes) {
        List<String> flags = new ArrayList<>(user.heap(heapBytes));
        if (!user.chooseCollector()) {
            // No collector threads beside the measured one, and the same collector however many processors there are.
            flags.add("-XX:+UseSerialGC");
        }
        // Statistics for tools are written into a mapped file, whose write-back stalls the JVM now and then.
        flags.add("-XX:-UsePerfData");
        flags.add("-Dfile.encoding=UTF-8");
        if (java.feature() >= NATIVE_ACCESS_SINCE) {
            flags.add("--enable-native-access=ALL-UNNAMED");
        }
        flags.addAll(program.jvmArguments());
        flags.addAll(user.arguments());
        return flags;
    }

    /** Writes all arguments into a file and returns the command that reads them from there. */
    static List<String> write(
            JavaInstallation java,
            List<String> flags,
            WorkerProgram program,
            Path temporary,
            List<String> programArguments,
            Path file)
            throws IOException, ForkException {
        String classPath =
                program.classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> arguments = new ArrayList<>(flags);
        // Native libraries are unpacked where the build may write and execute, and are gone with the run.
        arguments.add("-Djava.io.tmpdir=" + temporary);
        arguments.add("-cp");
        arguments.add(classPath);
        arguments.add(program.mainClass());
        arguments.addAll(programArguments);

        // The launcher takes the bytes of the file as they are, so they are in the encoding of paths.
        Charset charset = NativePaths.charset();
        List<String> paths = new ArrayList<>(arguments);
        paths.add(file.toString());
        NativePaths.require(paths, charset);
        Files.write(file, arguments.stream().map(WorkerCommand::quote).toList(), charset);
        return List.of(java.executable().toString(), "@" + file);
    }

    private static String quote(String argument) {
        return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
