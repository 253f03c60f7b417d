/** Results as plain text of 80 columns, for the end of a build. */
package io.github.linksplatform.doublets.plugin.render.console;
