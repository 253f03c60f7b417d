/** Bar charts of tables: Java computes where everything lies, a template prints it as SVG. Needs no fonts and no AWT. */
package io.github.linksplatform.doublets.plugin.render.chart;
