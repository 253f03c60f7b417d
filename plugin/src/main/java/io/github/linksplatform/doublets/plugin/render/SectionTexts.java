package io.github.linksplatform.doublets.plugin.render;

import io.github.linksplatform.doublets.plugin.render.readme.Sections;
import io.github.linksplatform.doublets.plugin.render.template.Templates;
import io.github.linksplatform.doublets.plugin.render.view.DetailsView;
import io.github.linksplatform.doublets.plugin.render.view.Page;
import io.github.linksplatform.doublets.plugin.render.view.Page.CategoryView;
import io.github.linksplatform.doublets.plugin.render.view.TableView;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The Markdown of a page's sections. */
final class SectionTexts {
    private final Templates templates;
    private final Wording wording;
    private final Page page;
    private final Map<String, DetailsView> details;

    SectionTexts(Templates templates, Wording wording, Page page, Map<String, DetailsView> details) {
        this.templates = templates;
        this.wording = wording;
        this.page = page;
        this.details = details;
    }

    /** The texts of those ids that the page has something for. */
    Map<String, String> of(Collection<String> ids) {
        Map<String, String> texts = new LinkedHashMap<>();
        ids.forEach(id -> text(id).ifPresent(text -> texts.put(id, text)));
        return texts;
    }

    /** A page of its own: all tables and the conclusions. */
    String whole() {
        return render("results.md.ftl", Map.of()) + "\n" + render("conclusions.md.ftl", Map.of());
    }

    private Optional<String> text(String id) {
        return switch (id) {
            case Sections.RESULTS -> Optional.of(render("results.md.ftl", Map.of()));
            case Sections.LINKS, Sections.OBJECTS -> page.category(id).map(this::category);
            case Sections.DURABILITY ->
                page.durability().isEmpty() ? Optional.empty() : Optional.of(render("durability.md.ftl", Map.of()));
            case Sections.SETTINGS -> Optional.of(render("settings.md.ftl", Map.of("details", details)));
            case Sections.CONCLUSIONS -> Optional.of(render("conclusions.md.ftl", Map.of()));
            default ->
                page.tables().stream()
                        .filter(table -> table.slug().equals(id))
                        .findFirst()
                        .map(this::single);
        };
    }

    private String category(CategoryView category) {
        return render("category.md.ftl", Map.of("category", category));
    }

    private String single(TableView table) {
        return render("single.md.ftl", Map.of("table", table));
    }

    private String render(String template, Map<String, ?> more) {
        Map<String, Object> model = new HashMap<>(more);
        model.put("page", page);
        model.put("words", wording);
        return templates.markdown(template, model);
    }
}
