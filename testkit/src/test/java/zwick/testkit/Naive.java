package zwick.testkit;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.Side;
import zwick.mill.MillRules;
import zwick.wolf.WolfRules;

/// The rule book once more, as slowly and as obviously as it can be written: a second opinion on
/// every position. It shares nothing with the games but their option records and set-ups.
interface Naive {
  /// What a move leads to.
  ///
  /// @param huffable the squares of the pieces that the opponent may now huff, ascending
  record After(Setup setup, List<Integer> huffable) {
    public After {
      setup = tidy(setup);
    }

    public After(Setup setup) {
      this(setup, List.of());
    }

    @Override
    public String toString() {
      var text = new StringBuilder(setup.turn() + " to move:");
      for (var piece : setup.pieces()) {
        text.append(' ').append(piece.side().letter()).append(piece.king() ? "K" : "");
        text.append(piece.at());
      }
      return text
          + ", hands "
          + setup.whiteHand()
          + " and "
          + setup.blackHand()
          + (setup.extra() ? ", extra move" : "")
          + ", huffable "
          + huffable;
    }
  }

  /// A position took longer than a test can wait.
  final class TooSlow extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /// Every legal move; none when the game is over.
  ///
  /// @param bound whether the opponent has just insisted on a capture
  Map<Deed, After> moves(Setup setup, boolean bound);

  /// Who has won, if somebody has.
  Optional<Side> winner(Setup setup);

  static Naive of(RuleSet rules) {
    return switch (rules) {
      case MillRules mill -> new NaiveMill(mill);
      case DraughtsRules draughts -> new NaiveDraughts(draughts);
      case WolfRules wolf -> new NaiveWolf(wolf);
    };
  }

  /// The same set-up with its pieces in the order of their points, so that equal boards are equal.
  static Setup tidy(Setup setup) {
    var pieces = setup.pieces().stream().sorted(Comparator.comparingInt(Setup.Piece::at)).toList();
    return new Setup(setup.turn(), pieces, setup.whiteHand(), setup.blackHand(), setup.extra());
  }
}
