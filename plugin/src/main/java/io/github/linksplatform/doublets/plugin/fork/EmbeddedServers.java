package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.VariantCatalogue;
import io.github.linksplatform.doublets.store.ServerProgram;
import io.github.linksplatform.doublets.store.StoreProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The servers that the variants of a plan need, each started once for all its repetitions. */
public final class EmbeddedServers implements AutoCloseable {
    private final WorkDirectory work;
    private final Map<String, EmbeddedServer> servers = new LinkedHashMap<>();

    private EmbeddedServers(WorkDirectory work) {
        this.work = work;
    }

    /**
     * Starts them, if there are any.
     *
     * @param plan what is measured
     * @param catalogue knows the provider of each variant
     * @param programs finds what the servers need
     * @param java what runs them
     * @param parent where their files lie
     * @param logs where their output goes
     * @return the servers
     * @throws UnresolvedDependencyException if a library is missing
     * @throws ForkException if a server does not start
     * @throws IOException if its files cannot be written
     * @throws InterruptedException if this thread is interrupted
     */
    public static EmbeddedServers start(
            Plan plan,
            VariantCatalogue catalogue,
            WorkerPrograms programs,
            JavaInstallation java,
            Path parent,
            Path logs)
            throws UnresolvedDependencyException, ForkException, IOException, InterruptedException {
        Set<StoreProvider> providers = new LinkedHashSet<>();
        plan.tables().stream()
                .flatMap(table -> table.variants().stream())
                .filter(variant -> catalogue.external(variant.name()).isEmpty())
                .forEach(variant -> providers.add(catalogue.provider(variant.name())));
        EmbeddedServers started = new EmbeddedServers(WorkDirectory.open(parent));
        boolean all = false;
        try {
            for (StoreProvider provider : providers) {
                if (provider.server().isPresent()) {
                    ServerProgram server = provider.server().get();
                    started.servers.put(
                            server.addressProperty(),
                            EmbeddedServer.start(
                                    programs.of(provider, server),
                                    java,
                                    started.work,
                                    logs.resolve(provider.name() + "-server.log")));
                }
            }
            all = true;
            return started;
        } finally {
            if (!all) {
                started.close();
            }
        }
    }

    /**
     * What tells stores where the servers are.
     *
     * @return settings for providers
     */
    public Map<String, String> properties() {
        Map<String, String> properties = new LinkedHashMap<>();
        servers.forEach((property, server) -> properties.put(property, server.address()));
        return properties;
    }

    /** Stops the servers and removes their files. */
    @Override
    public void close() throws IOException {
        try (WorkDirectory last = work) {
            for (EmbeddedServer server : servers.values()) {
                server.close();
            }
            servers.clear();
        }
    }
}
