package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.compare.ProgressLine;
import java.io.Console;
import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.logging.Log;

/**
 * Shows progress as a build should: one line that is written over and over on a terminal, a plain line now and then
 * elsewhere and with -B, nothing with -q.
 */
final class MavenDisplay implements ProgressLine.Display {
    private static final long NANOS_BETWEEN_LINES = TimeUnit.SECONDS.toNanos(15);

    /** Lines that are longer would wrap, and could not be written over. */
    private static final int WIDTH = 79;

    private final Log log;
    private final PrintStream terminal;
    private long shown;
    private boolean pending;

    private MavenDisplay(Log log, PrintStream terminal) {
        this.log = log;
        this.terminal = terminal;
    }

    /** The display for a build: its terminal if there is one that a person looks at. */
    static MavenDisplay of(MavenSession session, Log log) {
        boolean rewritable =
                log.isInfoEnabled() && session.getRequest().isInteractiveMode() && isTerminal(System.console());
        return new MavenDisplay(log, rewritable ? System.out : null);
    }

    @Override
    public void message(String text) {
        log.info(text);
    }

    @Override
    public void line(String text) {
        if (terminal != null) {
            String cut = text.length() > WIDTH ? text.substring(0, WIDTH - 1) + "…" : text;
            terminal.print("\r" + cut + " ".repeat(WIDTH - cut.length()));
            terminal.flush();
            pending = true;
            return;
        }
        long now = System.nanoTime();
        if (shown == 0 || now - shown >= NANOS_BETWEEN_LINES) {
            log.info(text);
            shown = now;
        }
    }

    @Override
    public void failure(String text) {
        end();
        log.warn(text);
    }

    @Override
    public void end() {
        if (pending) {
            terminal.print("\r" + " ".repeat(WIDTH) + "\r");
            terminal.flush();
            pending = false;
        }
    }

    /** Since Java 22 there is a console where there is no terminal, and a method that tells. */
    private static boolean isTerminal(Console console) {
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }
}
