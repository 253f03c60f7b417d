/** One repetition in a JVM of its own: a job file in, a result file out. */
package io.github.linksplatform.doublets.worker;
