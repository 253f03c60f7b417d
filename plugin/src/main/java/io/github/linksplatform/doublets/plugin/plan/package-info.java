/**
 * From configuration to plan: which tables there are, which variants are rows of them, how often each is measured, in
 * which order, and with how much memory and time. Everything that can be refused is refused here, before any fork.
 */
package io.github.linksplatform.doublets.plugin.plan;
