/** FreeMarker, set up so that the same model gives the same bytes everywhere. */
package io.github.linksplatform.doublets.plugin.render.template;
