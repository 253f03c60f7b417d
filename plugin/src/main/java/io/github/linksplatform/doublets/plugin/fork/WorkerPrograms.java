package io.github.linksplatform.doublets.plugin.fork;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.jr.ob.JSON;
import io.github.linksplatform.doublets.plugin.plan.ExternalVariant;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.VariantCatalogue;
import io.github.linksplatform.doublets.store.ServerProgram;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.worker.Job;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The program that measures the stores of a provider: the engine, what its worker needs to read and write JSON, the
 * provider's own jar and the provider's dependencies. No fork sees the libraries of two providers, some of which have
 * classes of the same names.
 */
public final class WorkerPrograms {
    private static final String MAIN_CLASS = "io.github.linksplatform.doublets.worker.Worker";

    private final DependencyResolver resolver;
    private final Path directory;
    private final JavaInstallation java;
    private final Map<StoreProvider, WorkerProgram> known = new HashMap<>();

    /**
     * Programs whose dependencies come from a resolver, each resolved once.
     *
     * @param resolver finds the providers' dependencies
     * @param directory where programs of the user's run
     * @param java what the others run on
     */
    public WorkerPrograms(DependencyResolver resolver, Path directory, JavaInstallation java) {
        this.resolver = resolver;
        this.directory = directory;
        this.java = java;
    }

    /**
     * The programs of a plan. All that they need is there when this returns, so that a missing library is known before
     * the first fork.
     *
     * @param plan the plan
     * @param catalogue knows the provider or program of each variant
     * @return the program of each variant by the variant's name
     * @throws UnresolvedDependencyException if a library is missing
     * @throws ForkException if it is not known where a class comes from
     * @throws InvalidConfigurationException if a program of the user's is missing
     */
    public Map<String, MeasuringProgram> of(Plan plan, VariantCatalogue catalogue)
            throws UnresolvedDependencyException, ForkException, InvalidConfigurationException {
        Map<String, MeasuringProgram> programs = new HashMap<>();
        for (Table table : plan.tables()) {
            for (Variant variant : table.variants()) {
                Optional<ExternalVariant> external = catalogue.external(variant.name());
                programs.put(
                        variant.name(),
                        external.isPresent()
                                ? ExternalProgram.of(external.get(), directory)
                                : of(catalogue.provider(variant.name())));
            }
        }
        return programs;
    }

    /**
     * The program that runs the server of a provider.
     *
     * @param provider a provider
     * @param server its program
     * @return the program with its class path
     * @throws UnresolvedDependencyException if a library is missing
     * @throws ForkException if it is not known where a class comes from
     */
    public WorkerProgram of(StoreProvider provider, ServerProgram server)
            throws UnresolvedDependencyException, ForkException {
        Set<Path> classPath = new LinkedHashSet<>();
        classPath.add(location(Job.class));
        classPath.add(location(provider.getClass()));
        classPath.addAll(resolver.resolve(server.dependencies()));
        return new WorkerProgram(server.mainClass(), List.copyOf(classPath), List.of());
    }

    private WorkerProgram of(StoreProvider provider) throws UnresolvedDependencyException, ForkException {
        WorkerProgram program = known.get(provider);
        if (program == null) {
            Set<Path> classPath = new LinkedHashSet<>();
            classPath.add(location(Job.class));
            Path own = location(provider.getClass());
            classPath.add(own);
            classPath.add(location(JSON.class));
            classPath.add(location(JsonFactory.class));
            classPath.addAll(resolver.companions(own));
            classPath.addAll(resolver.resolve(provider.dependencies()));
            program = new WorkerProgram(MAIN_CLASS, List.copyOf(classPath), provider.jvmArguments(java.feature()));
            known.put(provider, program);
        }
        return program;
    }

    private static Path location(Class<?> type) throws ForkException {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            throw new ForkException("The class loader does not say which file " + type.getName()
                    + " comes from, so that no fork can load it; run the plugin from its jar.");
        }
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException | IllegalArgumentException e) {
            throw new ForkException(
                    "The class " + type.getName() + " comes from " + source.getLocation()
                            + ", which is no file, so that no fork can load it; run the plugin from its jar.",
                    e);
        }
    }
}
