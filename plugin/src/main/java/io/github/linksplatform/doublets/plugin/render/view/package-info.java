/** What a page shows: reports arranged as headings and tables, every figure already worded. Templates only place it. */
package io.github.linksplatform.doublets.plugin.render.view;
