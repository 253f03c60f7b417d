/**
 * From reports on disk to what people read. {@link io.github.linksplatform.doublets.plugin.render.Rendering} is the
 * way in; its packages are the words of a language, the view of a page, templates, READMEs and charts.
 */
package io.github.linksplatform.doublets.plugin.render;
