package zwick.cli.reports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;
import zwick.cli.tables.UnknownDistance;
import zwick.engine.Score;
import zwick.engine.SearchLine;
import zwick.engine.SearchReport;
import zwick.game.Game;
import zwick.game.Option;
import zwick.game.known.Insight;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;

/// What the search has found, as one JSON object. A score is in hundredths of a man for the side to
/// move; `win` is the plies to a certain end, negative for a loss, and null where nobody can say.
/// `known` is what the tables say of the position: `won`, `drawn`, `lost` or nothing.
public final class AnalysisJson {
  private AnalysisJson() {}

  public static Json of(Game game, Optional<Insight> known, SearchReport searchReport) {
    var members = new LinkedHashMap<String, Json>();
    members.put("rules", Json.of(RuleText.write(game.rules())));
    members.put("position", Json.of(PositionText.write(game.position())));
    members.put("turn", Json.of(String.valueOf(game.position().turn().letter())));
    members.put(
        "known",
        known.map(insight -> Json.of(Option.text(insight.known().value()))).orElse(Json.none()));
    members.put("depth", Json.of(searchReport.depth()));
    members.put("nodes", Json.of(searchReport.nodes()));
    members.put("millis", Json.of(searchReport.millis()));
    var lines = new ArrayList<Json>();
    searchReport.lines().forEach(searchLine -> lines.add(line(game, searchLine)));
    members.put("lines", new Json.Arr(lines));
    members.put("outcome", JsonRecord.toJson(game.outcome()));
    return new Json.Obj(members);
  }

  private static Json line(Game game, SearchLine searchLine) {
    int score = searchLine.score();
    int plies = score > 0 ? Score.plies(score) : -Score.plies(score);
    var members = new LinkedHashMap<String, Json>();
    members.put("score", Json.of(score));
    members.put(
        "win", Score.decided(score) && !UnknownDistance.is(score) ? Json.of(plies) : Json.none());
    members.put("moves", Json.strings(new LineText(game, searchLine).actions()));
    return new Json.Obj(members);
  }
}
