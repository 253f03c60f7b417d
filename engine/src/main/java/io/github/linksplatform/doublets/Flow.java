package io.github.linksplatform.doublets;

/** What a handler answers, and what a call that used a handler reports: whether to go on. */
public enum Flow {
    /** Go on; as a result: the handler saw everything there was. */
    CONTINUE,
    /** Stop calling the handler; as a result: the handler stopped the call. */
    BREAK
}
