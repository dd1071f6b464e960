package zwick.view.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Problem;
import zwick.game.Progress;
import zwick.game.Refusal.Count;
import zwick.game.Side;
import zwick.mill.MillPosition;
import zwick.mill.Zwickmuehle;
import zwick.notation.GameRecord;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;
import zwick.text.DrawCounts;
import zwick.text.Words;
import zwick.view.json.JsonObjectBuilder;

/// A game as the page shows it: everything in one object, so that the page need not ask again.
///
/// The record, the moves and how the game ended are the whole game's; what stands on the board, and
/// what is said about it, belongs to the move that is shown.
public final class GameView {
  private final String record;
  private final Game game;
  private final Words words;

  /// @param record the game as text, to be handed back
  public GameView(Game game, String record, Words words) {
    this.record = record;
    this.game = game;
    this.words = words;
  }

  /// A game as it stands, with its record as JSON.
  public static Json of(GameRecord record, Words words) {
    return new GameView(record.game(), JsonRecord.toJson(record).write(), words).now();
  }

  /// The newest position.
  public Json now() {
    return show(line().size() - 1);
  }

  /// The position after the first `at` moves of the line that was really played.
  public Json show(int at) {
    var line = line();
    if (at < 0 || at >= line.size()) {
      throw new BadInput(
          new Problem.NoSuchValue("at", String.valueOf(at), numbers(line.size() - 1)));
    }
    var shown = line.get(at);
    var position = shown.position();
    boolean past = at < line.size() - 1;
    boolean open = !past && game.outcome().isEmpty();
    return new JsonObjectBuilder()
        .put("rules", RuleText.write(game.rules()))
        .put("name", words.preset(game.rules().preset()))
        .put("family", game.rules().family())
        .put("record", record)
        .put("version", game.log().size())
        .put("at", at)
        .put("position", PositionText.write(position))
        .put("turn", position.turn())
        .put("pieces", Scene.pieces(position))
        .put("kinds", kinds())
        .put("hand", Scene.hands(position))
        .put("taken", Scene.taken(game.start(), position))
        .put("choices", open ? MoveChoices.of(position) : List.<Json>of())
        .put(
            "must",
            JsonObjectBuilder.points(open ? MoveChoices.must(position) : List.<Integer>of()))
        .put("rights", open ? new Rights(game, words).list() : List.<Json>of())
        .put("requests", Rights.requests(game.position()))
        .put("counters", counters(shown))
        .put("moves", moves(line))
        .put("prompt", Prompt.of(words, position, past ? null : game))
        .put("said", past ? Prompt.done(words, shown) : Prompt.said(words, game))
        .put("outcome", outcome())
        .put("offer", side(game.offer().orElse(null)))
        .put("zwickmuehlen", zwickmuehlen(position))
        .done();
  }

  private Json kinds() {
    var kinds = new JsonObjectBuilder();
    for (var side : Side.values()) {
      kinds.put(String.valueOf(side.letter()), Json.strings(Scene.kinds(game.rules(), side)));
    }
    return kinds.done();
  }

  /// From the start to now.
  private List<Progress> line() {
    return line(game.progress());
  }

  public static List<Progress> line(Progress last) {
    var line = new ArrayList<Progress>();
    for (Progress progress = last; progress != null; progress = progress.before()) {
      line.add(progress);
    }
    return line.reversed();
  }

  public static List<String> numbers(int most) {
    var numbers = new ArrayList<String>();
    for (int i = 0; i <= most; i++) {
      numbers.add(String.valueOf(i));
    }
    return numbers;
  }

  private List<Json> moves(List<Progress> line) {
    var moves = new ArrayList<Json>();
    for (var progress : line) {
      var before = progress.before();
      var deed = progress.deed();
      if (before != null && deed != null) {
        var by = DeedActions.by(deed);
        moves.add(
            new JsonObjectBuilder()
                .put("side", by)
                .put("number", number(game, before, by))
                .put("text", DeedActions.text(before.position(), deed))
                .put("spoken", words.deed(deed, game.rules()))
                .put("steps", Scene.steps(game.rules(), deed))
                .done());
      }
    }
    return moves;
  }

  /// As lists print it: a new number with every move of White's, and one for Black's first.
  public static int number(Game game, Progress before, Side by) {
    int blackBegan = game.start().turn() == Side.BLACK ? 1 : 0;
    return Math.max(1, before.whiteMoves() + blackBegan + (by == Side.WHITE ? 1 : 0));
  }

  private List<Json> counters(Progress shown) {
    var counters = new ArrayList<Json>();
    for (Count count : shown.counts()) {
      var counted = DrawCounts.forPeople(count, game.rules());
      counters.add(
          new JsonObjectBuilder()
              .put("rule", count.rule().id())
              .put("have", counted.have())
              .put("need", counted.need())
              .put("text", words.count(count, game.rules()))
              .done());
    }
    return counters;
  }

  private Json outcome() {
    if (game.outcome().isEmpty()
        || !(JsonRecord.toJson(game.outcome()) instanceof Json.Obj outcome)) {
      return Json.none();
    }
    return new JsonObjectBuilder()
        .put("winner", outcome.get("winner"))
        .put("by", outcome.get("by"))
        .put("text", words.outcome(game.outcome().get(), game.rules()))
        .done();
  }

  private static Json side(@Nullable Side side) {
    return side == null ? Json.none() : Json.of(String.valueOf(side.letter()));
  }

  private List<Json> zwickmuehlen(Position position) {
    var found = new ArrayList<Json>();
    if (position instanceof MillPosition mill) {
      var grid = mill.rules().grid();
      for (var side : Side.values()) {
        for (var zwick : Zwickmuehle.of(mill, side)) {
          found.add(
              new JsonObjectBuilder()
                  .put("side", side)
                  .put("stone", zwick.here())
                  .put(
                      "lines",
                      List.of(
                          JsonObjectBuilder.points(zwick.closed()),
                          JsonObjectBuilder.points(zwick.open())))
                  .put(
                      "text",
                      words.text(
                          "zwickmuehle",
                          words.side(side),
                          grid.name(zwick.here()),
                          grid.name(zwick.there())))
                  .done());
        }
      }
    }
    return found;
  }
}
