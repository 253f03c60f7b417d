package io.github.linksplatform.doublets.plugin.mojo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What the generated descriptor tells Maven, and users, of the goals. */
class DescriptorTest {
    private static Element plugin;

    @BeforeAll
    static void readTheDescriptor() throws Exception {
        plugin = document("/META-INF/maven/plugin.xml");
    }

    private static Element document(String resource) throws Exception {
        try (InputStream stream = DescriptorTest.class.getResourceAsStream(resource)) {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(stream)
                    .getDocumentElement();
        }
    }

    @Test
    void eclipseLeavesOutEveryGoal() throws Exception {
        Element metadata = document("/META-INF/m2e/lifecycle-mapping-metadata.xml");

        assertThat(texts(metadata, "goal"))
                .containsExactlyInAnyOrderElementsOf(
                        ours().stream().map(goal -> text(goal, "goal")).toList());
        assertThat(metadata.getElementsByTagName("ignore").getLength()).isEqualTo(1);
    }

    private static List<String> texts(Element parent, String name) {
        NodeList nodes = parent.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> nodes.item(i).getTextContent().strip())
                .toList();
    }

    @Test
    void thePluginSaysWhatItNeeds() {
        assertThat(text(plugin, "goalPrefix")).isEqualTo("doublets");
        assertThat(text(plugin, "requiredMavenVersion")).isEqualTo("3.6.3");
        assertThat(text(plugin, "requiredJavaVersion")).isEqualTo("17");
    }

    @Test
    void everyGoalRunsWithoutAProjectAndBesideOthers() {
        assertThat(goals()).hasSizeGreaterThan(3).allSatisfy(goal -> {
            String name = text(goal, "goal");
            assertThat(text(goal, "description")).as(name).isNotBlank();
            assertThat(text(goal, "requiresProject")).as(name).isEqualTo("false");
            assertThat(text(goal, "threadSafe")).as(name).isEqualTo("true");
            assertThat(text(goal, "aggregator")).as(name).isEqualTo("false");
        });
    }

    @Test
    void everyParameterIsDocumentedAndNamedAsItsProperty() {
        for (Element goal : ours()) {
            Element configuration = children(goal, "configuration").get(0);
            for (Element parameter : children(children(goal, "parameters").get(0), "parameter")) {
                String name = text(parameter, "name");
                if (text(parameter, "editable").equals("true")) {
                    assertThat(text(parameter, "description")).as(name).isNotBlank();
                    assertThat(text(parameter, "since")).as(name).matches("\\d+\\.\\d+\\.\\d+");
                    assertThat(children(configuration, name))
                            .as(name)
                            .allSatisfy(value -> assertThat(value.getTextContent())
                                    .matches("|\\$\\{doublets\\." + property(name) + "}"));
                }
            }
        }
    }

    /** "warmupMinSeconds" belongs to "doublets.warmup.minSeconds", every other to the property of its name. */
    private static String property(String parameter) {
        Matcher grouped = Pattern.compile("(warmup|postgresql)([A-Z])(.*)").matcher(parameter);
        return grouped.matches()
                ? grouped.group(1) + "\\." + grouped.group(2).toLowerCase(Locale.ROOT) + grouped.group(3)
                : parameter;
    }

    /** The goals with parameters of ours: that of the help goal has names that its generator gives. */
    private static List<Element> ours() {
        return goals().stream()
                .filter(goal -> !text(goal, "goal").equals("help"))
                .toList();
    }

    private static List<Element> goals() {
        return children(children(plugin, "mojos").get(0), "mojo");
    }

    private static String text(Element parent, String name) {
        List<Element> children = children(parent, name);
        return children.isEmpty() ? "" : children.get(0).getTextContent().strip();
    }

    private static List<Element> children(Element parent, String name) {
        NodeList nodes = parent.getChildNodes();
        List<Element> children = new ArrayList<>();
        IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .filter(node -> node instanceof Element && node.getNodeName().equals(name))
                .forEach(node -> children.add((Element) node));
        return children;
    }
}
