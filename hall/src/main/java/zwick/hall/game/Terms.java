package zwick.hall.game;

import java.util.Optional;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Side;

/// What two players agree on before they begin.
///
/// @param position where it begins, if not where the rules say
/// @param hostPlays the host's colour; none if the lot decides
/// @param rated whether it counts for the players' ratings
public record Terms(
    RuleSet rules,
    Optional<Position> position,
    Pace pace,
    Optional<Side> hostPlays,
    boolean rated) {

  Position start() {
    return position.orElseGet(rules::start);
  }
}
