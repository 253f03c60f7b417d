package io.github.linksplatform.doublets.workload;

/** A store did something wrong, or threw, in an operation. */
public final class WorkloadException extends Exception {
    private static final long serialVersionUID = 1L;

    /** The operation that was wrong. */
    private final String operation;
    /** What was expected. */
    private final String expected;
    /** What came instead. */
    private final String actual;

    private WorkloadException(String operation, String expected, String actual, String message, Throwable cause) {
        super(message, cause);
        this.operation = operation;
        this.expected = expected;
        this.actual = actual;
    }

    /**
     * A store came to something else than it should.
     *
     * @param operation where
     * @param expected what is right
     * @param actual what it was
     * @return the exception, whose message says so in one sentence
     */
    public static WorkloadException wrong(String operation, String expected, String actual) {
        return new WorkloadException(
                operation, expected, actual, operation + ": expected " + expected + ", got " + actual + ".", null);
    }

    /**
     * A store, or the library behind it, threw.
     *
     * @param operation where
     * @param cause what it threw
     * @return the exception, whose message says so in one sentence
     */
    public static WorkloadException thrown(String operation, Throwable cause) {
        String reason = cause.getMessage() == null ? "" : ": " + cause.getMessage();
        String message = operation + ": the store threw " + cause.getClass().getName() + reason;
        return new WorkloadException(operation, null, null, message, cause);
    }

    /**
     * Where it went wrong.
     *
     * @return the operation's name, or "open" or "close"
     */
    public String operation() {
        return operation;
    }

    /**
     * What would have been right.
     *
     * @return in words, or null if the store threw
     */
    public String expected() {
        return expected;
    }

    /**
     * What it was instead.
     *
     * @return in words, or null if the store threw
     */
    public String actual() {
        return actual;
    }
}
