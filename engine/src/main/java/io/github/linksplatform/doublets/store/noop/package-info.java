/** A store that costs next to nothing, to measure what the harness itself takes. */
package io.github.linksplatform.doublets.store.noop;
