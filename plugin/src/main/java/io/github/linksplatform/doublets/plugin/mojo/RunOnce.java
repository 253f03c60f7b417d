package io.github.linksplatform.doublets.plugin.mojo;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.InputLocation;
import org.apache.maven.model.InputSource;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.plugin.MojoExecution;

/**
 * Runs a goal once in a build of several modules. An execution that modules inherit is one execution, declared in one
 * POM; modules that each declare an execution of their own have one each. A goal on the command line is one, too.
 */
final class RunOnce {
    private RunOnce() {}

    /** Whether this is the first module of the build that gets to this execution; only the first time this is asked. */
    static boolean isFirst(MavenSession session, MojoExecution execution) {
        String key = RunOnce.class.getName() + " " + execution.getGoal() + " " + execution.getExecutionId() + " "
                + declaredIn(execution);
        return session.getRepositorySession().getData().set(key, null, true);
    }

    private static String declaredIn(MojoExecution execution) {
        if (execution.getSource() == MojoExecution.Source.CLI || execution.getPlugin() == null) {
            return "";
        }
        PluginExecution declared = execution.getPlugin().getExecutionsAsMap().get(execution.getExecutionId());
        InputLocation location = declared == null ? null : declared.getLocation("");
        InputSource source = location == null ? null : location.getSource();
        return source == null ? "" : String.valueOf(source.getModelId());
    }
}
