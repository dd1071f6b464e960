package zwick.engine.players;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.engine.SearchRoot;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Progress.Deed;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;

/// Captures that are overlooked, by the player itself and by its opponent, where the rules leave it
/// to the players to notice.
final class MissedCaptures {
  private static final int NOTICING = 1, MISSING = 2;

  private final Level level;

  /// The same rules where nothing can be overlooked; none if nothing can be.
  private final @Nullable DraughtsRules enforced;

  MissedCaptures(RuleSet rules, Level level) {
    this.level = level;
    enforced =
        rules instanceof DraughtsRules draughts && draughts.obligation() != Obligation.ENFORCED
            ? draughts.with(Map.of("obligation", "enforced"))
            : null;
  }

  /// Whether the player notices that its opponent has just overlooked a capture.
  boolean notices(Game game, SeededLuck seededLuck) {
    return enforced != null
        && game.progress().oversight()
        && seededLuck.strikes(NOTICING, PlayingStrength.notices(level));
  }

  /// Whether the player is about to overlook a capture itself. What was just taken is always taken
  /// back.
  boolean misses(Game game, SeededLuck seededLuck) {
    if (enforced == null
        || !seededLuck.strikes(MISSING, PlayingStrength.misses(level))
        || game.progress().deed() instanceof Deed.Moved(Side _, var move) && move.captures()) {
      return false;
    }
    var moves = new MoveBuffer();
    game.position().generate(moves);
    boolean could = false;
    boolean need = true;
    for (int i = 0; i < moves.size(); i++) {
      could |= moves.taken(i) != 0;
      need &= moves.taken(i) != 0;
    }
    return could && !need;
  }

  /// The position among players who overlook nothing, and with nothing left to huff. Its moves are
  /// those of `p` that nobody can object to.
  Position plain(Position p) {
    return enforced != null && p instanceof DraughtsPosition d && !d.rules().equals(enforced)
        ? new DraughtsPosition(
            enforced,
            d.whiteMen(),
            d.whiteKings(),
            d.blackMen(),
            d.blackKings(),
            d.turn(),
            0,
            false)
        : p;
  }

  /// The root as somebody sees it who has not noticed that he could huff.
  static SearchRoot unnoticed(SearchRoot searchRoot) {
    return searchRoot.position() instanceof DraughtsPosition d && d.failed() != 0
        ? new SearchRoot(
            d.turned().turned(), searchRoot.before(), searchRoot.quiet(), searchRoot.limited())
        : searchRoot;
  }

  /// What is left to a player whom an oversight has shut in.
  static Action onlyRight(Position p, Side me) {
    var huffable = p.huffable();
    if (huffable.isEmpty()) {
      return new Action.Insist(me);
    }
    var frees = huffable.stream().filter(at -> p.huff(at).outcome().isEmpty()).findFirst();
    return new Action.Huff(me, frees.orElse(huffable.getFirst()));
  }

  /// Takes off the piece whose loss hurts most, unless that helps nobody but the opponent.
  Optional<Action> huff(Position p, Side me, ShallowSearch shallowSearch) {
    int most = shallowSearch.worth(plain(p));
    var best = Optional.<Action>empty();
    for (int at : p.huffable()) {
      int worth = shallowSearch.worth(plain(p.huff(at)));
      if (worth > most) {
        most = worth;
        best = Optional.of(new Action.Huff(me, at));
      }
    }
    return best;
  }
}
