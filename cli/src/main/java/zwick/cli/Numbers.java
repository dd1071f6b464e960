package zwick.cli;

/// Reads numbers that people type.
final class Numbers {
  private static final int MOST_DIGITS = 9;

  private Numbers() {}

  /// A whole number within its range, or [BadUsage].
  ///
  /// @param name what it is called, for the complaint
  static int read(String name, String text, int least, int most) {
    boolean number = text.matches("[0-9]{1," + MOST_DIGITS + "}");
    if (!number || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
      throw new BadUsage("number-range", name, least, most, text);
    }
    return Integer.parseInt(text);
  }
}
