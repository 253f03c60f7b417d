/** The united layout: a link's ends and its places in both index trees lie in one record. */
package io.github.linksplatform.doublets.united;
