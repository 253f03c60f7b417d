package io.github.linksplatform.doublets.memory;

import io.github.linksplatform.doublets.LinksException;
import java.nio.file.Path;

/** A file is not a store of the kind and width it was opened as, or is damaged. It was left as it is. */
public final class InvalidStoreFileException extends LinksException {
    private static final long serialVersionUID = 1L;

    /**
     * Names the file and what is wrong with it.
     *
     * @param path the file
     * @param reason what is wrong, as the part of a sentence that follows "because"
     */
    public InvalidStoreFileException(Path path, String reason) {
        super("The file " + path + " was not opened as a store and is unchanged, because " + reason + ".");
    }
}
