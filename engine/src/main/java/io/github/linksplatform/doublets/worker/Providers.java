package io.github.linksplatform.doublets.worker;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** Finds who opens a variant. */
final class Providers {
    private Providers() {}

    /**
     * The provider of a variant; those behind it are not even loaded.
     *
     * @param category the kind of data
     * @param variant the variant's name
     * @return its provider
     * @throws BadJobException if no provider on the class path has it
     */
    static StoreProvider of(Category category, String variant) throws BadJobException {
        List<String> names = new ArrayList<>();
        for (StoreProvider provider : ServiceLoader.load(StoreProvider.class)) {
            for (Variant candidate : provider.variants()) {
                if (candidate.category() == category) {
                    if (candidate.name().equals(variant)) {
                        return provider;
                    }
                    names.add(candidate.name());
                }
            }
        }
        throw new BadJobException("The job's variant is '" + variant + "'; valid for " + category.key() + ": "
                + String.join(", ", names) + ".");
    }
}
