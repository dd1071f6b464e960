package zwick.cli.reports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zwick.cli.support.PlayedActions;
import zwick.game.Game;
import zwick.game.Side;
import zwick.notation.ActionText;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;
import zwick.text.Words;

/// Where a game stands, as one JSON object for other programs.
public final class GameJson {
  private GameJson() {}

  public static Json of(Game game, Optional<PlayedActions.Refused> refused, Words words) {
    var members = new LinkedHashMap<String, Json>();
    members.put("rules", Json.of(RuleText.write(game.rules())));
    members.put("position", Json.of(PositionText.write(game.position())));
    members.put("turn", Json.of(String.valueOf(game.position().turn().letter())));
    members.put("moves", Json.strings(moves(game)));
    members.put("actions", Json.strings(actions(game)));
    members.put("outcome", JsonRecord.toJson(game.outcome()));
    members.put("refused", refused.map(r -> refused(game, r, words)).orElse(Json.none()));
    return new Json.Obj(members);
  }

  /// None once the game is over, also where only the players ended it.
  static Set<String> moves(Game game) {
    return game.outcome().isPresent() ? Set.of() : MoveText.writeAll(game.position()).keySet();
  }

  /// What can be done besides moving: by the side to move, then, marked, by the other.
  static List<String> actions(Game game) {
    var turn = game.position().turn();
    var actions = new ArrayList<String>();
    for (var side : new Side[] {turn, turn.other()}) {
      game.rights(side).forEach(a -> actions.add(ActionText.write(game.position(), a)));
    }
    return actions;
  }

  private static Json refused(Game game, PlayedActions.Refused refused, Words words) {
    var members = new LinkedHashMap<String, Json>();
    members.put("index", Json.of(refused.index()));
    members.put("action", Json.of(refused.action()));
    members.put("reason", Json.of(refused.refusal().reason()));
    members.put("text", Json.of(words.refusal(refused.refusal(), game.position())));
    return new Json.Obj(members);
  }
}
