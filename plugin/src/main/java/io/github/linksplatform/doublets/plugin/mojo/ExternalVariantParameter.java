package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.plan.ExternalVariant;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;

/** An {@code <externalVariant>} as a POM or the command line has it. Maven fills it in. */
public final class ExternalVariantParameter {
    /** Name, durability, categories and command. */
    private static final int PARTS = 4;

    private String name;
    private String command;
    private String durability;
    private String categories;

    /** For Maven. */
    public ExternalVariantParameter() {}

    /**
     * Takes the form of the command line; Maven calls it where there is a text instead of elements.
     *
     * @param text {@code name:durability:categories:command}
     */
    public void set(String text) {
        String[] parts = text.strip().split(":", PARTS);
        name = parts[0];
        durability = parts.length > 1 ? parts[1] : null;
        categories = parts.length > 2 ? parts[2] : null;
        command = parts.length == PARTS ? parts[PARTS - 1] : null;
    }

    /** What was meant, or a sentence that says what is missing. */
    ExternalVariant variant() throws InvalidConfigurationException {
        return ExternalVariant.of(name, command, durability, categories);
    }
}
