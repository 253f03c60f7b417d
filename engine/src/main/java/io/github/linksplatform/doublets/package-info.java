/**
 * Doublets: data kept as links, each an id, a source and a target.
 *
 * <p>This package is the public interface of every store and decorator; it depends on nothing but the JDK.
 */
package io.github.linksplatform.doublets;
