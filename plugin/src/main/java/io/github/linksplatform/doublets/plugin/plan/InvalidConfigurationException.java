package io.github.linksplatform.doublets.plugin.plan;

/** A parameter has a value that cannot be used; the message is one sentence that says what can. */
public final class InvalidConfigurationException extends Exception {
    private static final long serialVersionUID = 1;

    private final String parameter;

    /**
     * Names the parameter and its value.
     *
     * @param parameter the name of the parameter as a property without "doublets.", such as "warmup.minSeconds"
     * @param value the value that cannot be used, or null if there is none
     * @param problem what is wrong with the value, as the end of "… which "
     * @param advice which values are valid and what to do, as what follows a colon
     */
    public InvalidConfigurationException(String parameter, String value, String problem, String advice) {
        this(element(parameter) + " (-Ddoublets." + parameter + ")", parameter, value, problem, advice);
    }

    private InvalidConfigurationException(String named, String parameter, String value, String problem, String advice) {
        super("Parameter " + named + " " + (value == null ? "has no value" : "has the value '" + value + "'")
                + ", which " + problem + ": " + advice + ".");
        this.parameter = parameter;
    }

    /**
     * The same of a parameter that has no property, since it consists of elements.
     *
     * @param parameter the name of its element in the POM, such as "jdkToolchain"
     * @param value the value that cannot be used
     * @param problem what is wrong with the value, as the end of "… which "
     * @param advice which values are valid and what to do, as what follows a colon
     * @return the exception
     */
    public static InvalidConfigurationException ofElement(
            String parameter, String value, String problem, String advice) {
        return new InvalidConfigurationException("<" + parameter + "> of the POM", parameter, value, problem, advice);
    }

    /**
     * The parameter at fault.
     *
     * @return its name as a property without "doublets.", or that of its element if it has no property
     */
    public String parameter() {
        return parameter;
    }

    /** The element of the POM: that of "warmup.minSeconds" is "warmupMinSeconds". */
    private static String element(String parameter) {
        int dot = parameter.indexOf('.');
        return dot < 0
                ? parameter
                : parameter.substring(0, dot)
                        + Character.toUpperCase(parameter.charAt(dot + 1))
                        + parameter.substring(dot + 2);
    }
}
