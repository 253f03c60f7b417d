/**
 * What a store promises, as tests that a provider's author extends. They need JUnit alone. Published as the artifact
 * {@code doublets-engine} with the classifier {@code tests}.
 */
package io.github.linksplatform.doublets.store.contract;
