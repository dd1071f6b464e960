package zwick.notation.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwick.game.Option;
import zwick.game.Position;
import zwick.game.known.Insight;
import zwick.game.known.Insight.Choice;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Proof;
import zwick.game.moves.Move;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// What is known of a position, for other programs.
///
/// ```
/// {"rules": …, "position": …, "turn": "W", "value": "won", "plies": 3,
///  "moves": [{"move": "29-25", "value": "won", "plies": 3, "effect": "keeps", "best": true}, …],
///  "line": ["29-25", …], "complete": true}
/// ```
///
/// Values are for the side to move: `won`, `drawn` or `lost`; of a move that leads into the unknown
/// value and plies are null.
public final class InsightJson {
  private InsightJson() {}

  public static Map<String, Json> of(Insight insight, Proof proof) {
    var position = insight.position();
    var members = new LinkedHashMap<String, Json>();
    members.put("rules", Json.of(RuleText.write(position.rules())));
    members.put("position", Json.of(PositionText.write(position)));
    members.put("turn", Json.of(String.valueOf(position.turn().letter())));
    members.putAll(value(insight.known()));
    var moves = new ArrayList<Json>();
    insight.choices().forEach(choice -> moves.add(new Json.Obj(move(insight, choice))));
    members.put("moves", new Json.Arr(moves));
    members.put("line", Json.strings(line(position, proof.moves())));
    members.put("complete", Json.of(proof.complete()));
    return members;
  }

  /// One of the moves.
  public static Map<String, Json> move(Insight insight, Choice choice) {
    var members = new LinkedHashMap<String, Json>();
    members.put("move", Json.of(MoveText.write(insight.position(), choice.move())));
    members.putAll(value(choice.known()));
    members.put("effect", Json.of(Option.text(choice.effect())));
    members.put("best", Json.of(insight.best().contains(choice)));
    return members;
  }

  private static Map<String, Json> value(@Nullable Known known) {
    var members = new LinkedHashMap<String, Json>();
    members.put("value", known == null ? Json.none() : Json.of(Option.text(known.value())));
    members.put("plies", known == null ? Json.none() : Json.of(known.plies()));
    return members;
  }

  /// The moves from a position on, as they are written.
  public static List<String> line(Position start, List<Move> moves) {
    var texts = new ArrayList<String>();
    var here = start;
    for (var move : moves) {
      texts.add(MoveText.write(here, move));
      here = here.play(move).orElseThrow();
    }
    return texts;
  }
}
