package io.github.linksplatform.doublets.plugin.plan;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.Variant.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The variants of all providers and of the user's programs, and which of them a user asks for. */
public final class VariantCatalogue {
    private static final String EMBEDDED = "embedded";

    private final List<Variant> variants = new ArrayList<>();
    private final Map<String, StoreProvider> providers = new LinkedHashMap<>();
    private final Map<String, ExternalVariant> externals = new LinkedHashMap<>();

    /**
     * Lists the variants of some providers: baselines first, then the others in the order of the providers, then those
     * that need a server.
     *
     * @param providers the providers
     * @throws IllegalStateException if two of them have a variant of one name, or one cannot say what it has
     */
    public VariantCatalogue(List<StoreProvider> providers) {
        for (StoreProvider provider : providers) {
            for (Variant variant : variants(provider)) {
                StoreProvider other = this.providers.putIfAbsent(variant.name(), provider);
                if (other != null && other != provider) {
                    throw new IllegalStateException("Two providers, " + other.name() + " and " + provider.name()
                            + ", have a variant named " + variant.name()
                            + "; remove one of them from the plugin's dependencies.");
                }
                variants.add(variant);
            }
        }
        // A row stands below what it is compared with; the order of providers is that of their names in files.
        variants.sort(Comparator.comparingInt(VariantCatalogue::rank));
    }

    private static int rank(Variant variant) {
        return switch (variant.role()) {
            case HIDDEN -> 3;
            case SERVER -> 2;
            default -> variant.baseline().isPresent() ? 1 : 0;
        };
    }

    /** A provider of others may throw anything. */
    private static List<Variant> variants(StoreProvider provider) {
        try {
            return List.copyOf(provider.variants());
        } catch (RuntimeException | LinkageError e) {
            throw new IllegalStateException(
                    "The provider " + provider.getClass().getName()
                            + " among the plugin's dependencies cannot say which" + " variants it has (" + e
                            + "); correct it, or remove it from them.",
                    e);
        }
    }

    /**
     * Lists the variants of all providers that a class loader sees.
     *
     * @param loader where to look for providers
     * @return the catalogue
     * @throws IllegalStateException if there is no provider at all, or one cannot be used
     */
    public static VariantCatalogue load(ClassLoader loader) {
        List<StoreProvider> found = new ArrayList<>();
        Iterator<StoreProvider> providers =
                ServiceLoader.load(StoreProvider.class, loader).iterator();
        try {
            while (providers.hasNext()) {
                found.add(providers.next());
            }
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new IllegalStateException(
                    "A store among the plugin's dependencies cannot be loaded (" + e.getMessage()
                            + (e.getCause() == null ? "" : ": " + e.getCause())
                            + "); correct its dependency, or remove it from them.",
                    e);
        }
        if (found.isEmpty()) {
            throw new IllegalStateException("There is no store to compare: no " + StoreProvider.class.getName()
                    + " is registered in META-INF/services; add doublets-engine to the plugin's dependencies.");
        }
        VariantCatalogue catalogue = new VariantCatalogue(found);
        catalogue.requireBaselines();
        return catalogue;
    }

    private void requireBaselines() {
        for (Variant variant : variants) {
            variant.baseline().ifPresent(baseline -> {
                if (variants.stream()
                        .noneMatch(other -> other.category() == variant.category()
                                && other.name().equals(baseline))) {
                    throw new IllegalStateException("Variant " + variant.name() + " of provider "
                            + provider(variant.name()).name() + " is compared with " + baseline
                            + ", a variant of " + variant.category().key() + " that nobody has"
                            + Suggestion.nearest(baseline, visibleNames())
                                    .map(name -> "; perhaps it means " + name)
                                    .orElse("")
                            + ".");
                }
            });
        }
    }

