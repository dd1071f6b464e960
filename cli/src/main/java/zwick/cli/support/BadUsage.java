package zwick.cli.support;

/// The program was not called as it should be.
public final class BadUsage extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String key;
  private final transient Object[] args;

  /// @param key of the sentence that says so, see [CliTexts#say]
  public BadUsage(String key, Object... args) {
    super(key, null, false, false);
    this.key = key;
    this.args = args.clone();
  }

  String say(CliTexts cliTexts) {
    return cliTexts.say(key, args);
  }
}
