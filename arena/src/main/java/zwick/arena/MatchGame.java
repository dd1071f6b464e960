package zwick.arena;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zwick.game.Action;
import zwick.game.Ending;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.notation.GameRecord;

/// One game of a match. Without an outcome it went on too long and is a draw.
///
/// @param number from 0 on; two games in a row have the same opening
/// @param first the side of the first contestant
public record MatchGame(int number, Side first, Game game) {
  public static final int MOST_PLIES = 400;

  /// Offers, answers and insistences are no plies; a game with more of them than this is stuck.
  private static final int MOST_ACTIONS = 8 * MOST_PLIES;

  /// @throws BrokenGame if a contestant does something the referee refuses
  static MatchGame play(int number, Side first, Game opening, Map<Side, SeatedContestant> given) {
    var seats = new EnumMap<>(given);
    var game = opening;
    for (int actions = 0; game.outcome().isEmpty() && plies(game) < MOST_PLIES; actions++) {
      if (actions > MOST_ACTIONS) {
        throw new BrokenGame("the game does not get on", game);
      }
      var side = game.position().turn();
      game = apply(game, seat(seats, side).act(game));
      if (game.outcome().isEmpty() && game.offer().equals(Optional.of(side))) {
        var answer = seat(seats, side.other()).answer(game);
        game = answer.isPresent() ? apply(game, answer.get()) : game;
      }
    }
    return new MatchGame(number, first, game);
  }

  private static SeatedContestant seat(Map<Side, SeatedContestant> seats, Side side) {
    var seatedContestant = seats.get(side);
    if (seatedContestant == null) {
      throw new IllegalArgumentException("nobody plays " + side);
    }
    return seatedContestant;
  }

  private static Game apply(Game game, Action action) {
    return switch (game.apply(action)) {
      case Verdict.Accepted(Game next) -> next;
      case Verdict.Refused(Refusal refusal) ->
          throw new BrokenGame(action + " is refused: " + refusal, game);
    };
  }

  private static int plies(Game game) {
    return game.progress().whiteMoves() + game.progress().blackMoves();
  }

  public int plies() {
    return plies(game);
  }

  /// What the first contestant gets for it: 1, ½ or 0.
  public double points() {
    return switch (game.outcome().orElse(null)) {
      case Outcome.Win(Side winner, Ending _) -> winner == first ? 1 : 0;
      case Outcome.Draw _ -> 0.5;
      case null -> 0.5;
    };
  }

  /// Why it ended; none if it went on too long.
  public Optional<Ending> ending() {
    return game.outcome().map(Outcome::by);
  }

  /// The game with the names of the players above it.
  public GameRecord record(Match match) {
    var tags = new LinkedHashMap<String, String>();
    tags.put("Round", String.valueOf(number + 1));
    tags.put("White", (first == Side.WHITE ? match.first() : match.second()).name());
    tags.put("Black", (first == Side.WHITE ? match.second() : match.first()).name());
    tags.put("Result", "1/2-1/2"); // written only where the game itself does not say how it ended
    return new GameRecord(tags, game);
  }
}
