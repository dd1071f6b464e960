package zwick.engine;

/// When a search has to end. It ends at the first limit it meets.
///
/// @param depth plies to look ahead
/// @param nodes positions to look at; with this and `depth` alone a search always gives the same
/// @param soft milliseconds after which no deeper look is begun
/// @param hard milliseconds after which it ends in the middle of one
public record SearchLimits(int depth, long nodes, long soft, long hard) {
  public static final int DEEPEST = 100;

  /// So many more moves are expected at most, however many there may be.
  private static final int HORIZON = 20;

  public static SearchLimits depth(int depth) {
    return new SearchLimits(depth, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  public static SearchLimits nodes(long nodes) {
    return new SearchLimits(DEEPEST, nodes, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  /// So many milliseconds for this move, used up unless the move is plain.
  public static SearchLimits time(long millis) {
    return new SearchLimits(DEEPEST, Long.MAX_VALUE, millis, millis);
  }

  /// A fair share of the time left on a clock; a difficult move may take three times that.
  ///
  /// @param moves to be made in this time; 0 for the rest of the game
  public static SearchLimits clock(long left, long increment, int moves) {
    int expected = moves == 0 ? HORIZON : Math.min(moves, HORIZON);
    long share = left / expected + increment * 3 / 4;
    long most = Math.max(1, Math.min(left / Math.min(expected, 3), share * 3));
    long soft = expected == 1 ? most : Math.min(share * 2 / 3, most);
    return new SearchLimits(DEEPEST, Long.MAX_VALUE, Math.max(1, soft), most);
  }
}
