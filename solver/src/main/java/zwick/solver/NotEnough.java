package zwick.solver;

/// There is too little memory or disk for what was asked; said before the work begins.
public final class NotEnough extends RuntimeException {
  private static final long serialVersionUID = 1;

  public enum What {
    MEMORY,
    DISK
  }

  private final What what;
  private final long needed;
  private final long there;

  NotEnough(What what, long needed, long there) {
    super(what + ": " + needed + " needed, " + there + " there", null, false, false);
    this.what = what;
    this.needed = needed;
    this.there = there;
  }

  public What what() {
    return what;
  }

  /// In bytes.
  public long needed() {
    return needed;
  }

  /// In bytes.
  public long there() {
    return there;
  }
}
