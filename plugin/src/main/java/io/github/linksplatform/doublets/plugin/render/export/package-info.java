/** Figures in the formats of other tools. */
package io.github.linksplatform.doublets.plugin.render.export;
