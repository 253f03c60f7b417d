package io.github.linksplatform.doublets.plugin.compare;

/**
 * What measures.
 *
 * @param pluginVersion the version of the plugin
 * @param engineVersion the version of its engine; null if it is not known
 * @param mavenVersion the version of Maven; null if it is not known
 */
public record Software(String pluginVersion, String engineVersion, String mavenVersion) {}
