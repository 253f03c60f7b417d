package io.github.linksplatform.doublets;

import java.util.ArrayList;
import java.util.List;

/** What links show, as a list. */
public final class Shown {
    private Shown() {}

    /** The links that a query shows, in the order of the calls. */
    public static List<Link> by(Links links, long... query) {
        List<Link> shown = new ArrayList<>();
        links.each(
                (id, source, target) -> {
                    shown.add(new Link(id, source, target));
                    return Flow.CONTINUE;
                },
                query);
        return shown;
    }
}
