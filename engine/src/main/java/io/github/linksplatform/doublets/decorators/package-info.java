/**
 * Rules that a plain store does not have, each one a {@link io.github.linksplatform.doublets.Links} around another:
 * unique links, deletion of usages, references that exist, a log of changes.
 *
 * <p>They go together in the order that {@link io.github.linksplatform.doublets.decorators.DecoratedLinks} gives them.
 * None of them calls itself, however long a chain of links or large a cycle is.
 */
package io.github.linksplatform.doublets.decorators;
