package zwick.cli;

/// Numbers as people type them.
final class Numbers {
  private Numbers() {}

  /// @param name of the option or argument, to say what is wrong
  static int whole(String name, String text, int least, int most) {
    boolean number = text.matches("[0-9]{1,9}");
    if (!number || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
      throw new BadUsage("number-range", name, least, most, text);
    }
    return Integer.parseInt(text);
  }
}
