/**
 * The goals. They validate, adapt and call, and turn each exception into one sentence; this is the only package that
 * knows Maven.
 */
package io.github.linksplatform.doublets.plugin.mojo;
