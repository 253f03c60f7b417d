package io.github.linksplatform.doublets.plugin.render.template;

import freemarker.cache.ClassTemplateLoader;
import freemarker.cache.ConditionalTemplateConfigurationFactory;
import freemarker.cache.FileNameGlobMatcher;
import freemarker.cache.FileTemplateLoader;
import freemarker.cache.MultiTemplateLoader;
import freemarker.cache.TemplateLoader;
import freemarker.core.ParseException;
import freemarker.core.TemplateClassResolver;
import freemarker.core.TemplateConfiguration;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;

/** The templates of pages and charts, of which a user may replace any single one. */
public final class Templates {
    private static final String BUILT_IN = "/io/github/linksplatform/doublets/plugin/render/templates";

    private final Configuration configuration;

    /**
     * The built-in templates.
     *
     * @param overrides a directory whose files replace built-in templates of the same name
     * @throws TemplateFailureException if there is no such directory
     */
    public Templates(Optional<Path> overrides) {
        configuration = new Configuration(Configuration.VERSION_2_3_35);
        configuration.setTemplateLoader(loader(overrides));
        configuration.setDefaultEncoding(StandardCharsets.UTF_8.name());
        configuration.setOutputEncoding(StandardCharsets.UTF_8.name());
        configuration.setLocale(Locale.ROOT);
        configuration.setTimeZone(TimeZone.getTimeZone("UTC"));
        configuration.setNumberFormat("c");
        configuration.setBooleanFormat("c");
        configuration.setLocalizedLookup(false);
        configuration.setRecognizeStandardFileExtensions(true);
        // Leaves "#{" to style sheets.
        configuration.setInterpolationSyntax(Configuration.DOLLAR_INTERPOLATION_SYNTAX);
        configuration.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
        configuration.setLogTemplateExceptions(false);
        configuration.setWrapUncheckedExceptions(true);
        configuration.setFallbackOnNullLoopVariable(false);
        configuration.setNewBuiltinClassResolver(TemplateClassResolver.ALLOWS_NOTHING_RESOLVER);
        configuration.setRegisteredCustomOutputFormats(List.of(MarkdownOutputFormat.INSTANCE));
        TemplateConfiguration markdown = new TemplateConfiguration();
        markdown.setOutputFormat(MarkdownOutputFormat.INSTANCE);
        configuration.setTemplateConfigurations(
                new ConditionalTemplateConfigurationFactory(new FileNameGlobMatcher("*.md.ftl"), markdown));
    }

    private static TemplateLoader loader(Optional<Path> overrides) {
        TemplateLoader builtIn = new ClassTemplateLoader(Templates.class, BUILT_IN);
        if (overrides.isEmpty()) {
            return builtIn;
        }
        Path directory = overrides.get();
        if (!Files.isDirectory(directory)) {
            throw new TemplateFailureException("The directory of templates " + directory
                    + " does not exist; create it, or leave doublets.templates out to use the built-in ones.");
        }
        try {
            return new MultiTemplateLoader(new TemplateLoader[] {new FileTemplateLoader(directory.toFile()), builtIn});
        } catch (IOException e) {
            throw new TemplateFailureException(
                    "The directory of templates " + directory + " cannot be read: " + e.getMessage() + ".", e);
        }
    }

    /**
     * Fills a template.
     *
     * @param name the template, such as "results.md.ftl"
     * @param model what its names stand for
     * @return the text, its lines ended by LF whatever the template's are
     * @throws TemplateFailureException if the template cannot be read or does not fit the model
     */
    public String render(String name, Map<String, ?> model) {
        StringWriter text = new StringWriter();
        try {
            configuration.getTemplate(name).process(model, text);
        } catch (ParseException e) {
            throw notValid(e);
        } catch (TemplateException e) {
            // What cannot be included is itself at fault, not the template that includes it.
            if (e.getCause() instanceof ParseException included) {
                throw notValid(included);
            }
            throw new TemplateFailureException(
                    "The template " + e.getTemplateSourceName() + " fails at line " + e.getLineNumber() + ": "
                            + firstLine(e.getMessageWithoutStackTop()),
                    e);
        } catch (IOException e) {
            throw new TemplateFailureException(
                    "The template " + name + " cannot be read: " + firstLine(e.getMessage()), e);
        }
        return text.toString().replace("\r\n", "\n").replace('\r', '\n');
    }

    /**
     * Fills a template of Markdown. Templates are laid out for who reads them, so lines that are blank in a row become
     * one: more of them mean nothing in Markdown.
     *
     * @param name the template, such as "results.md.ftl"
     * @param model what its names stand for
     * @return the text, ended by one LF
     * @throws TemplateFailureException if the template cannot be read or does not fit the model
     */
    public String markdown(String name, Map<String, ?> model) {
        return render(name, model).replaceAll("\n{3,}", "\n\n").strip() + "\n";
    }

    private static TemplateFailureException notValid(ParseException e) {
        return new TemplateFailureException(
                "The template " + e.getTemplateName() + " is not valid at line " + e.getLineNumber() + ": "
                        + firstLine(e.getEditorMessage()),
                e);
    }

    private static String firstLine(String message) {
        return message == null ? "no reason given" : message.lines().findFirst().orElse("no reason given");
    }
}
