package zwick.notation.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.game.BadInput;
import zwick.game.Clock;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.Side;
import zwick.notation.ActionText;
import zwick.notation.Excerpt;
import zwick.notation.GameRecord;
import zwick.notation.LogStep;
import zwick.notation.PositionText;
import zwick.notation.Replay;
import zwick.notation.RuleText;
import zwick.notation.json.Json;

/// Games as JSON: `{"rules", "position", "clock", "tags", "actions", "times", "outcome"}`.
///
/// `actions` say who does them (`"W:31-26"`); `times` are the milliseconds each took and are there
/// only if a clock runs, as is `clock`. `outcome` is for readers without a referee; reading works
/// it out again.
public final class JsonRecord {
  private JsonRecord() {}

  public static Json toJson(GameRecord record) {
    var game = record.game();
    var members = new LinkedHashMap<String, Json>();
    members.put("rules", Json.of(RuleText.write(game.rules())));
    members.put("position", Json.of(PositionText.write(game.start())));
    game.startClock().ifPresent(clock -> members.put("clock", toJson(clock)));
    var tags = new LinkedHashMap<String, Json>();
    record.tags().forEach((name, value) -> tags.put(name, Json.of(value)));
    members.put("tags", new Json.Obj(tags));
    actions(game, members);
    members.put("outcome", toJson(game.outcome()));
    return new Json.Obj(members);
  }

  /// `null`, or who won (nobody in a draw) and by what.
  public static Json toJson(Optional<Outcome> outcome) {
    if (outcome.isEmpty()) {
      return Json.none();
    }
    var winner =
        switch (outcome.get()) {
          case Outcome.Win(Side side, var _) -> Json.of(String.valueOf(side.letter()));
          case Outcome.Draw _ -> Json.none();
        };
    var members = new LinkedHashMap<String, Json>();
    members.put("winner", winner);
    members.put("by", Json.of(outcome.get().by().id()));
    return new Json.Obj(members);
  }

  /// Throws [BadInput] if it is no record or the referee refuses an action.
  public static GameRecord fromJson(Json json) {
    if (!(json instanceof Json.Obj(Map<String, Json> members))) {
      throw unreadable(json);
    }
    if (!(members.get("rules") instanceof Json.Str(String rulesText))) {
      throw new BadInput(new Problem.NoRulesNamed());
    }
    var rules = RuleText.read(rulesText);
    var start =
        switch (members.getOrDefault("position", Json.none())) {
          case Json.Str(String position) -> PositionText.read(rules, position);
          case Json.Null _ -> rules.start();
          case Json other -> throw unreadable(other);
        };
    var times = items(members.getOrDefault("times", Json.none()));
    var actions = items(members.getOrDefault("actions", Json.none()));
    var replay = new Replay(start, clock(members.getOrDefault("clock", Json.none())));
    for (int i = 0; i < actions.size(); i++) {
      long used = i < times.size() ? number(times.get(i)) : 0;
      replay.act(string(actions.get(i)), used);
    }
    return new GameRecord(tags(members.getOrDefault("tags", Json.none())), replay.game());
  }

  private static void actions(Game game, Map<String, Json> members) {
    var actions = new ArrayList<String>();
    var times = new ArrayList<Json>();
    LogStep.of(game)
        .forEach(step -> {
          actions.add(ActionText.writeFull(step.position(), step.entry().action()));
          times.add(Json.of(step.entry().used()));
        });
    members.put("actions", Json.strings(actions));
    if (game.startClock().isPresent()) {
      members.put("times", new Json.Arr(times));
    }
  }

  private static Json toJson(Clock clock) {
    var members = new LinkedHashMap<String, Json>();
    members.put("white", Json.of(clock.white()));
    members.put("black", Json.of(clock.black()));
    members.put("increment", Json.of(clock.increment()));
    if (clock.delay() > 0) {
      members.put("delay", Json.of(clock.delay()));
    }
    return new Json.Obj(members);
  }

  private static Optional<Clock> clock(Json json) {
    return switch (json) {
      case Json.Null _ -> Optional.empty();
      case Json.Obj clock ->
          Optional.of(
              new Clock(
                  number(clock.get("white")),
                  number(clock.get("black")),
                  number(clock.get("increment")),
                  clock.members().containsKey("delay") ? number(clock.get("delay")) : 0));
      case Json.Arr _, Json.Str _, Json.Num _, Json.Bool _ -> throw unreadable(json);
    };
  }

  private static Map<String, String> tags(Json json) {
    var tags = new LinkedHashMap<String, String>();
    switch (json) {
      case Json.Null _ -> {}
      case Json.Obj(Map<String, Json> members) ->
          members.forEach((name, value) -> tags.put(name, string(value)));
      case Json.Arr _, Json.Str _, Json.Num _, Json.Bool _ -> throw unreadable(json);
    }
    return tags;
  }

  private static List<Json> items(Json json) {
    return switch (json) {
      case Json.Null _ -> List.of();
      case Json.Arr(List<Json> items) -> items;
      case Json.Obj _, Json.Str _, Json.Num _, Json.Bool _ -> throw unreadable(json);
    };
  }

  private static String string(Json json) {
    if (json instanceof Json.Str(String text)) {
      return text;
    }
    throw unreadable(json);
  }

  /// Milliseconds: a whole number, not negative, and less than a few thousand years.
  private static long number(Json json) {
    if (json instanceof Json.Num(String digits)
        && digits.length() <= 15
        && digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return Long.parseLong(digits);
    }
    throw unreadable(json);
  }

  private static BadInput unreadable(Json json) {
    return new BadInput(new Problem.Unreadable(Thing.RECORD, 0, Excerpt.of(json.write())));
  }
}
