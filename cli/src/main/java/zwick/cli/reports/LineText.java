package zwick.cli.reports;

import java.util.ArrayList;
import java.util.List;
import zwick.cli.support.Numbers;
import zwick.engine.Score;
import zwick.engine.SearchLine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;
import zwick.notation.ActionText;

/// A line of the search in our notation and its score in words.
public record LineText(Game game, SearchLine searchLine) {
  /// What `replay` understands, one action after the other.
  public List<String> actions() {
    var texts = new ArrayList<String>();
    var now = game;
    for (var deed : searchLine.deeds()) {
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
    int score = searchLine.score();
    return (score > 0 ? "+" : "") + Numbers.decimal(score / 100.0, 2);
  }

  /// Who wins for sure.
  public Side winner() {
    var turn = game.position().turn();
    return searchLine.score() > 0 ? turn : turn.other();
  }

  /// In how many of his moves he wins. A side may move twice in a row, so they are counted where
  /// the line goes to the end.
  public int moves() {
    int plies = Score.plies(searchLine.score());
    long own =
        searchLine.deeds().stream()
            .filter(deed -> deed instanceof Deed.Moved(Side by, Move _) && by == winner())
            .count();
    return searchLine.deeds().size() == plies ? (int) own : (plies + 1) / 2;
  }

  private static Action action(Deed deed) {
    return switch (deed) {
      case Deed.Moved(Side by, Move move) -> new Action.Play(by, Wish.of(move));
      case Deed.Huffed(Side by, int at) -> new Action.Huff(by, at);
    };
  }
}
