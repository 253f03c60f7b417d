/** Words and numbers of a page, in its language. */
package io.github.linksplatform.doublets.plugin.render.words;
