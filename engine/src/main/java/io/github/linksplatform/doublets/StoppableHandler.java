package io.github.linksplatform.doublets;

/**
 * Hands changes to a handler until it answers {@link Flow#BREAK}, and remembers that it did: what a call that makes
 * several changes puts around the handler it was given, because a stop ends the telling and not the changes.
 */
public final class StoppableHandler implements ChangeHandler {
    private final ChangeHandler handler;
    private Flow flow = Flow.CONTINUE;

    /**
     * Hands changes to a handler.
     *
     * @param handler sees each change until it stops, or null
     */
    public StoppableHandler(ChangeHandler handler) {
        this.handler = handler;
    }

    /**
     * Hands on one change, unless the handler has stopped.
     *
     * @return {@link Flow#CONTINUE}, always: the one to ask is {@link #flow()}
     */
    @Override
    public Flow handle(
            long beforeId, long beforeSource, long beforeTarget, long afterId, long afterSource, long afterTarget) {
        if (handler != null && flow == Flow.CONTINUE) {
            flow = handler.handle(beforeId, beforeSource, beforeTarget, afterId, afterSource, afterTarget);
        }
        return Flow.CONTINUE;
    }

    /**
     * What the whole call reports.
     *
     * @return {@link Flow#BREAK} if the handler has stopped
     */
    public Flow flow() {
        return flow;
    }
}
