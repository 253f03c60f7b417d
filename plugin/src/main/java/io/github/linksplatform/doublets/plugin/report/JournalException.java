package io.github.linksplatform.doublets.plugin.report;

/** A run cannot go on from a journal; the message is one sentence that says why and what to do. */
public final class JournalException extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * Says why.
     *
     * @param message one sentence
     */
    public JournalException(String message) {
        super(message);
    }
}
