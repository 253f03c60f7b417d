package io.github.linksplatform.doublets.plugin.render;

/**
 * A table's charts as SVG.
 *
 * @param linear on a linear scale
 * @param logarithmic on a logarithmic scale
 */
public record Drawings(String linear, String logarithmic) {}
