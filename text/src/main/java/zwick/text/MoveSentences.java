package zwick.text;

import java.util.Collection;
import zwick.game.Progress.Deed;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.Step;
import zwick.game.moves.Wish;

/// What happens on the board, in words.
final class MoveSentences {
  // From where on somebody stands better, in hundredths of a man.
  private static final int SLIGHTLY = 20, BETTER = 70, MUCH = 180;

  private MoveSentences() {}

  static String say(Words words, Deed deed, RuleSet rules) {
    return switch (deed) {
      case Deed.Moved(Side by, Move move) -> move(words, words.side(by), move, rules);
      case Deed.Huffed(Side by, int at) ->
          words.text("deed.huff", words.side(by), rules.grid().say(at));
    };
  }

  private static String move(Words words, String who, Move move, RuleSet rules) {
    var wish = Wish.of(move);
    var taken = names(words, move.taken(), rules);
    return switch (wish.kind()) {
      case PASS -> words.text("deed.pass", who);
      case PLACE -> words.text("deed.place" + prize(move), who, rules.grid().say(wish.to()), taken);
      case SLIDE -> words.text("deed.slide" + prize(move), args(who, wish, taken, rules));
      case CAPTURE ->
          words.text(
              "deed.capture" + (move.crowns() ? ".crowned" : ""), args(who, wish, taken, rules));
    };
  }

  private static Object[] args(String who, Wish wish, String taken, RuleSet rules) {
    return new Object[] {who, rules.grid().say(wish.from()), rules.grid().say(wish.to()), taken};
  }

  /// What a move earns besides the way it goes.
  private static String prize(Move move) {
    for (var step : move.steps()) {
      switch (step) {
        case Step.Remove _ -> {
          return ".takes";
        }
        case Step.Sweep _ -> {
          return ".sweep";
        }
        case Step.Crown _ -> {
          return ".crowned";
        }
        case Step.Place _, Step.Slide _, Step.Jump _, Step.Pass _ -> {}
      }
    }
    return "";
  }

  private static String names(Words words, Collection<Integer> points, RuleSet rules) {
    return words.and(points.stream().map(rules.grid()::say).toList());
  }

  static String standing(Words words, int worth, Side side) {
    int much = Math.abs(worth);
    if (much < SLIGHTLY) {
      return words.text("standing.equal");
    }
    var degree = much < BETTER ? "slightly" : much < MUCH ? "better" : "much";
    return words.text("standing." + degree, words.side(worth > 0 ? side : side.other()));
  }
}
