package io.github.linksplatform.doublets.plugin.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class HtmlPageTest {
    @TempDir
    Path directory;

    private String html;

    @BeforeEach
    void render() throws IOException {
        Rendering.render(RenderRequest.of(List.of(GoldenFilesTest.reports()), directory));
        html = Files.readString(directory.resolve("index.html"));
    }

    private static Document parse(String xml) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    private static List<String> values(Document document, String path) throws Exception {
        NodeList nodes =
                (NodeList) XPathFactory.newInstance().newXPath().evaluate(path, document, XPathConstants.NODESET);
        String[] values = new String[nodes.getLength()];
        Arrays.setAll(values, i -> nodes.item(i).getTextContent());
        return List.of(values);
    }

    @Test
    void thePageIsMadeOfItselfAlone() throws Exception {
        Document page = parse(html);

        assertThat(values(page, "//@src")).isEmpty();
        assertThat(values(page, "//link")).isEmpty();
        assertThat(values(page, "//script")).hasSize(1);
        assertThat(html).doesNotContain("@import", "url(");
        // The runs in the reports are the only addresses of elsewhere.
        assertThat(values(page, "//@href").stream().filter(address -> !address.startsWith("#")))
                .containsExactly("https://github.com/o/r/actions/runs/1", "https://ci.example/runs/%287%29");
    }

    @Test
    void everythingNamedExistsOnce() throws Exception {
        Document page = parse(html);
        List<String> ids = values(page, "//@id");

        assertThat(ids).doesNotHaveDuplicates();
        Set<String> named = new HashSet<>();
        values(page, "//@aria-labelledby").forEach(list -> named.addAll(List.of(list.split(" "))));
        values(page, "//@href").stream()
                .filter(address -> address.startsWith("#"))
                .forEach(address -> named.add(address.substring(1)));
        assertThat(ids).containsAll(named);
    }

    @Test
    void tablesAreReadableWithoutSeeingThem() throws Exception {
        Document page = parse(html);

        assertThat(values(page, "/html/@lang")).containsExactly("en");
        assertThat(values(page, "//th[not(@scope)]")).isEmpty();
        assertThat(values(page, "//tbody/tr[not(th[@scope='row'])]")).isEmpty();
        assertThat(values(page, "//*[local-name()='svg'][not(@role='img') or not(@aria-labelledby)]"))
                .isEmpty();
        assertThat(values(page, "//*[local-name()='svg']")).hasSize(6);
    }

    @Test
    void chartsAreWellFormedAndDescribed() throws Exception {
        try (Stream<Path> charts = Files.list(directory.resolve("charts"))) {
            for (Path chart : charts.toList()) {
                Document svg = parse(Files.readString(chart));
                assertThat(values(svg, "/*/*[local-name()='title']"))
                        .singleElement()
                        .asString()
                        .isNotBlank();
                assertThat(values(svg, "/*/*[local-name()='desc']"))
                        .singleElement()
                        .asString()
                        .contains("SQLite Memory");
            }
        }
    }

    /** Uses the page as a reader does and writes down what it then shows. */
    private static final String SCRIPT = """
            <script>
            function stores(table) {
              return Array.prototype.filter.call(table.tBodies[0].rows, function (row) { return row.hidden === false; })
                .map(function (row) { return row.cells[0].textContent; }).join(",");
            }
            function visible(selector) {
              return Array.prototype.filter.call(document.querySelectorAll(selector),
                function (element) { return element.offsetParent !== null; }).length;
            }
            var report = [];
            report.push("linear " + visible("figure.linear") + " " + visible("figure.logarithmic"));
            document.querySelector("input[value=logarithmic]").click();
            report.push("logarithmic " + visible("figure.linear") + " " + visible("figure.logarithmic"));
            var table = document.querySelector("table.sortable");
            var filter = document.getElementById("filter");
            filter.value = "sqlite memory";
            filter.dispatchEvent(new Event("input"));
            report.push("filtered " + stores(table));
            filter.value = "doublets";
            filter.dispatchEvent(new Event("input"));
            table.tHead.rows[0].cells[1].querySelector("button").click();
            report.push("ascending " + stores(table));
            table.tHead.rows[0].cells[1].querySelector("button").click();
            report.push("descending " + stores(table) + " " + table.tHead.rows[0].cells[1].getAttribute("aria-sort"));
            report.push("outside " + (document.documentElement.scrollWidth > window.innerWidth));
            var shown = document.createElement("pre");
            shown.id = "report";
            shown.textContent = report.join("\\n");
            document.body.appendChild(shown);
            </script>
            """;

    @Test
    void theReaderSortsFiltersAndSwitchesInABrowser() throws Exception {
        Optional<Path> browser = browser();
        assumeThat(browser).as("a browser on the path").isPresent();
        Path page = Files.writeString(directory.resolve("used.html"), html.replace("</body>", SCRIPT + "</body>"));
        Path dom = directory.resolve("dom.html");

        Process process = new ProcessBuilder(
                        browser.get().toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--user-data-dir=" + directory.resolve("profile"),
                        "--window-size=880,900",
                        "--dump-dom",
                        page.toUri().toString())
                .redirectOutput(dom.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            assertThat(process.waitFor(120, TimeUnit.SECONDS))
                    .as("the browser ends")
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }

        assertThat(Files.readString(dom))
                .contains(
                        "linear 3 0\n",
                        "logarithmic 0 3\n",
                        "filtered SQLite Memory,AndroidXSQLite Memory\n",
                        "ascending Doublets Split Volatile,Doublets United Volatile,Doublets United NonVolatile,"
                                + "Doublets Split NonVolatile\n",
                        "descending Doublets United NonVolatile,Doublets United Volatile,Doublets Split Volatile,"
                                + "Doublets Split NonVolatile descending\n",
                        "outside false<");
    }

    private static Optional<Path> browser() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> Stream.of("chromium", "google-chrome", "chromium-browser")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
