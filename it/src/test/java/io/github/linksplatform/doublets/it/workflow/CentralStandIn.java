package io.github.linksplatform.doublets.it.workflow;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Stands in for the publisher's interface of Maven Central (https://central.sonatype.org/publish/publish-portal-api/):
 * it takes bundles, finds nothing wrong with them and says at once that they are published.
 */
final class CentralStandIn implements AutoCloseable {
    private static final String DEPLOYMENT = "28570f16-da32-4c14-bd2e-c1acc0782365";

    private final HttpServer server;
    private final List<byte[]> uploads = new CopyOnWriteArrayList<>();

    private CentralStandIn(HttpServer server) {
        this.server = server;
    }

    /** Starts it on a free port of this machine. */
    static CentralStandIn start() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        CentralStandIn central = new CentralStandIn(server);
        server.createContext("/api/v1/publisher/upload", central::upload);
        server.createContext("/api/v1/publisher/status", CentralStandIn::status);
        server.start();
        return central;
    }

    String url() {
        return "http://" + server.getAddress().getHostString() + ":"
                + server.getAddress().getPort();
    }

    /** What was uploaded, each with the envelope of its form. */
    List<byte[]> uploads() {
        return uploads;
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void upload(HttpExchange exchange) throws IOException {
        uploads.add(exchange.getRequestBody().readAllBytes());
        answer(exchange, 201, "text/plain", DEPLOYMENT);
    }

    private static void status(HttpExchange exchange) throws IOException {
        exchange.getRequestBody().readAllBytes();
        answer(exchange, 200, "application/json", """
                {"deploymentId": "%s", "deploymentName": "Rehearsal", "deploymentState": "PUBLISHED", "purls": []}
                """.formatted(DEPLOYMENT));
    }

    private static void answer(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
