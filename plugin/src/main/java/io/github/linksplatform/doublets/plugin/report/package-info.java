/**
 * Reports: one JSON file a table, the only thing that rendering reads. The records here are its model; the JSON keys
 * are their component names in snake case. Whatever a report does not say is null, and means "not recorded".
 */
package io.github.linksplatform.doublets.plugin.report;
