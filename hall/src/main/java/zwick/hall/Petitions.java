package zwick.hall;

import java.util.HashMap;
import java.util.Map;
import zwick.game.Side;

/// How often those at a table have asked for what they could ask for again and again, without the
/// game going on by it.
///
/// @param proposals of other terms, by player
/// @param white how often White wanted to take a move back
record Petitions(Map<Long, Integer> proposals, int white, int black) {
  static final Petitions NONE = new Petitions(Map.of(), 0, 0);

  Petitions {
    proposals = Map.copyOf(proposals);
  }

  Petitions proposed(long player) {
    var more = new HashMap<>(proposals);
    more.merge(player, 1, Integer::sum);
    return new Petitions(more, white, black);
  }

  Petitions wantedBack(Side side) {
    return side == Side.WHITE
        ? new Petitions(proposals, white + 1, black)
        : new Petitions(proposals, white, black + 1);
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
