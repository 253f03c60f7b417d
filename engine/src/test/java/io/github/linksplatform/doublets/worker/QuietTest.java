package io.github.linksplatform.doublets.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class QuietTest {
    @Test
    void isThreeLooksInARow() {
        Iterator<Boolean> looks = List.of(false, false, true, false, true, false, false, false, true)
                .iterator();

        assertThat(new Quiet(looks::next).await()).isTrue();
        assertThat(looks.next()).isTrue();
    }

    @Test
    void isNotWaitedForWithoutEnd() {
        assertThat(new Quiet(() -> true).await()).isFalse();
    }

    @Test
    void isNotWhileAnotherThreadWorks() throws Exception {
        AtomicBoolean work = new AtomicBoolean(true);
        CountDownLatch started = new CountDownLatch(1);
        Thread busy = new Thread(() -> {
            started.countDown();
            while (work.get()) {
                Thread.onSpinWait();
            }
        });
        busy.start();
        started.await();
        try {
            // A JVM that tells of its compilers alone says nothing about this thread.
            assumeThat(System.getProperty("os.name")).startsWith("Linux");
            assertThat(new Quiet().await()).isFalse();
        } finally {
            work.set(false);
            busy.join();
        }
        // Whatever else this JVM still does, it ends.
        boolean quiet = false;
        for (int i = 0; i < 100 && !quiet; i++) {
            quiet = new Quiet().await();
        }
        assertThat(quiet).isTrue();
    }
}
