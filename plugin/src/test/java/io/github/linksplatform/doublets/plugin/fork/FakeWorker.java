package io.github.linksplatform.doublets.plugin.fork;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A worker that does what the variant's name says, by the contract of a worker and no code of the engine's. */
public final class FakeWorker {
    private FakeWorker() {}

    /**
     * Answers a job.
     *
     * @param args the path of the job
     * @throws Exception if it cannot
     */
    @SuppressWarnings({"SystemOut", "CatchAndPrintStackTrace"})
    public static void main(String[] args) throws Exception {
        Thread watch = new Thread(FakeWorker::exitWithParent);
        watch.setDaemon(true);
        watch.start();
        Map<String, Object> job = JSON.std.mapFrom(Files.readString(Path.of(args[0])));
        String variant = (String) job.get("variant");
        Path result = Path.of((String) job.get("result"));
        System.out.println("{\"variant\": \"this is a log, no result\"}");
        switch (variant) {
            case "Dies" -> {
                for (int i = 1; i <= 30; i++) {
                    System.out.println("line " + i);
                }
                Files.writeString(Path.of(result + ".progress"), "create");
                System.exit(3);
            }
            case "Killed" ->
                Runtime.getRuntime()
                        .exec(new String[] {
                            "kill", "-9", Long.toString(ProcessHandle.current().pid())
                        })
                        .waitFor();
            case "Hangs" -> {
                Files.writeString(
                        result.resolveSibling(
                                "../hangs-" + ProcessHandle.current().pid()),
                        "");
                Thread.sleep(3_600_000);
            }
            case "Says_Nothing" -> System.exit(0);
            case "Cut_Short" -> Files.writeString(result, "{\"schema\":1,\"variant\":\"Cut_Sh");
            case "Other_Answer" -> write(result, answer("Another", job));
            case "Empty_Answer" -> write(result, without("operations", answer(variant, job)));
            case "Wrong_Tally" -> {
                Map<String, Object> answer = without("operations", answer(variant, job));
                answer.put(
                        "failure",
                        Map.of(
                                "operation", "update",
                                "expected", "10 records, sum 1",
                                "actual", "9 records, sum 2",
                                "message", "Wrong_Tally, update: a record was lost."));
                write(result, answer);
            }
            default -> write(result, answer(variant, job));
        }
    }

    private static Map<String, Object> answer(String variant, Map<String, Object> job) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("schema", 1);
        answer.put("variant", variant);
        answer.put("repetition", job.get("repetition"));
        answer.put(
                "operations",
                List.of(Map.of("name", "create", "ns", 12.5, "passes", 1, "count", job.get("size"), "checksum", "7")));
        answer.put("jvm", System.getProperty("java.vm.name"));
        // What the test wants to know of the process.
        answer.put(
                "settings",
                Map.of(
                        "warm_up",
                        job.get("warm_up_min_seconds") + " to " + job.get("warm_up_max_seconds"),
                        "heap",
                        Long.toString(Runtime.getRuntime().maxMemory()),
                        "tmpdir",
                        System.getProperty("java.io.tmpdir"),
                        "flag",
                        System.getProperty("flag", "none")));
        answer.put("a_key_of_the_future", 1);
        return answer;
    }

    private static Map<String, Object> without(String key, Map<String, Object> answer) {
        answer.remove(key);
        return answer;
    }

    private static void write(Path result, Map<String, Object> answer) throws IOException {
        Path temporary = result.resolveSibling("result.tmp");
        Files.write(temporary, JSON.std.asString(answer).getBytes(StandardCharsets.UTF_8));
        Files.move(temporary, result, StandardCopyOption.ATOMIC_MOVE);
    }

    private static void exitWithParent() {
        try {
            while (System.in.read() >= 0) {
                // Nothing is ever sent.
            }
        } catch (IOException e) {
            // The parent is gone, too.
        }
        Runtime.getRuntime().halt(1);
    }
}
