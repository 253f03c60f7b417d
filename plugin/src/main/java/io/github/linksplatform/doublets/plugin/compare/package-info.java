/** A comparison from plan to reports on disk, without any type of Maven. */
package io.github.linksplatform.doublets.plugin.compare;
