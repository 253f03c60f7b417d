package io.github.linksplatform.doublets.it.workflow;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Evaluates expressions of GitHub Actions: literals, contexts, functions, and the operators of equality and logic. Of
 * anything else it says that it cannot, so that no workflow is run in a way that GitHub would not.
 */
final class Expression {
    private static final Pattern TOKEN =
            Pattern.compile("\\s*('(?:[^']|'')*'|[A-Za-z_][\\w.-]*|\\d+|==|!=|&&|\\|\\||[!(),])");
    private static final Pattern EMBEDDED = Pattern.compile("\\$\\{\\{(.*?)}}", Pattern.DOTALL);

    private final Map<String, Object> contexts;
    private final Map<String, Function<List<Object>, Object>> functions;
    private final List<String> tokens = new ArrayList<>();
    private int next;

    private Expression(
            String text, Map<String, Object> contexts, Map<String, Function<List<Object>, Object>> functions) {
        this.contexts = contexts;
        this.functions = functions;
        Matcher matcher = TOKEN.matcher(text);
        int end = 0;
        while (end < text.stripTrailing().length()) {
            if (!matcher.find(end) || matcher.start() != end) {
                throw new IllegalArgumentException("cannot evaluate '" + text.substring(end) + "' in: " + text);
            }
            tokens.add(matcher.group(1));
            end = matcher.end();
        }
    }

    /** The value of an expression without its braces. */
    static Object value(
            String text, Map<String, Object> contexts, Map<String, Function<List<Object>, Object>> functions) {
        Expression expression = new Expression(text, contexts, functions);
        Object value = expression.or();
        if (expression.next < expression.tokens.size()) {
            throw new IllegalArgumentException("more than one expression: " + text);
        }
        return value;
    }

    /** A text in which every expression is replaced by its value. */
    static String text(
            String text, Map<String, Object> contexts, Map<String, Function<List<Object>, Object>> functions) {
        return EMBEDDED.matcher(text).replaceAll(match -> {
            Object value = value(match.group(1), contexts, functions);
            return Matcher.quoteReplacement(value == null ? "" : value.toString());
        });
    }

    static boolean isTrue(Object value) {
        return value != null && !value.equals(false) && !value.equals("") && !value.equals(0L);
    }

    private Object or() {
        Object value = and();
        while (accept("||")) {
            Object right = and();
            value = isTrue(value) ? value : right;
        }
        return value;
    }

    private Object and() {
        Object value = equality();
        while (accept("&&")) {
            Object right = equality();
            value = isTrue(value) ? right : value;
        }
        return value;
    }

    private Object equality() {
        Object value = not();
        while (true) {
            if (accept("==")) {
                value = Objects.equals(value, not());
            } else if (accept("!=")) {
                value = !Objects.equals(value, not());
            } else {
                return value;
            }
        }
    }

    private Object not() {
        return accept("!") ? (Object) !isTrue(not()) : primary();
    }

    private Object primary() {
        if (accept("(")) {
            Object value = or();
            expect(")");
            return value;
        }
        String token = tokens.get(next++);
        if (token.startsWith("'")) {
            return token.substring(1, token.length() - 1).replace("''", "'");
        }
        if (Character.isDigit(token.charAt(0))) {
            return Long.valueOf(token);
        }
        if (token.equals("true") || token.equals("false")) {
            return Boolean.valueOf(token);
        }
        return accept("(") ? call(token) : context(token);
    }

    private Object call(String name) {
        List<Object> arguments = new ArrayList<>();
        while (!accept(")")) {
            arguments.add(or());
            accept(",");
        }
        Function<List<Object>, Object> function = functions.get(name);
        if (function == null) {
            throw new IllegalArgumentException("cannot evaluate the function " + name);
        }
        return function.apply(arguments);
    }

    /** What a path leads to: its first name must be known, what it has not is null as on GitHub. */
    private Object context(String path) {
        String[] names = path.split("\\.", -1);
        if (!contexts.containsKey(names[0])) {
            throw new IllegalArgumentException("cannot evaluate the context " + path);
        }
        Object value = contexts;
        for (String name : names) {
            value = value instanceof Map<?, ?> map ? map.get(name) : null;
        }
        return value;
    }

    private boolean accept(String token) {
        if (next < tokens.size() && tokens.get(next).equals(token)) {
            next++;
            return true;
        }
        return false;
    }

    private void expect(String token) {
        if (!accept(token)) {
            throw new IllegalArgumentException("missing " + token + " after " + tokens.subList(0, next));
        }
    }
}
