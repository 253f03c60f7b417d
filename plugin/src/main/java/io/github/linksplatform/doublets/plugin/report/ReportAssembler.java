package io.github.linksplatform.doublets.plugin.report;

import io.github.linksplatform.doublets.plugin.plan.HeapSize;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.WarmUp;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.worker.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Turns results of workers into reports, without deriving anything from the figures. */
public final class ReportAssembler {
    private static final String LANGUAGE = "Java";

    /** The key of the engine's version among the versions of a store that binds SQLite. */
    private static final String SQLITE = "SQLite";

    private static final String HIBERNATE = "Hibernate ORM";
    private static final String POSTGRESQL = "PostgreSQL";

    private final Plan plan;
    private final RunFacts facts;
    private final String estimator;

    /**
     * An assembler of the reports of one run.
     *
     * @param plan what was to be measured
     * @param facts what all reports say alike
     * @param estimator how quartiles will be estimated
     */
    public ReportAssembler(Plan plan, RunFacts facts, String estimator) {
        this.plan = plan;
        this.facts = facts;
        this.estimator = estimator;
    }

    /**
     * The report of a table.
     *
     * @param run what came of its repetitions
     * @return the report, with raw figures; empty if there was no repetition
     */
    public Optional<Report> assemble(TableRun run) {
        if (run.isEmpty()) {
            return Optional.empty();
        }
        Table table = run.table();
        List<VariantResult> rows = new ArrayList<>();
        for (Variant variant : table.variants()) {
            rows.add(row(variant, run.results(variant.name()), run.failure(variant.name())));
        }
        return Optional.of(new Report(
                Report.SCHEMA,
                new TableId(LANGUAGE, table.category().key(), table.idBits(), table.size()),
                table.repetitions(),
                WarmUp.size(table.size()),
                plan.warmUp().minSeconds(),
                provenance(rows),
                new Method(
                        estimator,
                        plan.transactions().key(),
                        plan.background(),
                        plan.seed(),
                        plan.warmUp().maxSeconds(),
                        HeapSize.need(table, plan.background()),
                        plan.baselineVariant().orElse(null),
                        run.seconds()),
                facts.environment(),
                facts.calibration(),
                List.of(),
                rows));
    }

    private static VariantResult row(Variant variant, List<Result> results, VariantResult.Failure failure) {
        Result first = results.isEmpty() ? null : results.get(0);
        return new VariantResult(
                variant.name(),
                median(results, Result::fileBytes),
                median(results, Result::serverBytes),
                variant.durability().name().toLowerCase(Locale.ROOT),
                variant.baseline().orElse(null),
                median(results, Result::fileAllocatedBytes),
                memory(results),
                first == null ? null : first.settings(),
                first == null ? null : first.versions(),
                warmUps(results),
                failure,
                operations(results));
    }

    private static VariantResult.Memory memory(List<Result> results) {
        Long resident = median(results, Result::residentBytes);
        Long peak = median(results, Result::peakResidentBytes);
        return resident == null && peak == null ? null : new VariantResult.Memory(resident, peak);
    }

    private static VariantResult.WarmUps warmUps(List<Result> results) {
        List<Result.WarmUp> warmUps =
                results.stream().map(Result::warmUp).filter(Objects::nonNull).toList();
        return warmUps.isEmpty()
                ? null
                : new VariantResult.WarmUps(
                        warmUps.stream().map(Result.WarmUp::cycles).toList(),
                        warmUps.stream().map(Result.WarmUp::seconds).toList(),
                        warmUps.stream().map(Result.WarmUp::endedBy).toList());
    }

    private static Map<String, OperationResult> operations(List<Result> results) {
        Map<String, List<Result.Operation>> byName = new LinkedHashMap<>();
        for (Result result : results) {
            for (Result.Operation operation : result.operations()) {
                byName.computeIfAbsent(operation.name(), name -> new ArrayList<>())
                        .add(operation);
            }
        }
        Map<String, OperationResult> operations = new LinkedHashMap<>();
        byName.forEach((name, samples) -> operations.put(
                name,
                OperationResult.raw(
                        samples.stream().map(Result.Operation::ns).toList(),
                        all(samples, Result.Operation::cpuNs),
                        all(samples, Result.Operation::allocatedBytes),
                        all(
                                samples,
                                operation -> operation.gcMs() == null ? null : Double.valueOf(operation.gcMs())))));
        return operations;
    }

    /** One figure of every sample, or null if a sample lacks it. */
    private static List<Double> all(List<Result.Operation> samples, Function<Result.Operation, Double> figure) {
        List<Double> figures =
                samples.stream().map(figure).filter(Objects::nonNull).toList();
        return figures.size() == samples.size() ? figures : null;
    }

    private static Long median(List<Result> results, Function<Result, Long> figure) {
        long[] sorted = results.stream()
                .map(figure)
                .filter(Objects::nonNull)
                .mapToLong(Long::longValue)
                .sorted()
                .toArray();
        if (sorted.length == 0) {
            return null;
        }
        return Math.round(Arrays.stream(sorted, (sorted.length - 1) / 2, sorted.length / 2 + 1)
                .average()
                .orElseThrow());
    }

    private Provenance provenance(List<VariantResult> rows) {
        String sqlite = null;
        Map<String, Provenance.SqliteProvider> providers = new TreeMap<>();
        Provenance.Postgresql postgresql = null;
        for (VariantResult row : rows) {
            Map<String, String> versions = row.versions() == null ? Map.of() : row.versions();
            String version = versions.get(SQLITE);
            if (version != null) {
                sqlite = sqlite == null ? version : sqlite;
                versions.forEach((name, library) -> {
                    if (!name.equals(SQLITE)) {
                        providers.put(name, new Provenance.SqliteProvider(library, version));
                    }
                });
            }
            if (versions.containsKey(POSTGRESQL)) {
                postgresql = new Provenance.Postgresql(
                        "pgjdbc", versions.get("pgjdbc"), null, versions.get(HIBERNATE), versions.get(POSTGRESQL));
            }
        }
        String engine = facts.environment().engineVersion();
        return new Provenance(
                sqlite,
                providers.isEmpty() ? null : providers,
                postgresql,
                new Provenance.Software(
                        engine == null ? Map.of() : Map.of("doublets", engine),
                        facts.environment().jvm()),
                facts.runUrl(),
                facts.sourceSha(),
                facts.date(),
                facts.machine());
    }
}
