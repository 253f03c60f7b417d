/** Where the records of a store lie: on the heap, or in a mapped file. */
package io.github.linksplatform.doublets.memory;
