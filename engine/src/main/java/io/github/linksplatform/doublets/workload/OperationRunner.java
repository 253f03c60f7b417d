package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.Store;
import io.github.linksplatform.doublets.workload.Operation.Kind;
import io.github.linksplatform.doublets.workload.Operation.Pass;

/** Runs operations on stores: each timed in one transaction a pass, and every pass checked. */
public final class OperationRunner {
    /** How long a read operation is repeated at least where it is measured, in ns: 5 ms. */
    public static final long MEASURED_READ_NS = 5_000_000;

    private final Meter meter;
    private final long minimumReadNs;
    private final Tally tally = new Tally();

    /**
     * A runner.
     *
     * @param meter measures the timed regions
     * @param minimumReadNs for how long read operations are repeated in whole passes, in ns; 0 for one pass
     */
    public OperationRunner(Meter meter, long minimumReadNs) {
        this.meter = meter;
        this.minimumReadNs = minimumReadNs;
    }

    /**
     * Runs one operation.
     *
     * @param <S> the kind of store
     * @param store where
     * @param operation what
     * @return what it took
     * @throws WorkloadException if the store came to something else than it should, or threw
     */
    public <S extends Store> Measurement run(S store, Operation<S> operation) throws WorkloadException {
        try {
            long passes = time(store, operation);
            check(operation, operation.timed());
            if (operation.readBack().isPresent()) {
                Pass<S> readBack = operation.readBack().get();
                pass(store, readBack);
                check(operation, readBack);
            }
            return new Measurement(
                    operation.name(),
                    operation.records(),
                    passes,
                    meter.wallNs(),
                    meter.cpuNs(),
                    meter.allocatedBytes(),
                    meter.gcMs(),
                    operation.timed().expected());
        } catch (WorkloadException e) {
            throw e;
        } catch (Throwable e) {
            // Whatever a library throws is its failure: also that it does not link, or that the heap is too small.
            throw WorkloadException.thrown(operation.name(), e);
        }
    }

    /**
     * The timed region. Passes are added in batches that double, so that the clock is read seldom where a pass is
     * short. Stops at the first wrong pass.
     */
    private <S extends Store> long time(S store, Operation<S> operation) throws Exception {
        Pass<S> timed = operation.timed();
        boolean repeat = operation.kind() == Kind.READ;
        long passes = 0;
        long target = 1;
        meter.start();
        do {
            while (passes < target) {
                pass(store, timed);
                passes++;
                if (!tally.is(timed.expected())) {
                    meter.stop();
                    return passes;
                }
            }
            target = passes * 2;
        } while (repeat && meter.elapsedNs() < minimumReadNs);
        meter.stop();
        return passes;
    }

    private <S extends Store> void pass(S store, Pass<S> pass) throws Exception {
        tally.clear();
        store.begin();
        pass.body().run(store, tally);
        store.commit();
    }

    private void check(Operation<?> operation, Pass<?> pass) throws WorkloadException {
        if (!tally.is(pass.expected())) {
            throw WorkloadException.wrong(
                    operation.name(), pass.expected().toString(), tally.total().toString());
        }
    }
}
