package io.github.linksplatform.doublets.store.hibernate;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.postgresql.Driver;
import org.postgresql.PGProperty;

/**
 * Where a PostgreSQL server is and who connects, with the secrets apart from the address, so that the address can be
 * shown. No message of this class repeats what it was given.
 *
 * @param url the JDBC URL without parameters
 * @param properties user, password and further properties of the driver
 */
record PostgresAddress(String url, Properties properties) {
    /** Seconds until a server that accepts a connection but does not answer is given up. */
    static final int TIMEOUT_SECONDS = 10;

    private static final String JDBC = "jdbc:postgresql:";
    private static final String VALID = " Valid are a JDBC URL such as jdbc:postgresql://localhost:5432/benchmark,"
            + " a URI such as postgresql://user@localhost/benchmark, and Host=localhost;Database=benchmark;"
            + "Username=user;Password=….";

    /** A host by name or number, and a port, which is a number; either may be missing. */
    private static final String HOST = "(?:\\[[^]]*]|[^:/,]*)(?::\\d+)?";

    /** A JDBC URL without parameters. */
    private static final Pattern ADDRESS = Pattern.compile(JDBC + "(?://" + HOST + "(?:," + HOST + ")*)?/?[^:]*");

    /** A keyword, and a value that is plain or between quotes, which are doubled within. */
    private static final Pattern KEYWORD_AND_VALUE = Pattern.compile(
            "\\s*([A-Za-z ]+?)\\s*=\\s*(?:\"((?:[^\"]|\"\")*)\"|'((?:[^']|'')*)'|((?![\"'])[^;]*?))\\s*(?:;|$)");

    /**
     * Reads an address.
     *
     * @param text a JDBC URL, a PostgreSQL URI, or keywords and values as in .NET
     * @param user the user if the text names none, or null
     * @param password the password if the text has none, or null
     * @return the address
     * @throws IllegalArgumentException if the text is none of these; the message does not repeat it
     */
    static PostgresAddress of(String text, String user, String password) {
        String trimmed = text.strip();
        PostgresAddress address;
        if (trimmed.startsWith(JDBC)) {
            address = ofJdbcUrl(trimmed);
        } else if (trimmed.startsWith("postgresql://") || trimmed.startsWith("postgres://")) {
            address = ofUri(trimmed);
        } else if (trimmed.contains("=")) {
            address = ofKeywords(trimmed);
        } else {
            throw new IllegalArgumentException("The address of the PostgreSQL server has an unknown form." + VALID);
        }
        putIfAbsent(address.properties, PGProperty.USER, user);
        putIfAbsent(address.properties, PGProperty.PASSWORD, password);
        putIfAbsent(address.properties, PGProperty.LOGIN_TIMEOUT, Integer.toString(TIMEOUT_SECONDS));
        putIfAbsent(address.properties, PGProperty.CONNECT_TIMEOUT, Integer.toString(TIMEOUT_SECONDS));
        putIfAbsent(address.properties, PGProperty.TCP_KEEP_ALIVE, "true");
        return address;
    }

    private static PostgresAddress ofJdbcUrl(String text) {
        int query = text.indexOf('?');
        String url = query < 0 ? text : text.substring(0, query);
        if (url.indexOf('@') >= 0) {
            throw new IllegalArgumentException(
                    "The JDBC URL of the PostgreSQL server has an '@' in its address, where JDBC allows no user and"
                            + " password; give them by the properties for them, or as ?user=…&password=….");
        }
        // The driver would log what it finds in place of a port.
        if (!ADDRESS.matcher(url).matches()) {
            throw new IllegalArgumentException(
                    "The JDBC URL of the PostgreSQL server has something else than a number as its port." + VALID);
        }
        Properties parsed = Driver.parseURL(text, new Properties());
        if (parsed == null) {
            throw new IllegalArgumentException("The JDBC URL of the PostgreSQL server cannot be read." + VALID);
        }
        for (PGProperty address : new PGProperty[] {PGProperty.PG_HOST, PGProperty.PG_PORT, PGProperty.PG_DBNAME}) {
            parsed.remove(address.getName());
        }
        return new PostgresAddress(url, parsed);
    }

