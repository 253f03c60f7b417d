/** JetBrains Xodus in the process. */
package io.github.linksplatform.doublets.store.xodus;
