package io.github.linksplatform.doublets.plugin.fork;

/** Forks cannot be started at all; the message is one sentence that says why and what to do. */
public final class ForkException extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * Says why.
     *
     * @param message one sentence
     */
    public ForkException(String message) {
        super(message);
    }

    /**
     * Says why.
     *
     * @param message one sentence
     * @param cause the error behind it
     */
    public ForkException(String message, Throwable cause) {
        super(message, cause);
    }
}
