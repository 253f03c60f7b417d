package io.github.linksplatform.doublets.plugin.report;

import java.util.List;

/**
 * The machine and the software that a report was measured with.
 *
 * @param cpuModel the processor's own name
 * @param architecture for example "amd64"
 * @param cores processors that the system shows
 * @param memoryBytes memory of the machine, in bytes
 * @param containerCpus processors that the container's quota allows; null without a quota
 * @param containerMemoryBytes memory that the container's limit allows, in bytes; null without a limit
 * @param os name and version of the operating system
 * @param loadBefore the one-minute load average when measuring began
 * @param loadAfter the one-minute load average when measuring ended
 * @param cpuPressure share of time that some task waited for a processor while measuring, in percent
 * @param jvm the JVM of the forks, such as "OpenJDK 64-Bit Server VM 17.0.15+6"
 * @param jvmFlags the command line of the forks, without class path and values that may be secret
 * @param removedVariables names of environment variables that change a JVM behind its command line, that were set, and
 *     that forks did not get
 * @param pluginVersion the version of this plugin
 * @param engineVersion the version of its engine
 * @param mavenVersion the version of Maven
 */
public record Environment(
        String cpuModel,
        String architecture,
        Integer cores,
        Long memoryBytes,
        Double containerCpus,
        Long containerMemoryBytes,
        String os,
        Double loadBefore,
        Double loadAfter,
        Double cpuPressure,
        String jvm,
        List<String> jvmFlags,
        List<String> removedVariables,
        String pluginVersion,
        String engineVersion,
        String mavenVersion) {}
