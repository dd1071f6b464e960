package zwick.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;
import zwick.engine.Line;
import zwick.engine.Report;
import zwick.engine.Score;
import zwick.game.Game;
import zwick.game.Insight;
import zwick.game.Option;
import zwick.notation.Json;
import zwick.notation.JsonRecord;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// What the search has found, as one JSON object. A score is in hundredths of a man for the side to
/// move; `win` is the plies to a certain end, negative for a loss, and null where nobody can say.
/// `known` is what the tables say of the position: `won`, `drawn`, `lost` or nothing.
final class AnalysisJson {
  private AnalysisJson() {}

  static Json of(Game game, Optional<Insight> known, Report report) {
    var members = new LinkedHashMap<String, Json>();
    members.put("rules", Json.of(RuleText.write(game.rules())));
    members.put("position", Json.of(PositionText.write(game.position())));
    members.put("turn", Json.of(String.valueOf(game.position().turn().letter())));
    members.put(
        "known",
        known.map(insight -> Json.of(Option.text(insight.known().value()))).orElse(Json.none()));
    members.put("depth", Json.of(report.depth()));
    members.put("nodes", Json.of(report.nodes()));
    members.put("millis", Json.of(report.millis()));
    var lines = new ArrayList<Json>();
    report.lines().forEach(line -> lines.add(line(game, line)));
    members.put("lines", new Json.Arr(lines));
    members.put("outcome", JsonRecord.toJson(game.outcome()));
    return new Json.Obj(members);
  }

  private static Json line(Game game, Line line) {
    int score = line.score();
    int plies = score > 0 ? Score.plies(score) : -Score.plies(score);
    var members = new LinkedHashMap<String, Json>();
    members.put("score", Json.of(score));
    members.put("win", Score.decided(score) && !Faraway.is(score) ? Json.of(plies) : Json.none());
    members.put("moves", Json.strings(new LineText(game, line).actions()));
    return new Json.Obj(members);
  }
}
