package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** An empty store of some kind for each test of what {@link Links} do, verified when the test is over. */
public abstract class StoreContract {
    @Parameter
    protected StoreKind kind;

    @TempDir
    protected Path directory;

    /** What {@link #see} saw. */
    protected final List<Change> changes = new ArrayList<>();

    protected Links links;
    protected long any;
    protected long itself;

    @BeforeEach
    void open() {
        links = kind.open(directory);
        any = links.constants().any();
        itself = links.constants().itself();
    }

    @AfterEach
    void verifyAndClose() {
        if (links instanceof StoredLinks stored) {
            assertThat(stored.verify()).isEmpty();
        }
        links.close();
    }

    /** The links that a query shows, in the order of the calls; {@code count} must agree. */
    protected List<Link> find(long... query) {
        List<Link> found = new ArrayList<>();
        Flow flow = links.each(
                (id, source, target) -> {
                    found.add(new Link(id, source, target));
                    return Flow.CONTINUE;
                },
                query);
        assertThat(flow).isEqualTo(Flow.CONTINUE);
        assertThat(links.count(query)).isEqualTo(found.size());
        return found;
    }

    /** The ids that a query shows. */
    protected List<Long> ids(long... query) {
        return find(query).stream().map(Link::id).toList();
    }

    /** A handler that goes on. */
    protected Flow see(long id, long source, long target, long newId, long newSource, long newTarget) {
        changes.add(new Change(new Link(id, source, target), new Link(newId, newSource, newTarget)));
        return Flow.CONTINUE;
    }

    protected Link link(long id) {
        return new Link(id, links.source(id), links.target(id));
    }

    protected void createPoints(int count) {
        for (int i = 0; i < count; i++) {
            links.create(itself, itself);
        }
    }
}
