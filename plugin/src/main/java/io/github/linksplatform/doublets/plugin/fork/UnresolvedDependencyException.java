package io.github.linksplatform.doublets.plugin.fork;

/** A provider's library can neither be found locally nor be downloaded. */
public final class UnresolvedDependencyException extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * Says which.
     *
     * @param message one sentence with the coordinates and what to do
     * @param cause what the resolver said
     */
    public UnresolvedDependencyException(String message, Throwable cause) {
        super(message, cause);
    }
}
