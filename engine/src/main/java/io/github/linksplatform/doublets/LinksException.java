package io.github.linksplatform.doublets;

/** What a store of links could not do. The message is one sentence that names the thing and the value. */
public class LinksException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * A failure without another one behind it.
     *
     * @param message what failed, with what value, and what is valid
     */
    public LinksException(String message) {
        super(message);
    }

    /**
     * A failure that another one caused.
     *
     * @param message what failed, with what value, and what is valid
     * @param cause the failure behind it
     */
    public LinksException(String message, Throwable cause) {
        super(message, cause);
    }
}
