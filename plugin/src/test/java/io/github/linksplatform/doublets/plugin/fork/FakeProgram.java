package io.github.linksplatform.doublets.plugin.fork;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.jr.ob.JSON;
import io.github.linksplatform.doublets.worker.Job;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program of {@link FakeWorker}, apart from it because a fork has nothing of the plugin on its class path. */
public final class FakeProgram {
    private FakeProgram() {}

    /**
     * The program.
     *
     * @return it, with a class path of nothing but what it needs
     */
    public static WorkerProgram create() {
        List<Path> classPath = new ArrayList<>();
        for (Class<?> type : List.of(FakeWorker.class, Job.class, JSON.class, JsonFactory.class)) {
            classPath.add(Path.of(URI.create(
                    type.getProtectionDomain().getCodeSource().getLocation().toString())));
        }
        return new WorkerProgram(FakeWorker.class.getName(), classPath, List.of());
    }
}
