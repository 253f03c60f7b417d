/**
 * Worker processes: their class path, command line, job and result files, and their end, however it comes. A fork's
 * output is a log and never read as data.
 */
package io.github.linksplatform.doublets.plugin.fork;
