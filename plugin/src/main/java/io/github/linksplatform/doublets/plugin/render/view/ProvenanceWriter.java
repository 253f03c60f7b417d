package io.github.linksplatform.doublets.plugin.render.view;

import io.github.linksplatform.doublets.plugin.render.view.TableView.ProvenanceView;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.Method;
import io.github.linksplatform.doublets.plugin.report.Provenance;
import io.github.linksplatform.doublets.plugin.report.Provenance.Postgresql;
import io.github.linksplatform.doublets.plugin.report.Report;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Words where a table's figures come from. What a report does not say is named as not recorded. */
final class ProvenanceWriter {
    private final Wording wording;

    ProvenanceWriter(Wording wording) {
        this.wording = wording;
    }

    ProvenanceView write(Report report) {
        Provenance provenance = report.provenance() == null ? Provenance.UNKNOWN : report.provenance();
        String url = webAddress(provenance.runUrl());
        return new ProvenanceView(
                method(report),
                software(provenance),
                provenance.machine() == null ? wording.text("machine.unknown") : provenance.machine(),
                runName(url),
                url,
                provenance.date() == null
                        ? wording.text("run.date.unknown")
                        : wording.text("run.on", provenance.date()),
                server(provenance.postgresql()));
    }

    private String method(Report report) {
        List<String> sentences = new ArrayList<>();
        sentences.add(
                wording.plural(report.published() ? "repetitions.published" : "repetitions.own", report.repetitions()));
        Method method = report.method();
        if (method != null && "each".equals(method.transactions())) {
            sentences.add(wording.text("transactions.each"));
        }
        if (method != null && method.background() != null && method.background() > 0) {
            sentences.add(wording.plural("background." + report.table().category(), method.background()));
        }
        return String.join(" ", sentences);
    }

    private String software(Provenance provenance) {
        List<String> parts = new ArrayList<>();
        parts.add(
                provenance.sqliteVersion() == null
                        ? wording.text("sqlite.unknown")
                        : wording.text("sqlite.version", provenance.sqliteVersion()));
        if (provenance.software() == null) {
            parts.add(wording.text("software.unknown"));
            return String.join("; ", parts);
        }
        if (provenance.software().libraries() != null) {
            provenance.software().libraries().forEach((name, version) -> parts.add(name + " " + version));
        }
        if (provenance.software().toolchain() != null) {
            parts.add(provenance.software().toolchain());
        }
        return String.join("; ", parts);
    }

    private String server(Postgresql postgresql) {
        if (postgresql == null) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        parts.add(
                postgresql.serverVersion() == null
                        ? wording.text("postgresql.unknown")
                        : wording.text("postgresql", postgresql.serverVersion()));
        if (postgresql.provider() != null) {
            parts.add(named(postgresql.provider(), postgresql.providerVersion()));
        }
        if (postgresql.efCoreVersion() != null) {
            parts.add(named("EF Core", postgresql.efCoreVersion()));
        }
        if (postgresql.hibernateVersion() != null) {
            parts.add(named("Hibernate ORM", postgresql.hibernateVersion()));
        }
        return String.join("; ", parts);
    }

    private static String named(String name, String version) {
        return version == null ? name : name + " " + version;
    }

    private String runName(String url) {
        if (url.isEmpty()) {
            return wording.text("run.measured");
        }
        return wording.text(url.contains("/actions/runs/") ? "run.github" : "run.other");
    }

    /** A report is data of others: only an address of the web becomes a link. */
    private static String webAddress(String url) {
        if (url == null) {
            return "";
        }
        try {
            URI address = new URI(url);
            boolean web = address.getHost() != null
                    && address.getScheme() != null
                    && Set.of("http", "https").contains(address.getScheme().toLowerCase(Locale.ROOT));
            // Parentheses would end a Markdown link.
            return web ? address.toASCIIString().replace("(", "%28").replace(")", "%29") : "";
        } catch (URISyntaxException notAnAddress) {
            return "";
        }
    }
}
