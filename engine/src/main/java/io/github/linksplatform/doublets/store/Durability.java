package io.github.linksplatform.doublets.store;

/** What a committed record survives, from least to most. */
public enum Durability {
    /** Nothing: the record is gone when the process ends. */
    VOLATILE("volatile"),
    /** The end of the process, also by a kill, but not a power cut. */
    PROCESS_CRASH("survives a killed process"),
    /** A power cut, as far as the disk keeps its word. */
    POWER_CUT("survives a power cut");

    private final String description;

    Durability(String description) {
        this.description = description;
    }

    /**
     * The class in words, for reports.
     *
     * @return for example "survives a killed process"
     */
    public String description() {
        return description;
    }
}
