package zwick.start;

/**
 * Where {@code java -jar} begins. Compiled for Java 11, so that an older Java can say in one
 * sentence what is missing; it knows the program by name only, because an older Java cannot read
 * its classes.
 */
public final class Start {
  private static final int NEEDED = 25;

  private Start() {}

  public static void main(String[] args) throws ReflectiveOperationException {
    int found = Runtime.version().feature();
    if (found < NEEDED) {
      System.err.println("zwick needs Java " + NEEDED + " or newer; this is Java " + found + ".");
      System.exit(2);
    }
    Class.forName("zwick.cli.Main").getMethod("main", String[].class).invoke(null, (Object) args);
  }
}
