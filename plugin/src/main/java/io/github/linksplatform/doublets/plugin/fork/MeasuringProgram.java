package io.github.linksplatform.doublets.plugin.fork;

/** What measures a variant in a process of its own: the engine's worker in a JVM, or any program. */
public sealed interface MeasuringProgram permits WorkerProgram, ExternalProgram {}