    /**
     * This catalogue with programs as further variants.
     *
     * @param programs the programs
     * @return the catalogue with them
     * @throws InvalidConfigurationException if one has the name of another variant
     */
    public VariantCatalogue with(List<ExternalVariant> programs) throws InvalidConfigurationException {
        VariantCatalogue all = new VariantCatalogue(List.copyOf(new LinkedHashSet<>(providers.values())));
        for (ExternalVariant program : programs) {
            if (all.providers.containsKey(program.name())
                    || all.externals.putIfAbsent(program.name(), program) != null) {
                throw new InvalidConfigurationException(
                        ExternalVariant.PARAMETER,
                        program.name(),
                        "is the name of another variant",
                        "give each a name of its own");
            }
            all.variants.addAll(program.variants());
        }
        all.variants.sort(Comparator.comparingInt(VariantCatalogue::rank));
        return all;
    }

    /**
     * The program that a variant is.
     *
     * @param variant the name of a variant of this catalogue
     * @return the program, or empty if a provider has the variant
     */
    public Optional<ExternalVariant> external(String variant) {
        return Optional.ofNullable(externals.get(variant));
    }

    /**
     * The provider of a variant.
     *
     * @param variant the name of a variant of this catalogue that is no program
     * @return its provider
     */
    public StoreProvider provider(String variant) {
        StoreProvider provider = providers.get(variant);
        if (provider == null) {
            throw new IllegalArgumentException("No provider has the variant " + variant + ".");
        }
        return provider;
    }

    /** The variants that are asked for, by category, each in the catalogue's order. */
    Selection select(Values values, boolean serverConfigured) throws InvalidConfigurationException {
        Set<Variant> selected = new LinkedHashSet<>();
        Set<String> exact = new LinkedHashSet<>();
        for (String word : values.words(advice())) {
            List<Variant> matching = matching(word, serverConfigured);
            if (matching.isEmpty()) {
                Optional<String> suggestion = Suggestion.nearest(word, visibleNames());
                throw values.invalid(
                        "names no variant with '" + word + "'"
                                + suggestion
                                        .map(name -> ", perhaps you mean " + name)
                                        .orElse(""),
                        advice());
            }
            selected.addAll(matching);
            if (word.indexOf('*') < 0 && !word.equals(EMBEDDED)) {
                exact.add(word);
            }
        }
        return new Selection(inOrder(selected), exact);
    }

    /** The variants that are measured unless others are asked for. */
    Selection defaults(boolean serverConfigured) {
        return new Selection(
                variants.stream()
                        .filter(variant ->
                                variant.role() == Role.DEFAULT || (serverConfigured && variant.role() == Role.SERVER))
                        .toList(),
                Set.of());
    }

    private List<Variant> matching(String word, boolean serverConfigured) {
        if (word.equals(EMBEDDED)) {
            return variants.stream()
                    .filter(variant -> variant.role() == Role.DEFAULT || variant.role() == Role.EMBEDDED)
                    .toList();
        }
        if (word.indexOf('*') < 0) {
            return variants.stream()
                    .filter(variant -> variant.name().equals(word))
                    .toList();
        }
        // A hidden variant is found by its name alone, and one that needs a server not by "all there are".
        Pattern pattern = Pattern.compile(Pattern.compile("\\*")
                .splitAsStream(word + " ")
                .map(Pattern::quote)
                .collect(Collectors.joining(".*")));
        return variants.stream()
                .filter(variant -> variant.role() != Role.HIDDEN)
                .filter(variant -> variant.role() != Role.SERVER || serverConfigured || !word.equals("*"))
                .filter(variant -> pattern.matcher(variant.name() + " ").matches())
                .toList();
    }

    private List<Variant> inOrder(Set<Variant> selected) {
        return variants.stream().filter(selected::contains).toList();
    }

    private List<String> visibleNames() {
        return variants.stream()
                .filter(variant -> variant.role() != Role.HIDDEN)
                .map(Variant::name)
                .distinct()
                .toList();
    }

    private String advice() {
        return "give names or patterns with * separated by commas, or " + EMBEDDED + "; the variants are "
                + String.join(", ", visibleNames());
    }

    /**
     * What was asked for.
     *
     * @param variants the variants, in the catalogue's order
     * @param named the names that were written out, without patterns
     */
    record Selection(List<Variant> variants, Set<String> named) {
        List<Variant> of(Category category) {
            return variants.stream()
                    .filter(variant -> variant.category() == category)
                    .toList();
        }
    }
}
