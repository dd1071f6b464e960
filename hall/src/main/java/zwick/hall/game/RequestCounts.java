package zwick.hall.game;

import java.util.HashMap;
import java.util.Map;
import zwick.game.Side;

/// How often those at a table have asked for what they could ask for again and again, without the
/// game going on by it.
///
/// @param proposals of other terms, by player
/// @param white how often White wanted to take a move back
public record RequestCounts(Map<Long, Integer> proposals, int white, int black) {
  static final RequestCounts NONE = new RequestCounts(Map.of(), 0, 0);

  public RequestCounts {
    proposals = Map.copyOf(proposals);
  }

  RequestCounts proposed(long player) {
    var more = new HashMap<>(proposals);
    more.merge(player, 1, Integer::sum);
    return new RequestCounts(more, white, black);
  }

  RequestCounts wantedBack(Side side) {
    return side == Side.WHITE
        ? new RequestCounts(proposals, white + 1, black)
        : new RequestCounts(proposals, white, black + 1);
  }

  /// How often this player has proposed something.
  int proposals(long player) {
    return proposals.getOrDefault(player, 0);
  }

  /// How often anybody has but the host.
  int proposedTo(long host) {
    return proposals.values().stream().mapToInt(Integer::intValue).sum() - proposals(host);
  }

  int takeBacks(Side side) {
    return side == Side.WHITE ? white : black;
  }
}