    private static PostgresAddress ofUri(String text) {
        URI uri;
        try {
            uri = URI.create(text);
        } catch (IllegalArgumentException e) {
            // Without the cause, whose message repeats the text.
            throw new IllegalArgumentException(
                    "The URI of the PostgreSQL server cannot be read; characters of the password other than letters"
                            + " and digits must be written as % and two hexadecimal digits." + VALID);
        }
        if (uri.getHost() == null) {
            throw new IllegalArgumentException("The URI of the PostgreSQL server names no host." + VALID);
        }
        Properties properties = new Properties();
        if (uri.getRawUserInfo() != null) {
            String[] userAndPassword = uri.getRawUserInfo().split(":", 2);
            properties.setProperty(PGProperty.USER.getName(), decoded(userAndPassword[0]));
            if (userAndPassword.length == 2) {
                properties.setProperty(PGProperty.PASSWORD.getName(), decoded(userAndPassword[1]));
            }
        }
        if (uri.getRawQuery() != null) {
            for (String parameter : uri.getRawQuery().split("&", -1)) {
                String[] nameAndValue = parameter.split("=", 2);
                properties.setProperty(
                        decoded(nameAndValue[0]), nameAndValue.length == 2 ? decoded(nameAndValue[1]) : "");
            }
        }
        String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
        return new PostgresAddress(JDBC + "//" + uri.getHost() + port + uri.getRawPath(), properties);
    }

    private static PostgresAddress ofKeywords(String text) {
        Properties properties = new Properties();
        String host = "localhost";
        String port = "5432";
        String database = "";
        Matcher matcher = KEYWORD_AND_VALUE.matcher(text);
        int end = 0;
        while (end < text.length() && matcher.find(end) && matcher.start() == end) {
            String value = matcher.group(2) != null
                    ? matcher.group(2).replace("\"\"", "\"")
                    : matcher.group(3) != null ? matcher.group(3).replace("''", "'") : matcher.group(4);
            switch (matcher.group(1).toLowerCase(Locale.ROOT).replace(" ", "")) {
                case "host", "server" -> host = value;
                case "port" -> port = value;
                case "database", "db" -> database = value;
                case "username", "userid", "user", "uid" -> properties.setProperty(PGProperty.USER.getName(), value);
                case "password", "pwd" -> properties.setProperty(PGProperty.PASSWORD.getName(), value);
                case "sslmode" -> properties.setProperty(PGProperty.SSL_MODE.getName(), sslMode(value));
                default ->
                    throw new IllegalArgumentException("The address of the PostgreSQL server has the keyword '"
                            + matcher.group(1)
                            + "'; valid are Host, Port, Database, Username, Password and SSL Mode.");
            }
            end = matcher.end();
        }
        if (end < text.length()) {
            throw new IllegalArgumentException(
                    "The address of the PostgreSQL server is not keywords and values all through." + VALID);
        }
        return new PostgresAddress(JDBC + "//" + host + ":" + port + "/" + database, properties);
    }

    /** .NET writes VerifyFull where the driver for Java writes verify-full. */
    private static String sslMode(String value) {
        return Map.of("verifyca", "verify-ca", "verifyfull", "verify-full")
                .getOrDefault(value.toLowerCase(Locale.ROOT), value.toLowerCase(Locale.ROOT));
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private static void putIfAbsent(Properties properties, PGProperty name, String value) {
        if (value != null) {
            properties.putIfAbsent(name.getName(), value);
        }
    }

    /**
     * Takes the password out of a text, such as a message of the driver.
     *
     * @param text the text, or null
     * @return the same without it
     */
    String withoutPassword(String text) {
        String password = properties.getProperty(PGProperty.PASSWORD.getName(), "");
        return text == null || password.isEmpty() ? text : text.replace(password, "…");
    }

    /** The address alone. */
    @Override
    public String toString() {
        return url;
    }
}
