package zwick.engine;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.MoveBuffer;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.Turn.Deed;

/// Captures that are overlooked, by the player itself and by its opponent, where the rules leave it
/// to the players to notice.
final class Duties {
  private static final int NOTICING = 1, MISSING = 2;

  private final Level level;

  /// The same rules where nothing can be overlooked; none if nothing can be.
  private final @Nullable DraughtsRules enforced;

  Duties(RuleSet rules, Level level) {
    this.level = level;
    enforced =
        rules instanceof DraughtsRules draughts && draughts.obligation() != Obligation.ENFORCED
            ? draughts.with(Map.of("obligation", "enforced"))
            : null;
  }

  /// Whether the player notices that its opponent has just overlooked a capture.
  boolean notices(Game game, Luck luck) {
    return enforced != null
        && game.turn().oversight()
        && luck.strikes(NOTICING, Habits.notices(level));
  }

  /// Whether the player is about to overlook a capture itself. What was just taken is always taken
  /// back.
  boolean misses(Game game, Luck luck) {
    if (enforced == null
        || !luck.strikes(MISSING, Habits.misses(level))
        || game.turn().deed() instanceof Deed.Moved(Side _, var move) && move.captures()) {
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
  static Root unnoticed(Root root) {
    return root.position() instanceof DraughtsPosition d && d.failed() != 0
        ? new Root(d.turned().turned(), root.before(), root.quiet(), root.limited())
        : root;
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
  Optional<Action> huff(Position p, Side me, Glance glance) {
    int most = glance.worth(plain(p));
    var best = Optional.<Action>empty();
    for (int at : p.huffable()) {
      int worth = glance.worth(plain(p.huff(at)));
      if (worth > most) {
        most = worth;
        best = Optional.of(new Action.Huff(me, at));
      }
    }
    return best;
  }
}
