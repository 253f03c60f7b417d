package io.github.linksplatform.doublets.worker;

import io.github.linksplatform.doublets.store.Store;
import io.github.linksplatform.doublets.workload.Measurement;
import io.github.linksplatform.doublets.workload.Meter;
import io.github.linksplatform.doublets.workload.Operation;
import io.github.linksplatform.doublets.workload.OperationRunner;
import io.github.linksplatform.doublets.workload.StoreFactory;
import io.github.linksplatform.doublets.workload.WarmUp;
import io.github.linksplatform.doublets.workload.Workload;
import io.github.linksplatform.doublets.workload.WorkloadException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Warms up, then does the one repetition that counts.
 *
 * @param <S> the kind of store
 */
final class Repetition<S extends Store> {
    private final Job job;
    private final StoreFactory<S> stores;
    private final Workload<S> measured;
    private final Workload<S> warmUp;
    private final Progress progress;
    private final Quiet quiet = new Quiet();

    private final List<Result.Operation> operations = new ArrayList<>();
    private Result.WarmUp warmedUp;
    private FileSizes files;
    private Long serverBytes;
    private OptionalLong highest = OptionalLong.empty();
    private Long emptyResidentBytes;
    private Long residentBytes;
    private Long peakResidentBytes;
    private Map<String, String> settings = Map.of();
    private Map<String, String> versions = Map.of();

    Repetition(Job job, StoreFactory<S> stores, Workload<S> measured, Workload<S> warmUp, Progress progress) {
        this.job = job;
        this.stores = stores;
        this.measured = measured;
        this.warmUp = warmUp;
        this.progress = progress;
    }

    /**
     * Does it.
     *
     * @return the figures, or why there are none
     */
    Result run() {
        try {
            progress.at("warm-up");
            WarmUp.Outcome outcome =
                    new WarmUp(job.warmUpMinSeconds(), job.warmUpMaxSeconds()).run(warmUp, stores, System::nanoTime);
            warmUp.release();
            warmedUp = new Result.WarmUp(outcome.cycles(), outcome.seconds(), outcome.plateau() ? "plateau" : "limit");
            progress.at("open");
            // What the warm-up made hot is compiled before anything else is.
            quiet.await();
            ProcessMemory memory = ProcessMemory.start();
            stores.with(store -> {
                measure(store, memory);
                progress.at("close");
                return null;
            });
            progress.at("memory");
            measureMemory();
            return result(null);
        } catch (WorkloadException e) {
            e.printStackTrace(System.out);
            operations.clear();
            return result(
                    new Result.Failure(e.operation(), e.expected(), e.actual(), job.variant() + ", " + e.getMessage()));
        }
    }

    private void measure(S store, ProcessMemory memory) throws WorkloadException {
        describe(store);
        measured.prepare(store);
        // What was prepared is old then, and not moved about while the store is timed.
        memory.look();
        S seen = measured.measured(store);
        OperationRunner runner = new OperationRunner(new Meter(), OperationRunner.MEASURED_READ_NS);
        // Waiting is for what was just looked at for the first time. Between two operations there is nothing of that,
        // and a pause would only let go of what the one before it has left in the caches.
        quiet.await();
        for (Operation<S> operation : measured.operations()) {
            progress.at(operation.name());
            operations.add(figures(runner.run(seen, operation)));
            if (operation.name().equals(Workload.CREATE)) {
                memory.look();
                look(store);
                quiet.await();
            }
        }
        highest = highest(memory);
    }

    /** The peak so far, without what the workload holds to put it into stores. */
    private OptionalLong highest(ProcessMemory memory) {
        OptionalLong prepared = memory.growth();
        measured.release();
        OptionalLong released = memory.growth();
        try {
            OptionalLong highest = memory.highest();
            return prepared.isPresent() && released.isPresent() && highest.isPresent()
                    ? OptionalLong.of(highest.getAsLong() - (prepared.getAsLong() - released.getAsLong()))
                    : OptionalLong.empty();
        } catch (IOException e) {
            return OptionalLong.empty();
        }
    }

    /**
     * Fills one more store, untimed, because the measured one cannot be weighed: it is partly made of native memory that
     * the stores of the warm-up have left, and giving that back to the system first would be paid for in its times.
     */
    private void measureMemory() throws WorkloadException {
        quiet.await();
        ProcessMemory memory = ProcessMemory.startAfterGivingBack();
        peakResidentBytes = boxed(memory.above(highest));
        stores.with(store -> {
            emptyResidentBytes = boxed(memory.growth());
            measured.prepare(store);
            new OperationRunner(new Meter(), 0).run(store, measured.operations().get(0));
            measured.release();
            quiet.await();
            residentBytes = boxed(memory.growthAfterGivingBack());
            return null;
        });
    }

    private void describe(S store) throws WorkloadException {
        try {
            settings = store.settings();
            versions = store.versions();
        } catch (Throwable e) {
            throw WorkloadException.thrown("open", e);
        }
    }

    private void look(S store) throws WorkloadException {
        try {
            List<Path> paths = store.files();
            files = paths.isEmpty() ? null : FileSizes.of(paths);
            serverBytes = boxed(store.serverBytes());
        } catch (Throwable e) {
            throw WorkloadException.thrown(Workload.CREATE, e);
        }
    }

    private static Result.Operation figures(Measurement measurement) {
        return new Result.Operation(
                measurement.operation(),
                measurement.nsPerRecord(),
                perRecord(measurement, measurement.cpuNs()),
                perRecord(measurement, measurement.allocatedBytes()),
                boxed(measurement.gcMs()),
                measurement.passes(),
                measurement.total().count(),
                measurement.total().checksumText());
    }

    private static Double perRecord(Measurement measurement, OptionalLong figure) {
        return figure.isPresent() ? measurement.perRecord(figure.getAsLong()) : null;
    }

    private static Long boxed(OptionalLong value) {
        return value.isPresent() ? value.getAsLong() : null;
    }

    private Result result(Result.Failure failure) {
        return new Result(
                Job.SCHEMA,
                job.variant(),
                job.repetition(),
                failure,
                operations,
                files == null ? null : files.bytes(),
                files == null ? null : files.allocatedBytes(),
                serverBytes,
                emptyResidentBytes,
                residentBytes,
                peakResidentBytes,
                warmedUp,
                settings,
                versions,
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
    }
}
