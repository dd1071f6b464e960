package zwick.cli;

/// The program was not called as it should be.
final class BadUsage extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String key;
  private final transient Object[] args;

  /// @param key of the sentence that says so, see [Talk#say]
  BadUsage(String key, Object... args) {
    super(key, null, false, false);
    this.key = key;
    this.args = args.clone();
  }

  String say(Talk talk) {
    return talk.say(key, args);
  }
}
