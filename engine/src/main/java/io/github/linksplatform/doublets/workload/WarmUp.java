package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.Store;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;

/**
 * Runs a workload on fresh, discarded stores until it is compiled: at least for a minimum of time and until the cycles'
 * times agree ({@link Plateau}), at most for a maximum. A cycle's time is what its operations took of the CPU, so that
 * other processes and the disk do not make it look unsettled; where CPU time cannot be measured, wall time.
 *
 * @param minSeconds how long at least
 * @param maxSeconds how long at most; a running operation is still finished
 */
public record WarmUp(double minSeconds, double maxSeconds) {
    /** The fewest cycles that can end in a plateau. */
    static final int MIN_CYCLES = 10;

    private static final long UNFINISHED = -1;

    /**
     * How it went.
     *
     * @param cycles how many whole cycles ran
     * @param seconds how long they took
     * @param plateau whether their times agreed in the end; false if time ran out first
     */
    public record Outcome(long cycles, double seconds, boolean plateau) {}

    /**
     * Checks the limits.
     *
     * @param minSeconds how long at least
     * @param maxSeconds how long at most; a running operation is still finished
     * @throws IllegalArgumentException if they are negative, not numbers, or the wrong way round
     */
    public WarmUp {
        if (!(minSeconds >= 0 && maxSeconds >= minSeconds)) {
            throw new IllegalArgumentException("The warm-up takes " + minSeconds + " to " + maxSeconds
                    + " seconds; valid are at least 0, the second not below the first.");
        }
    }

    /**
     * Warms up.
     *
     * @param <S> the kind of store
     * @param workload the workload at the size of a cycle
     * @param stores opens the store of each cycle
     * @param clock the time in ns, such as {@code System::nanoTime}
     * @return how it went
     * @throws WorkloadException if a store fails
     */
    public <S extends Store> Outcome run(Workload<S> workload, StoreFactory<S> stores, LongSupplier clock)
            throws WorkloadException {
        return run(workload, stores, clock, measurement -> measurement.cpuNs().orElse(measurement.wallNs()));
    }

    /** The same with another idea of what an operation took. */
    <S extends Store> Outcome run(
            Workload<S> workload, StoreFactory<S> stores, LongSupplier clock, ToLongFunction<Measurement> cost)
            throws WorkloadException {
        OperationRunner runner = new OperationRunner(new Meter(), 0);
        Plateau plateau = new Plateau();
        long start = clock.getAsLong();
        long cycles = 0;
        while (true) {
            double seconds = seconds(start, clock);
            if (seconds >= minSeconds && cycles >= MIN_CYCLES && plateau.reached()) {
                return new Outcome(cycles, seconds, true);
            }
            long cycleNs = seconds >= maxSeconds
                    ? UNFINISHED
                    : stores.with(
                            store -> cycle(workload, store, runner, cost, () -> seconds(start, clock) < maxSeconds));
            if (cycleNs == UNFINISHED) {
                return new Outcome(cycles, seconds(start, clock), false);
            }
            plateau.add(cycleNs);
            cycles++;
        }
    }

    private static <S extends Store> long cycle(
            Workload<S> workload,
            S store,
            OperationRunner runner,
            ToLongFunction<Measurement> cost,
            BooleanSupplier timeLeft)
            throws WorkloadException {
        workload.prepare(store);
        S measured = workload.measured(store);
        long ns = 0;
        for (Operation<S> operation : workload.operations()) {
            if (!timeLeft.getAsBoolean()) {
                return UNFINISHED;
            }
            ns += cost.applyAsLong(runner.run(measured, operation));
        }
        return ns;
    }

    private static double seconds(long start, LongSupplier clock) {
        return (clock.getAsLong() - start) / 1e9;
    }
}
