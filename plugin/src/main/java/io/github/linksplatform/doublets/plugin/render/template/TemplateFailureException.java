package io.github.linksplatform.doublets.plugin.render.template;

/** A template that cannot be read or does not fit the model; the message is one sentence that names it. */
public final class TemplateFailureException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message one sentence
     * @param cause what FreeMarker says
     */
    public TemplateFailureException(String message, Throwable cause) {
        super(message, cause);
    }

    /**
     * Creates the exception.
     *
     * @param message one sentence
     */
    public TemplateFailureException(String message) {
        super(message);
    }
}
