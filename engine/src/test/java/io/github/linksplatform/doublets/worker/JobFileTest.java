package io.github.linksplatform.doublets.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JobFileTest {
    private static final String LEAST =
            "'schema':1,'category':'links','variant':'Noop','size':20000," + "'directory':'/d','result':'/r'";

    @TempDir
    private Path directory;

    private Job read(String json) throws BadJobException, IOException {
        return JobFile.read(Files.writeString(directory.resolve("job.json"), json.replace('\'', '"')));
    }

    @Test
    void takesWhatIsLeftOutAsThePluginWould() throws Exception {
        assertThat(read("{" + LEAST + "}"))
                .isEqualTo(new Job(1, "links", "Noop", 64, 20_000, 0, "all", 1, 10_000, 1, 10, "/d", "/r", Map.of()));
    }

    @Test
    void readsAllThereIs() throws Exception {
        assertThat(read("{" + LEAST + ",'id_bits':32,'background':3000,'transactions':'each','repetition':7,"
                        + "'warm_up_size':5,'warm_up_min_seconds':0.5,'warm_up_max_seconds':2,"
                        + "'properties':{'postgresql.url':'jdbc:x'},'later':{'more':[1]}}"))
                .isEqualTo(new Job(
                        1,
                        "links",
                        "Noop",
                        32,
                        20_000,
                        3_000,
                        "each",
                        7,
                        5,
                        0.5,
                        2,
                        "/d",
                        "/r",
                        Map.of("postgresql.url", "jdbc:x")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    'schema':2                     | The job has schema 2; this worker understands schema 1
                    'schema':null                  | The job has no schema; give a whole number.
                    'size':0                       | The job's size is 0; valid: 1 to 2000000000.
                    'size':3000000000              | The job's size is 3000000000; valid: 1 to 2000000000.
                    'size':99999999999999999999999 | give a whole number.
                    'size':1.5                     | The job's size is '1.5'; give a whole number.
                    'size':'many'                  | The job's size is 'many'; give a whole number.
                    'background':-1                | The job's background is -1; valid: 0 to 1999980000.
                    'background':1999980001        | The job's background is 1999980001; valid: 0 to 1999980000.
                    'id_bits':16                   | The job's id_bits is 16; valid: 32 and 64.
                    'category':'trees'             | The category is 'trees'; valid categories are links and objects.
                    'category':' '                 | The job's category is ' '; give a text that is not empty.
                    'transactions':'none'          | transactions is 'none'; valid are all and each.
                    'repetition':0                 | The job's repetition is 0; valid: 1 and more.
                    'warm_up_size':20001           | The job's warm_up_size is 20001; valid: 1 to the size, 20000.
                    'warm_up_min_seconds':-1       | The warm-up takes -1.0 to 10.0 seconds
                    'warm_up_max_seconds':0.5      | The warm-up takes 1.0 to 0.5 seconds
                    'warm_up_min_seconds':'long'   | The job's warm_up_min_seconds is 'long'; give a number of seconds.
                    'variant':7                    | The job's variant is '7'; give a text that is not empty.
                    'directory':null               | The job has no directory; give a text that is not empty.
                    'result':''                    | The job's result is ''; give a text that is not empty.
                    'properties':[]                | The job's properties are not a JSON object
                    """)
    void saysWhatIsNotValid(String change, String message) {
        String key = change.substring(0, change.indexOf(':') + 1);
        String rest = Stream.of(LEAST.split(",", -1))
                .filter(entry -> !entry.startsWith(key))
                .collect(Collectors.joining(","));

        assertThatThrownBy(() -> read("{" + rest + "," + change + "}"))
                .isInstanceOf(BadJobException.class)
                .hasMessageContaining(message);
    }

    @Test
    void keepsAPasswordOutOfItsMessage() {
        assertThatThrownBy(() -> read("{" + LEAST + ",'properties':{'password':12345}}"))
                .isInstanceOf(BadJobException.class)
                .hasMessage("The job's property password is not a text.");
    }

    @ParameterizedTest
    @CsvSource({"''", "{", "[1]", "no JSON"})
    void namesAFileThatIsNoJob(String content) {
        assertThatThrownBy(() -> read(content))
                .isInstanceOf(BadJobException.class)
                .hasMessageStartingWith("The job file " + directory.resolve("job.json") + " is not a JSON object");
    }

    @Test
    void namesAFileThatIsMissing() {
        assertThatThrownBy(() -> JobFile.read(directory.resolve("none.json")))
                .isInstanceOf(BadJobException.class)
                .hasMessageContaining(directory.resolve("none.json") + " cannot be read");
    }
}
