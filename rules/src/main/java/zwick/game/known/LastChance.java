package zwick.game.known;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Progress;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.known.Oracle.Value;

/// The last moment of a game at which whoever lost it could still have saved it, or, in a drawn
/// game, at which somebody could still have won it.
///
/// @param at how many moves and huffs had been made by then
/// @param insight what was known there; its side to move is the one that had the chance
/// @param played what was done instead; none if the game ended there, by giving up or on time
public record LastChance(int at, Insight insight, @Nullable Deed played) {

  /// Empty while the game goes on, where there never was a chance, and where the oracle does not
  /// know enough to be sure which was the last.
  public static Optional<LastChance> of(Oracle oracle, Game game) {
    if (game.outcome().isEmpty()) {
      return Optional.empty();
    }
    var end = game.outcome().get();
    @Nullable Deed played = null;
    int at = game.progress().deeds().size();
    for (@Nullable Progress progress = game.progress();
        progress != null;
        progress = progress.before()) {
      var position = progress.position();
      if (!(end instanceof Outcome.Win(Side winner, var _)) || winner != position.turn()) {
        var known = Insight.ask(oracle, position);
        if (known == null) {
          return Optional.empty();
        }
        if (chance(end, known.value()) && position.outcome().isEmpty()) {
          return Optional.of(
              new LastChance(at, Insight.of(oracle, position).orElseThrow(), played));
        }
      }
      played = progress.deed();
      at--;
    }
    return Optional.empty();
  }

  private static boolean chance(Outcome end, Value value) {
    return end instanceof Outcome.Win ? value != Value.LOST : value == Value.WON;
  }

  /// Who had it.
  public Side side() {
    return insight.position().turn();
  }
}
