package io.github.linksplatform.doublets.plugin.report;

/** A report that cannot be read or written, or that does not fit beside another; the message is one sentence. */
public final class ReportException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message one sentence naming the file and what is wrong
     */
    public ReportException(String message) {
        super(message);
    }

    /**
     * Creates the exception.
     *
     * @param message one sentence naming the file and what is wrong
     * @param cause what it follows from
     */
    public ReportException(String message, Throwable cause) {
        super(message, cause);
    }
}
