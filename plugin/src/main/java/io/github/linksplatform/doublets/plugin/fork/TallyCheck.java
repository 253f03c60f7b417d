package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Store;
import io.github.linksplatform.doublets.worker.Job;
import io.github.linksplatform.doublets.worker.Result;
import io.github.linksplatform.doublets.workload.LinksWorkload;
import io.github.linksplatform.doublets.workload.ObjectsWorkload;
import io.github.linksplatform.doublets.workload.Operation;
import io.github.linksplatform.doublets.workload.Total;
import io.github.linksplatform.doublets.workload.Transactions;
import io.github.linksplatform.doublets.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether the operations of a result are those of its job and came to what they must. The engine's worker checks that
 * itself; what another program says is checked here.
 */
public final class TallyCheck {
    /**
     * What an operation must come to.
     *
     * @param name the operation
     * @param kind whether it is repeated where it is short
     * @param records how many records one pass visits
     * @param total the count and checksum of one pass
     */
    public record Expected(String name, Operation.Kind kind, long records, Total total) {}

    private TallyCheck() {}

    /**
     * What the operations of a job must come to.
     *
     * @param job a job
     * @return the operations in their order
     */
    public static List<Expected> expected(Job job) {
        Transactions transactions = Transactions.of(job.transactions());
        return switch (Category.of(job.category())) {
            case LINKS -> expected(new LinksWorkload(job.background(), job.size(), transactions));
            case OBJECTS -> expected(new ObjectsWorkload(job.background(), job.size(), job.idBits(), transactions));
        };
    }

    private static <S extends Store> List<Expected> expected(Workload<S> workload) {
        List<Expected> expected = new ArrayList<>();
        for (Operation<S> operation : workload.operations()) {
            expected.add(new Expected(
                    operation.name(),
                    operation.kind(),
                    operation.records(),
                    operation.timed().expected()));
        }
        return expected;
    }

    /**
     * The first thing that is wrong.
     *
     * @param job the job
     * @param result its result, which has operations
     * @return what is wrong, or empty
     */
    public static Optional<Result.Failure> of(Job job, Result result) {
        List<Expected> expected = expected(job);
        List<Result.Operation> actual = result.operations();
        for (int i = 0; i < expected.size(); i++) {
            Expected wanted = expected.get(i);
            if (i >= actual.size()) {
                return wrong(wanted.name(), wanted.total().toString(), "no such operation");
            }
            Result.Operation found = actual.get(i);
            if (found == null || !wanted.name().equals(found.name())) {
                return wrong(
                        wanted.name(),
                        "it as operation " + (i + 1),
                        found == null ? "null" : String.valueOf(found.name()));
            }
            Optional<Result.Failure> failure = of(wanted, found);
            if (failure.isPresent()) {
                return failure;
            }
        }
        if (actual.size() > expected.size()) {
            Result.Operation more = actual.get(expected.size());
            return wrong(more == null ? "null" : more.name(), "no such operation", "one more");
        }
        return Optional.empty();
    }

    private static Optional<Result.Failure> of(Expected wanted, Result.Operation found) {
        if (found.count() != wanted.total().count()
                || !wanted.total().checksumText().equals(found.checksum())) {
            return wrong(
                    wanted.name(),
                    wanted.total().toString(),
                    found.count() + " records with checksum " + found.checksum());
        }
        if (!(found.ns() > 0) || Double.isInfinite(found.ns())) {
            return wrong(wanted.name(), "a time over 0 ns a record", String.valueOf(found.ns()));
        }
        if (found.passes() < 1) {
            return wrong(wanted.name(), "at least 1 pass", found.passes() + " passes");
        }
        return Optional.empty();
    }

    private static Optional<Result.Failure> wrong(String operation, String expected, String actual) {
        return Optional.of(new Result.Failure(
                operation, expected, actual, operation + ": expected " + expected + ", got " + actual + "."));
    }
}
