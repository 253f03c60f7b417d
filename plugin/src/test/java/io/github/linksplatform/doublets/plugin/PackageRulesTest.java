package io.github.linksplatform.doublets.plugin;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.Architectures;
import org.junit.jupiter.api.Test;

/** Which package may use which. */
class PackageRulesTest {
    private static final String ROOT = "io.github.linksplatform.doublets.plugin";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);

    @Test
    void onlyMojosKnowMaven() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "..")
                .and()
                .resideOutsideOfPackage(ROOT + ".mojo..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.maven..", "org.codehaus.plexus..", "org.eclipse.aether..")
                .check(CLASSES);
    }

    /** It needs fonts and native libraries that a build machine may not have, and draws by what it finds there. */
    @Test
    void nothingDrawsWithAwt() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.swing..", "javax.imageio..")
                .check(CLASSES);
    }

    @Test
    void dataFlowsOneWay() {
        Architectures.layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .withOptionalLayers(true)
                .layer("mojo")
                .definedBy(ROOT + ".mojo..")
                .layer("check")
                .definedBy(ROOT + ".check..")
                .layer("compare")
                .definedBy(ROOT + ".compare..")
                .layer("render")
                .definedBy(ROOT + ".render..")
                .layer("statistics")
                .definedBy(ROOT + ".statistics..")
                .layer("report")
                .definedBy(ROOT + ".report..")
                .layer("fork")
                .definedBy(ROOT + ".fork..")
                .layer("plan")
                .definedBy(ROOT + ".plan..")
                .whereLayer("mojo")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("check")
                .mayOnlyBeAccessedByLayers("mojo")
                .whereLayer("compare")
                .mayOnlyBeAccessedByLayers("mojo")
                .whereLayer("render")
                .mayOnlyBeAccessedByLayers("mojo")
                .whereLayer("statistics")
                .mayOnlyBeAccessedByLayers("render", "compare", "check", "mojo")
                .whereLayer("report")
                .mayOnlyBeAccessedByLayers("statistics", "render", "compare", "check", "mojo")
                .whereLayer("fork")
                .mayOnlyBeAccessedByLayers("report", "statistics", "compare", "check", "mojo")
                .whereLayer("plan")
                .mayOnlyBeAccessedByLayers("fork", "report", "statistics", "compare", "check", "mojo")
                .check(CLASSES);
    }

    @Test
    void packagesFormNoCycles() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
    }
}
