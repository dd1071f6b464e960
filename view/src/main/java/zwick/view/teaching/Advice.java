package zwick.view.teaching;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import zwick.engine.Score;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.SearchLine;
import zwick.engine.SearchReport;
import zwick.engine.search.Engine;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Move;
import zwick.notation.ActionText;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.view.game.DeedActions;
import zwick.view.game.Scene;
import zwick.view.json.JsonObjectBuilder;

/// What the engine thinks of a game.
public record Advice(Engine engine, Game game, Words words) {
  /// A score this high means that e is the odds of winning, as in training.
  private static final double ODDS = 110;

  /// The game as it stood after so many moves of the line that was really played.
  public static Game after(Game game, int moves) {
    var then = Game.of(game.start());
    var deeds = game.progress().deeds();
    for (var deed : deeds.subList(0, Math.min(moves, deeds.size()))) {
      if (then.apply(DeedActions.action(deed)) instanceof Verdict.Accepted(Game next)) {
        then = next;
      }
    }
    return then;
  }

  /// Whether there is anything left to think about. A missed capture can leave the other side
  /// without a move: it has a right then, but nothing to search.
  private boolean silent() {
    return game.outcome().isPresent() || game.position().outcome().isPresent();
  }

  public Json analyse(
      SearchLimits searchLimits, SearchControl searchControl, int lines, Consumer<Json> progress) {
    if (silent()) {
      return json(new SearchReport(0, 0, 0, List.of()));
    }
    return json(
        engine.think(
            game,
            searchLimits,
            searchControl,
            lines,
            searchReport -> progress.accept(json(searchReport))));
  }

  private Json json(SearchReport searchReport) {
    var lines = new ArrayList<Json>();
    for (var searchLine : searchReport.lines()) {
      lines.add(line(searchLine));
    }
    return new JsonObjectBuilder()
        .put("depth", searchReport.depth())
        .put("nodes", searchReport.nodes())
        .put("millis", searchReport.millis())
        .put(
            "chance",
            decimal(searchReport.lines().isEmpty() ? settled() : chance(searchReport.best())))
        .put("lines", lines)
        .done();
  }

  private Json line(SearchLine searchLine) {
    var first = searchLine.first();
    boolean sure = Score.decided(searchLine.score());
    return new JsonObjectBuilder()
        .put("score", sure ? Json.none() : Json.of(forWhite(searchLine.score())))
        .put("standing", standing(searchLine))
        .put("moves", Json.strings(texts(searchLine)))
        .put("action", DeedActions.text(game.position(), first))
        .put("steps", Scene.steps(game.rules(), first))
        .done();
  }

  private int forWhite(int score) {
    return game.position().turn() == Side.WHITE ? score : -score;
  }

  /// Who stands better, or who wins and when.
  String standing(SearchLine searchLine) {
    if (!Score.decided(searchLine.score())) {
      return words.standing(searchLine.score(), game.position().turn());
    }
    var turn = game.position().turn();
    var winner = searchLine.score() > 0 ? turn : turn.other();
    return words.wins(winner, moves(searchLine, winner));
  }

  /// In how many of his moves he wins. A side may move twice in a row, so they are counted where
  /// the line goes to the end.
  private static int moves(SearchLine searchLine, Side winner) {
    int plies = Score.plies(searchLine.score());
    int own = 0;
    for (var deed : searchLine.deeds()) {
      own += deed instanceof Deed.Moved(Side by, Move _) && by == winner ? 1 : 0;
    }
    return searchLine.deeds().size() == plies ? own : (plies + 1) / 2;
  }

  private List<String> texts(SearchLine searchLine) {
    var texts = new ArrayList<String>();
    var now = game;
    for (var deed : searchLine.deeds()) {
      if (!(now.apply(DeedActions.action(deed)) instanceof Verdict.Accepted(Game next))) {
        break;
      }
      texts.add(ActionText.write(now.position(), DeedActions.action(deed)));
      now = next;
    }
    return texts;
  }

  /// White's chances after every move of the game, the start included.
  public Json graph(long nodes) {
    var chances = new ArrayList<Json>();
    var then = Game.of(game.start());
    for (var deed : game.progress().deeds()) {
      chances.add(new Advice(engine, then, words).look(nodes));
      if (then.apply(DeedActions.action(deed)) instanceof Verdict.Accepted(Game next)) {
        then = next;
      }
    }
    chances.add(look(nodes));
    return new JsonObjectBuilder().put("chances", chances).done();
  }

  private Json look(long nodes) {
    return decimal(
        silent() ? settled() : chance(engine.think(game, SearchLimits.nodes(nodes)).best()));
  }

  private double chance(SearchLine best) {
    int score = forWhite(best.score());
    return Score.decided(score) ? score > 0 ? 1 : 0 : 1 / (1 + Math.exp(-score / ODDS));
  }

  private double settled() {
    return game.outcome().orElse(null) instanceof Outcome.Win(Side winner, var _)
        ? winner == Side.WHITE ? 1 : 0
        : 0.5;
  }

  /// Three places are as many as anybody can see.
  private static Json decimal(double chance) {
    int thousandths = (int) Math.round(chance * 1000);
    var digits = String.valueOf(1000 + thousandths % 1000).substring(1);
    return new Json.Num(thousandths / 1000 + "." + digits);
  }
}
