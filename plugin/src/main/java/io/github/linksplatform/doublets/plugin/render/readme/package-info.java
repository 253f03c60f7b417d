/** The marked sections of a README: finding them, finding what is wrong with them, and giving them new content. */
package io.github.linksplatform.doublets.plugin.render.readme;
