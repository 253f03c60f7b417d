package io.github.linksplatform.doublets.plugin.render.template;

import freemarker.core.CommonTemplateMarkupOutputModel;

/** A piece of Markdown inside a template. */
final class MarkdownText extends CommonTemplateMarkupOutputModel<MarkdownText> {
    MarkdownText(String plainText, String markup) {
        super(plainText, markup);
    }

    @Override
    public MarkdownOutputFormat getOutputFormat() {
        return MarkdownOutputFormat.INSTANCE;
    }
}
