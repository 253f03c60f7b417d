/** Links and posts in any ordered map of bytes: what a provider of one needs is the map. */
package io.github.linksplatform.doublets.store.keyvalue;
