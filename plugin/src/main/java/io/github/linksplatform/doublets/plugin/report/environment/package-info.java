/** What a report says of the machine, the load on it, the commit and the CI run. What cannot be found out is null. */
package io.github.linksplatform.doublets.plugin.report.environment;
