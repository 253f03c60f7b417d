package io.github.linksplatform.doublets;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each kind of store against the model. A million operations a kind:
 *
 * <pre>mvn -pl engine verify -Dtest=RandomOperationsTest -Ddoublets.test.operations=1000000</pre>
 */
class RandomOperationsTest {
    private static final long OPERATIONS = Long.getLong("doublets.test.operations", 30_000);
    private static final long SEED = Long.getLong("doublets.test.seed", 20261130);

    @TempDir
    Path directory;

    @ParameterizedTest
    @MethodSource("io.github.linksplatform.doublets.StoreKind#stores")
    void theStoreAnswersAsTheModel(StoreKind kind) {
        System.out.printf("%s: %d random operations, seed %d%n", kind, OPERATIONS, SEED);
        try (RandomOperations operations = new RandomOperations(kind, directory, SEED)) {
            operations.perform(OPERATIONS);
        }
    }
}
