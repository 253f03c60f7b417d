/** H2 in the process. */
package io.github.linksplatform.doublets.store.h2;
