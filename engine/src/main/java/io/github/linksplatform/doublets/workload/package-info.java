/**
 * What is done to a store and what must come of it: deterministic data, operations, expected tallies, warm-up, and the
 * meter around a timed region.
 *
 * <p>The data and the golden sums are those of every implementation of this comparison, in any language.
 */
package io.github.linksplatform.doublets.workload;
