/** HSQLDB in the process. */
package io.github.linksplatform.doublets.store.hsqldb;
