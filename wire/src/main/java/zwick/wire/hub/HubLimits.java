package zwick.wire.hub;

import zwick.engine.SearchLimits;
import zwick.wire.TimeAllowance;

/// How long the other program lets us think. It may say so on several lines; each adds its limit to
/// the others, and what comes first counts.
///
/// @param moves to be made in the time left; 0 for the rest of the game
/// @param moveTime milliseconds for the move, `left` and `increment` for the game; -1 for none said
record HubLimits(int depth, long nodes, long moveTime, long left, long increment, int moves) {

  static final HubLimits INFINITE =
      new HubLimits(SearchLimits.DEEPEST, Long.MAX_VALUE, -1, -1, 0, 0);

  private static final double MOST_SECONDS = 1e8;

  HubLimits with(HubLine line) throws HubError {
    boolean clock = line.has("time") || line.has("inc") || line.has("moves");
    return new HubLimits(
        line.has("depth") ? (int) whole(line, "depth", SearchLimits.DEEPEST) : depth,
        line.has("nodes") ? whole(line, "nodes", Long.MAX_VALUE) : nodes,
        line.has("move-time") ? millis(line, "move-time") : moveTime,
        clock ? millis(line, "time") : left,
        clock ? millis(line, "inc") : increment,
        clock && line.has("moves") ? (int) whole(line, "moves", 10_000) : clock ? 0 : moves);
  }

  SearchLimits searchLimits() {
    var searchLimits = new SearchLimits(depth, nodes, Long.MAX_VALUE, Long.MAX_VALUE);
    if (moveTime >= 0) {
      searchLimits = TimeAllowance.both(searchLimits, TimeAllowance.move(moveTime));
    }
    if (left >= 0) {
      searchLimits = TimeAllowance.both(searchLimits, TimeAllowance.clock(left, increment, moves));
    }
    return searchLimits;
  }

  /// At least 1, since a search has to look at something.
  private static long whole(HubLine line, String name, long most) throws HubError {
    try {
      return Math.clamp(Long.parseLong(line.get(name)), 1, most);
    } catch (NumberFormatException e) {
      throw notANumber(line, name);
    }
  }

  /// A clock that shows less than nothing shows nothing.
  private static long millis(HubLine line, String name) throws HubError {
    if (!line.has(name)) {
      return 0;
    }
    try {
      double seconds = Double.parseDouble(line.get(name));
      if (Double.isNaN(seconds)) {
        throw notANumber(line, name);
      }
      return Math.round(Math.clamp(seconds, 0, MOST_SECONDS) * 1000);
    } catch (NumberFormatException e) {
      throw notANumber(line, name);
    }
  }

  private static HubError notANumber(HubLine line, String name) {
    return new HubError(name + " must be a number, not " + line.get(name));
  }
}
