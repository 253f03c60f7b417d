package io.github.linksplatform.doublets.store;

import java.util.List;

/**
 * A program that runs the server that a store needs, for users who have none. Its main method takes two paths: a
 * directory for the server's files, created if it is missing, and a file into which it writes the server's address once
 * the server accepts connections. It stops the server and ends when its standard input ends.
 *
 * @param mainClass the program's class
 * @param dependencies what it needs on its class path beside the engine and the provider's own jar; see {@link
 *     StoreProvider#dependencies()}
 * @param addressProperty the property of {@link StoreSettings} that tells stores the address
 */
public record ServerProgram(String mainClass, List<String> dependencies, String addressProperty) {}
