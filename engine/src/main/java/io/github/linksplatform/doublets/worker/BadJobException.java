package io.github.linksplatform.doublets.worker;

/** A job that cannot be done as it stands. The message is one sentence: the key, the value, what is valid. */
final class BadJobException extends Exception {
    private static final long serialVersionUID = 1L;

    BadJobException(String message) {
        super(message);
    }

    BadJobException(String message, Throwable cause) {
        super(message, cause);
    }
}
