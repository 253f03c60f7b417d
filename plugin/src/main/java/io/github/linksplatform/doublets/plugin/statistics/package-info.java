/**
 * From samples to words: medians and quartiles, the verdict, its probability, interval and confidence, and warnings.
 * Knows reports and nothing of how they are shown.
 */
package io.github.linksplatform.doublets.plugin.statistics;
