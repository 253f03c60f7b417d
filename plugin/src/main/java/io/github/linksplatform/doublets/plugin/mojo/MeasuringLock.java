package io.github.linksplatform.doublets.plugin.mojo;

import java.util.concurrent.locks.ReentrantLock;
import org.apache.maven.execution.MavenSession;

/** Keeps measurements of modules that are built at the same time apart. */
final class MeasuringLock {
    private static final String KEY = MeasuringLock.class.getName();

    private MeasuringLock() {}

    /**
     * The one lock of a build. It is kept by the session, as each module may load this class anew.
     */
    static ReentrantLock of(MavenSession session) {
        var data = session.getRepositorySession().getData();
        data.set(KEY, null, new ReentrantLock(true));
        return (ReentrantLock) data.get(KEY);
    }
}
