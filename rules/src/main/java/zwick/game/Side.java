package zwick.game;

/// One of the two players. White begins, unless a rule says otherwise.
public enum Side {
  WHITE,
  BLACK;

  public Side other() {
    return this == WHITE ? BLACK : WHITE;
  }

  /// `W` or `B`, as in position strings and records.
  public char letter() {
    return this == WHITE ? 'W' : 'B';
  }
}
