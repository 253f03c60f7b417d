package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The whole workload on every store of links there is, at both widths. */
class GoldenSumsTest {
    /**
     * How many links are tried: as many as take seconds on a busy machine. SQL keeps 64 bits whatever the width, so
     * that one width is enough there.
     */
    private static long largest(Variant variant, int idBits) {
        return switch (variant.name()) {
            case "Noop", "Doublets_Split_Volatile" -> idBits == 32 ? 1_000_000 : 100_000;
            case "SQLite_Memory", "SQLite_File" -> idBits == 64 ? 100_000 : 1_000;
            default -> variant.role() == Variant.Role.DEFAULT ? 100_000 : 1_000;
        };
    }

    /** One run. */
    record Case(StoreProvider provider, String variant, int idBits, GoldenSums golden) {
        @Override
        public String toString() {
            return variant + ", " + idBits + " bits, " + golden.size() + " links";
        }
    }

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (StoreProvider provider : ServiceLoader.load(StoreProvider.class)) {
            for (Variant variant : provider.variants()) {
                for (int idBits : new int[] {32, 64}) {
                    for (GoldenSums golden : GoldenSums.ALL) {
                        if (variant.category() == Category.LINKS && golden.size() <= largest(variant, idBits)) {
                            cases.add(new Case(provider, variant.name(), idBits, golden));
                        }
                    }
                }
            }
        }
        return cases;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyStoreComesToTheGoldenSums(Case run, @TempDir Path directory) throws Exception {
        Map<String, String> totals = new HashMap<>();
        OperationRunner runner = new OperationRunner(new Meter(), 0);
        LinksWorkload workload = new LinksWorkload(0, run.golden().size(), Transactions.ALL);

        try (LinkStore store =
                run.provider().openLinks(new StoreSettings(run.variant(), run.idBits(), directory, Map.of()))) {
            workload.prepare(store);
            for (Operation<LinkStore> operation : workload.operations()) {
                totals.put(
                        operation.name(), runner.run(store, operation).total().checksumText());
            }
        }

        assertThat(totals)
                .containsEntry("create", run.golden().created())
                .containsEntry("query_all", run.golden().created())
                .containsEntry("query_by_id", run.golden().created())
                .containsEntry("query_by_from_to", run.golden().created())
                .containsEntry("update", run.golden().swapped())
                .hasSize(8);
    }
}
