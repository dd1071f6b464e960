package zwick.view.teaching;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.game.Position;
import zwick.game.known.Insight;
import zwick.game.known.Insight.Choice;
import zwick.game.known.Insight.Effect;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Value;
import zwick.game.known.Proof;
import zwick.notation.MoveText;
import zwick.notation.json.InsightJson;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.view.game.Scene;
import zwick.view.game.Touches;
import zwick.view.json.JsonObjectBuilder;

/// What is known for sure about a position, told so that one learns from it: what each move does,
/// and a ladder of hints, from what there is to gain up to the reason. The same here and on a
/// server, so that the page does not care whose tables they are.
public final class Coach {
  /// Nobody plays through more.
  private static final int LONGEST_LINE = 100;

  private final Oracle oracle;
  private final Words words;
  private final Insight insight;
  private final Position position;
  private final Proof proof;

  private Coach(Oracle oracle, Words words, Insight insight) {
    this.oracle = oracle;
    this.words = words;
    this.insight = insight;
    position = insight.position();
    proof = Proof.of(oracle, position, LONGEST_LINE);
  }

  /// Nothing where the oracle does not know the position.
  public static Optional<Json> of(Oracle oracle, Position position, Words words) {
    return Insight.of(oracle, position).map(insight -> new Coach(oracle, words, insight).json());
  }

  private Json json() {
    Map<String, Json> members = new LinkedHashMap<>(InsightJson.of(insight, proof));
    members.put("text", Json.of(words.result(insight, proof)));
    members.put("moves", new Json.Arr(moves()));
    boolean over = insight.choices().isEmpty();
    members.put("ladder", new Json.Arr(over ? List.of() : ladder()));
    members.put("proof", over ? Json.none() : shown());
    return new Json.Obj(members);
  }

  private List<Json> moves() {
    var moves = new ArrayList<Json>();
    for (var choice : insight.choices()) {
      Map<String, Json> members = new LinkedHashMap<>(InsightJson.move(insight, choice));
      members.put("sign", Json.of(String.valueOf(Words.sign(insight, choice))));
      members.put("text", Json.of(words.effect(insight, choice)));
      var ways = new ArrayList<Json>();
      Touches.of(choice.move()).forEach(touches -> ways.add(JsonObjectBuilder.points(touches)));
      members.put("touches", new Json.Arr(ways));
      members.put("steps", new Json.Arr(steps(choice)));
      moves.add(new Json.Obj(members));
    }
    return moves;
  }

  private List<Json> steps(Choice choice) {
    return Scene.steps(position.rules(), position.turn(), choice.move());
  }

  private String name(Choice choice) {
    return MoveText.write(position, choice.move());
  }

  // The ladder

  private List<Json> ladder() {
    var best = insight.choices().getFirst();
    var where = Nudge.of(words, position, best.move());
    return List.of(
        rung(nudge(), List.of(), List.of()),
        rung(where.text(), where.points(), List.of()),
        rung(words.text("hint.move", name(best)), where.points(), steps(best)),
        rung(why(best), where.points(), steps(best)));
  }

  private static Json rung(String text, List<Integer> points, List<Json> steps) {
    return new JsonObjectBuilder()
        .put("text", text)
        .put("points", JsonObjectBuilder.points(points))
        .put("steps", steps)
        .done();
  }

  /// What there is to win or to keep, and how easily.
  private String nudge() {
    var side = words.side(position.turn());
    int all = insight.choices().size();
    int keeping = insight.keeping().size();
    return switch (insight.known().value()) {
      case WON ->
          keeping == all
              ? words.text("coach.nudge.won.all", side)
              : words.text("coach.nudge.won", keeping, side, all);
      case DRAWN ->
          keeping == all
              ? words.text("coach.nudge.drawn.all")
              : words.text("coach.nudge.drawn", keeping, side, all);
      case LOST -> words.text("coach.nudge.lost", words.side(position.turn().other()));
    };
  }

  private String why(Choice best) {
    return switch (insight.known().value()) {
      case WON -> {
        int others = insight.choices().size() - insight.keeping().size();
        var reason = words.text("coach.why.won", name(best)) + " " + words.result(insight, proof);
        yield others == 0 ? reason : reason + " " + words.text("coach.why.won.others", others);
      }
      case DRAWN -> {
        var reason = words.text("coach.why.drawn", name(best));
        var winner = words.side(position.turn().other());
        yield wrong()
            .map(bad -> reason + " " + words.text("coach.why.drawn.wrong", name(bad), winner))
            .orElse(reason);
      }
      case LOST -> words.text("coach.why.lost", name(best)) + " " + words.result(insight, proof);
    };
  }

  /// The move that loses soonest, if one does.
  private Optional<Choice> wrong() {
    var last = insight.choices().stream().filter(choice -> choice.effect() == Effect.LOSES);
    return last.reduce((_, later) -> later);
  }

  // The proof

  /// How it goes on, to be played through: best play, or in a draw what a mistake leads to.
  private Json shown() {
    if (insight.known().value() != Value.DRAWN) {
      return new Line(words.text("coach.line")).with(proof).json();
    }
    return wrong()
        .<Json>map(bad ->
            new Line(words.text("coach.line.wrong", name(bad)))
                .with(new Proof(List.of(bad.move()), bad.after()))
                .with(Proof.of(oracle, bad.after(), LONGEST_LINE))
                .json())
        .orElse(Json.none());
  }

  /// Moves with what stands on the board after each.
  private final class Line {
    private final String heading;
    private final List<Json> moves = new ArrayList<>();
    private Position here = position;

    Line(String heading) {
      this.heading = heading;
    }

    Line with(Proof more) {
      for (var move : more.moves()) {
        var text = MoveText.write(here, move);
        var steps = Scene.steps(here.rules(), here.turn(), move);
        here = here.play(move).orElseThrow();
        moves.add(
            new JsonObjectBuilder()
                .put("text", text)
                .put("steps", steps)
                .put("pieces", Scene.pieces(here))
                .done());
      }
      return this;
    }

    Json json() {
      return new JsonObjectBuilder().put("text", heading).put("moves", moves).done();
    }
  }
}
