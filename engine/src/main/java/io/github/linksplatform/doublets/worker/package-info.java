/**
 * One repetition in a JVM of its own: a job file in, a result file out.
 *
 * <p>To run one by hand, after {@code mvn -pl engine package dependency:copy-dependencies}, write a job (what is left
 * out is taken as the plugin would):
 *
 * <pre>{@code
 * {"schema": 1, "category": "links", "variant": "Doublets_Split_Volatile", "id_bits": 32, "size": 100000,
 *  "directory": "/tmp/stores", "result": "/tmp/result.json"}
 * }</pre>
 *
 * and, from a terminal,
 *
 * <pre>{@code
 * java -Xms512m -Xmx512m -XX:+UseSerialGC -XX:-UsePerfData -cp 'engine/target/classes:engine/target/dependency/*' \
 *     io.github.linksplatform.doublets.worker.Worker /tmp/job.json
 * }</pre>
 *
 * <p>Its standard input must stay open, or the worker ends: without a terminal, start it as
 * {@code sleep infinity | java …}. Memory is measured only with a fixed heap, {@code -Xms} equal to {@code -Xmx}. The
 * variant "Noop" shows what of the figures is the harness itself. Exit codes:
 * {@link io.github.linksplatform.doublets.worker.Worker}; keys: {@link io.github.linksplatform.doublets.worker.Job} and
 * {@link io.github.linksplatform.doublets.worker.Result} in snake case.
 */
package io.github.linksplatform.doublets.worker;
