package io.github.linksplatform.doublets.plugin.mojo;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * What the plugin's descriptor says of its goals.
 *
 * @param goals the goals by name, in the order of the descriptor
 */
record PluginDescriptorFile(Map<String, Goal> goals) {
    /**
     * A goal.
     *
     * @param description what it does, in Markdown
     * @param parameters its parameters that a user can set, by name
     */
    record Goal(String description, Map<String, Parameter> parameters) {}

    /**
     * A parameter.
     *
     * @param property its property; empty if it can be set in a POM alone
     * @param defaultValue its default; empty if it has none
     * @param since the version that brought it
     * @param description what it is, in Markdown
     */
    record Parameter(String property, String defaultValue, String since, String description) {}

    static PluginDescriptorFile read(Path file) throws IOException, ParserConfigurationException, SAXException {
        Element plugin = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(file.toFile())
                .getDocumentElement();
        Map<String, Goal> goals = new LinkedHashMap<>();
        for (Element mojo : children(children(plugin, "mojos").get(0), "mojo")) {
            Map<String, Parameter> parameters = new LinkedHashMap<>();
            Element configuration = children(mojo, "configuration").get(0);
            for (Element parameter : children(children(mojo, "parameters").get(0), "parameter")) {
                if (text(parameter, "editable").equals("true")) {
                    parameters.put(text(parameter, "name"), parameter(parameter, configuration));
                }
            }
            goals.put(text(mojo, "goal"), new Goal(markdown(text(mojo, "description")), parameters));
        }
        return new PluginDescriptorFile(goals);
    }

    private static Parameter parameter(Element parameter, Element configuration) {
        List<Element> configured = children(configuration, text(parameter, "name"));
        String expression =
                configured.isEmpty() ? "" : configured.get(0).getTextContent().strip();
        String defaultValue = configured.isEmpty() ? "" : configured.get(0).getAttribute("default-value");
        return new Parameter(
                expression.replaceAll("[${}]", ""),
                defaultValue,
                text(parameter, "since"),
                markdown(text(parameter, "description")));
    }

    /** The descriptor has HTML. */
    private static String markdown(String html) {
        return html.replaceAll("</?code>", "`")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&")
                .replaceAll("\\s+", " ")
                .strip();
    }

    private static String text(Element parent, String name) {
        List<Element> found = children(parent, name);
        return found.isEmpty() ? "" : found.get(0).getTextContent().strip();
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        NodeList nodes = parent.getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            if (nodes.item(i) instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }
}
