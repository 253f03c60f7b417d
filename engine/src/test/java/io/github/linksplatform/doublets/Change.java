package io.github.linksplatform.doublets;

/** One call of a {@link ChangeHandler}, as a value. */
public record Change(Link before, Link after) {}
