package zwick.cli.reports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import zwick.arena.Match;
import zwick.arena.Tally;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.notation.RuleText;
import zwick.notation.json.Json;

/// What a match says in the end: some lines, or one line where several matches follow each other.
public record MatchReport(CommandContext commandContext, boolean brief) {
  private static final int NAME = 24;

  public String text(Match match, Tally tally) {
    var cliTexts = commandContext.cliTexts();
    var elo = tally.elo();
    var score = Numbers.decimal(100 * elo.score(), 1);
    if (brief) {
      var rules = RuleText.write(match.rules());
      return rules
          + " ".repeat(Math.max(0, NAME - rules.length()))
          + cliTexts.say(
              "match.line", tally.wins(), tally.draws(), tally.losses(), score, elo.text());
    }
    var superior = Numbers.decimal(100 * elo.superiority(), 1);
    var lines = new ArrayList<String>();
    lines.add(cliTexts.say("match.players", match.first().name(), match.second().name()));
    lines.add(
        cliTexts.say("match.result", tally.wins(), tally.draws(), tally.losses(), tally.games()));
    lines.add(cliTexts.say("match.elo", score, elo.text(), superior));
    lines.add(
        cliTexts.say("match.length", Numbers.decimal(tally.averagePlies(), 1), endings(tally)));
    return String.join("\n", lines);
  }

  /// The most frequent first.
  private String endings(Tally tally) {
    var cliTexts = commandContext.cliTexts();
    var counts = new LinkedHashMap<String, Integer>();
    tally.endings().forEach((by, count) -> counts.put(cliTexts.say("ending." + by.id()), count));
    if (tally.tooLong() > 0) {
      counts.put(cliTexts.say("ending.too-long"), tally.tooLong());
    }
    return String.join(
        ", ",
        counts.entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
            .map(e -> e.getKey() + " " + e.getValue())
            .toList());
  }

  /// On one line.
  public static String json(Match match, Tally tally) {
    var elo = tally.elo();
    var all = new LinkedHashMap<String, Json>();
    all.put("rules", Json.of(RuleText.write(match.rules())));
    all.put("first", Json.of(match.first().name()));
    all.put("second", Json.of(match.second().name()));
    all.put("seed", Json.of(match.seed()));
    all.put("games", Json.of(tally.games()));
    all.put("wins", Json.of(tally.wins()));
    all.put("draws", Json.of(tally.draws()));
    all.put("losses", Json.of(tally.losses()));
    all.put("score", number(elo.score(), 4));
    all.put("elo", number(elo.difference(), 1));
    all.put("eloLeast", number(elo.least(), 1));
    all.put("eloMost", number(elo.most(), 1));
    all.put("superiority", number(elo.superiority(), 4));
    all.put("plies", number(tally.averagePlies(), 1));
    var endings = new LinkedHashMap<String, Json>();
    tally.endings().forEach((by, count) -> endings.put(by.id(), Json.of(count)));
    if (tally.tooLong() > 0) {
      endings.put("too-long", Json.of(tally.tooLong()));
    }
    all.put("endings", new Json.Obj(endings));
    return new Json.Obj(all).write();
  }

  /// JSON has no infinity.
  private static Json number(double value, int digits) {
    return Double.isInfinite(value) ? Json.none() : new Json.Num(Numbers.decimal(value, digits));
  }
}
