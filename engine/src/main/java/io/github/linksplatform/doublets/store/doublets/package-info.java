/** Links and posts in Doublets: both layouts, in memory and in files. */
package io.github.linksplatform.doublets.store.doublets;
