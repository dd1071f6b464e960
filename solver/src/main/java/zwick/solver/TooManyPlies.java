package zwick.solver;

/// A game that both play as well as can be takes longer than a table's entries can say.
public final class TooManyPlies extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int most;

  public TooManyPlies(int most) {
    super("more than " + most + " plies", null, false, false);
    this.most = most;
  }

  /// The most plies an entry can say.
  public int most() {
    return most;
  }
}
