package io.github.linksplatform.doublets;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Packages use those under them and no others. */
class ArchitectureTest {
    private static final String ROOT = "io.github.linksplatform.doublets";

    /** Each package, and which of ours it may use beside itself. */
    static final List<Map.Entry<String, List<String>>> PACKAGES = List.of(
            Map.entry("", List.of()),
            Map.entry("memory", List.of("")),
            Map.entry("united", List.of("", "memory")),
            Map.entry("split", List.of("", "memory")),
            Map.entry("decorators", List.of("")),
            Map.entry("sequences", List.of("")),
            Map.entry("store", List.of()),
            Map.entry("store.noop", List.of("store")),
            Map.entry("store.doublets", List.of("", "united", "split", "sequences", "store")),
            Map.entry("store.sqlite", List.of("store", "store.jdbc")),
            Map.entry("store.androidx", List.of("store")),
            Map.entry("store.hibernate", List.of("store")),
            Map.entry("store.jdbc", List.of("store")),
            Map.entry("store.h2", List.of("store", "store.jdbc")),
            Map.entry("store.hsqldb", List.of("store", "store.jdbc")),
            Map.entry("store.duckdb", List.of("store", "store.jdbc")),
            Map.entry("store.keyvalue", List.of("store")),
            Map.entry("store.rocksdb", List.of("store", "store.keyvalue")),
            Map.entry("store.lmdb", List.of("store", "store.keyvalue")),
            Map.entry("store.xodus", List.of("store", "store.keyvalue")),
            Map.entry("workload", List.of("store")),
            Map.entry("worker", List.of("store", "workload")));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);

    @Test
    void everyPackageHasItsRule() {
        Set<String> found = CLASSES.stream()
                .map(JavaClass::getPackage)
                .map(JavaPackage::getName)
                .collect(Collectors.toSet());

        assertThat(found)
                .isEqualTo(PACKAGES.stream().map(rule -> name(rule.getKey())).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @FieldSource("PACKAGES")
    void usesOnlyWhatIsUnderIt(Map.Entry<String, List<String>> rule) {
        Set<String> allowed = new HashSet<>(Set.of(name(rule.getKey())));
        rule.getValue().forEach(other -> allowed.add(name(other)));

        classes()
                .that()
                .resideInAPackage(name(rule.getKey()))
                .should()
                .onlyDependOnClassesThat(describe(
                        "are of " + allowed + " or not ours",
                        used -> !used.getPackageName().startsWith(ROOT) || allowed.contains(used.getPackageName())))
                .check(CLASSES);
    }

    @Test
    void theEngineKnowsNeitherMavenNorALoggingImplementation() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.maven..", "org.slf4j..", "org.apache.logging..", "ch.qos.logback..")
                .check(CLASSES);
    }

    /** The stores themselves need the JDK alone. */
    @Test
    void doubletsNeedNoLibrary() {
        classes()
                .that()
                .resideInAnyPackage(
                        ROOT, name("memory"), name("united"), name("split"), name("decorators"), name("sequences"))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", ROOT + "..")
                .check(CLASSES);
    }

    private static String name(String relative) {
        return relative.isEmpty() ? ROOT : ROOT + "." + relative;
    }
}
