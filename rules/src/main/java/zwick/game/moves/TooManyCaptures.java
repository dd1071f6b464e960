package zwick.game.moves;

/// A capture search went over its budget. Published positions make naive generators run for
/// minutes; ours stops, and whoever let the position in says so.
public final class TooManyCaptures extends RuntimeException {
  private static final long serialVersionUID = 1;

  public TooManyCaptures() {
    super("too many ways to capture", null, false, false);
  }
}
