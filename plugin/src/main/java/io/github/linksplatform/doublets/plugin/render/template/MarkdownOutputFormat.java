package io.github.linksplatform.doublets.plugin.render.template;

import freemarker.core.CommonMarkupOutputFormat;
import java.io.IOException;
import java.io.Writer;

/**
 * Markdown as GitHub reads it: values are escaped so that each shows as the text it is, also in the cell of a table. A
 * value is one piece of a line, so its line ends become {@code <br>}.
 */
final class MarkdownOutputFormat extends CommonMarkupOutputFormat<MarkdownText> {
    static final MarkdownOutputFormat INSTANCE = new MarkdownOutputFormat();

    private static final String BACKSLASHED = "\\|*_[]~$`";

    private MarkdownOutputFormat() {}

    @Override
    public String getName() {
        return "Markdown";
    }

    @Override
    public String getMimeType() {
        return "text/markdown";
    }

    @Override
    public void output(String text, Writer out) throws IOException {
        out.write(escapePlainText(text));
    }

    @Override
    public String escapePlainText(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '\r' -> escaped.append(i + 1 < text.length() && text.charAt(i + 1) == '\n' ? "" : "<br>");
                case '\n' -> escaped.append("<br>");
                default -> {
                    if (BACKSLASHED.indexOf(c) >= 0) {
                        escaped.append('\\');
                    }
                    escaped.append(c);
                }
            }
        }
        return escaped.toString();
    }

    @Override
    public boolean isLegacyBuiltInBypassed(String builtIn) {
        return false;
    }

    @Override
    protected MarkdownText newTemplateMarkupOutputModel(String plainText, String markup) {
        return new MarkdownText(plainText, markup);
    }
}
