package zwick.hall;

/// The database does not do what it should. What was asked for may or may not have been stored;
/// whoever asks again with the same command finds out.
public final class StorageTrouble extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// What kept the database from being opened.
  public enum Why {
    /// Not a database we know.
    UNKNOWN_KIND,
    /// Another program has it.
    IN_USE,
    /// It cannot be reached, read or written.
    OUT_OF_REACH
  }

  private final Why why;

  StorageTrouble(Why why, String message, Throwable cause) {
    super(message, cause);
    this.why = why;
  }

  public Why why() {
    return why;
  }

  static StorageTrouble reach(Throwable cause) {
    return new StorageTrouble(Why.OUT_OF_REACH, String.valueOf(cause.getMessage()), cause);
  }
}
