package zwick.cli;

import java.util.ArrayList;
import java.util.List;
import zwick.engine.Line;
import zwick.engine.Score;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Move;
import zwick.game.Side;
import zwick.game.Turn.Deed;
import zwick.game.Verdict;
import zwick.game.Wish;
import zwick.notation.ActionText;

/// A line of the search in our notation and its score in words.
record LineText(Game game, Line line) {
  /// What `replay` understands, one action after the other.
  List<String> actions() {
    var texts = new ArrayList<String>();
    var now = game;
    for (var deed : line.deeds()) {
      var action = action(deed);
      if (!(now.apply(action) instanceof Verdict.Accepted(Game next))) {
        break;
      }
      texts.add(ActionText.write(now.position(), action));
      now = next;
    }
    return texts;
  }

  /// `+0.35`, seen from the side to move.
  String score() {
    int score = line.score();
    return (score > 0 ? "+" : "") + Numbers.decimal(score / 100.0, 2);
  }

  /// Who wins for sure.
  Side winner() {
    var turn = game.position().turn();
    return line.score() > 0 ? turn : turn.other();
  }

  /// In how many of his moves he wins. A side may move twice in a row, so they are counted where
  /// the line goes to the end.
  int moves() {
    int plies = Score.plies(line.score());
    long own =
        line.deeds().stream()
            .filter(deed -> deed instanceof Deed.Moved(Side by, Move _) && by == winner())
            .count();
    return line.deeds().size() == plies ? (int) own : (plies + 1) / 2;
  }

  private static Action action(Deed deed) {
    return switch (deed) {
      case Deed.Moved(Side by, Move move) -> new Action.Play(by, Wish.of(move));
      case Deed.Huffed(Side by, int at) -> new Action.Huff(by, at);
    };
  }
}
