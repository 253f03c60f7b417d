package io.github.linksplatform.doublets.plugin.render.readme;

import java.util.List;

/** A README whose sections cannot be written; nothing was. */
public final class ReadmeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param faults everything that is wrong, one sentence each
     */
    public ReadmeException(List<String> faults) {
        super(String.join("\n", faults));
    }
}
