package zwick.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import zwick.engine.Engine;
import zwick.engine.Limits;
import zwick.engine.Line;
import zwick.engine.Report;
import zwick.engine.Score;
import zwick.engine.Watch;
import zwick.game.Game;
import zwick.game.Move;
import zwick.game.Outcome;
import zwick.game.Side;
import zwick.game.Turn.Deed;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.Json;
import zwick.text.Words;

/// What the engine thinks of a game.
record Advice(Engine engine, Game game, Words words) {
  /// A score this high means that e is the odds of winning, as in training.
  private static final double ODDS = 110;

  /// The game as it stood after so many moves of the line that was really played.
  static Game after(Game game, int moves) {
    var then = Game.of(game.start());
    var deeds = game.turn().deeds();
    for (var deed : deeds.subList(0, Math.min(moves, deeds.size()))) {
      if (then.apply(Deeds.action(deed)) instanceof Verdict.Accepted(Game next)) {
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

  Json analyse(Limits limits, Watch watch, int lines, Consumer<Json> progress) {
    if (silent()) {
      return json(new Report(0, 0, 0, List.of()));
    }
    return json(engine.think(game, limits, watch, lines, report -> progress.accept(json(report))));
  }

  private Json json(Report report) {
    var lines = new ArrayList<Json>();
    for (var line : report.lines()) {
      lines.add(line(line));
    }
    return new Members()
        .put("depth", report.depth())
        .put("nodes", report.nodes())
        .put("millis", report.millis())
        .put("chance", decimal(report.lines().isEmpty() ? settled() : chance(report.best())))
        .put("lines", lines)
        .done();
  }

  private Json line(Line line) {
    var first = line.first();
    boolean sure = Score.decided(line.score());
    return new Members()
        .put("score", sure ? Json.none() : Json.of(forWhite(line.score())))
        .put("standing", standing(line))
        .put("moves", Json.strings(texts(line)))
        .put("action", Deeds.text(game.position(), first))
        .put("steps", Scene.steps(game.rules(), first))
        .done();
  }

  private int forWhite(int score) {
    return game.position().turn() == Side.WHITE ? score : -score;
  }

  /// Who stands better, or who wins and when.
  String standing(Line line) {
    if (!Score.decided(line.score())) {
      return words.standing(line.score(), game.position().turn());
    }
    var turn = game.position().turn();
    var winner = line.score() > 0 ? turn : turn.other();
    return words.wins(winner, moves(line, winner));
  }

  /// In how many of his moves he wins. A side may move twice in a row, so they are counted where
  /// the line goes to the end.
  private static int moves(Line line, Side winner) {
    int plies = Score.plies(line.score());
    int own = 0;
    for (var deed : line.deeds()) {
      own += deed instanceof Deed.Moved(Side by, Move _) && by == winner ? 1 : 0;
    }
    return line.deeds().size() == plies ? own : (plies + 1) / 2;
  }

  private List<String> texts(Line line) {
    var texts = new ArrayList<String>();
    var now = game;
    for (var deed : line.deeds()) {
      if (!(now.apply(Deeds.action(deed)) instanceof Verdict.Accepted(Game next))) {
        break;
      }
      texts.add(ActionText.write(now.position(), Deeds.action(deed)));
      now = next;
    }
    return texts;
  }

  /// White's chances after every move of the game, the start included.
  Json graph(long nodes) {
    var chances = new ArrayList<Json>();
    var then = Game.of(game.start());
    for (var deed : game.turn().deeds()) {
      chances.add(new Advice(engine, then, words).look(nodes));
      if (then.apply(Deeds.action(deed)) instanceof Verdict.Accepted(Game next)) {
        then = next;
      }
    }
    chances.add(look(nodes));
    return new Members().put("chances", chances).done();
  }

  private Json look(long nodes) {
    return decimal(silent() ? settled() : chance(engine.think(game, Limits.nodes(nodes)).best()));
  }

  private double chance(Line best) {
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
