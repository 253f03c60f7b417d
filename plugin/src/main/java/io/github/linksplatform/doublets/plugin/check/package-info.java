/** New reports against a baseline: whether a store became slower, beyond what noise explains. */
package io.github.linksplatform.doublets.plugin.check;
