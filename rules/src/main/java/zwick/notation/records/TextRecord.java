package zwick.notation.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.game.Action;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.notation.ActionText;
import zwick.notation.ClockText;
import zwick.notation.Excerpt;
import zwick.notation.GameRecord;
import zwick.notation.LogStep;
import zwick.notation.PositionText;
import zwick.notation.Replay;
import zwick.notation.RuleText;
import zwick.notation.TextLines;

/// Games as people write them down: a line for each tag, then the numbered moves.
///
/// ```
/// Rules: dame-ravensburger
/// White: Anna
/// Result: *
///
///   1. 22-18        11-15
///   2. 25-22        B:offer decline 15-19
/// ```
///
/// Other actions stand between the moves as [ActionText] writes them, thinking times behind their
/// action in brackets.
final class TextRecord {
  private static final int BLACK_COLUMN = 18;

  private TextRecord() {}

  static String write(List<GameRecord> records) {
    var text = new StringBuilder();
    for (var record : records) {
      text.append(text.isEmpty() ? "" : "\n");
      head(record, text);
      body(record, text);
    }
    return text.toString();
  }

  static List<GameRecord> read(String text, Optional<RuleSet> rules) {
    var records = new ArrayList<GameRecord>();
    var tags = new LinkedHashMap<String, String>();
    var words = new ArrayList<String>();
    for (var line : TextLines.of(text)) {
      if (isHeader(line)) {
        if (!words.isEmpty() || (line.startsWith("Rules:") && tags.containsKey("Rules"))) {
          GameRecord.oneMore(records);
          records.add(record(tags, words, rules));
          tags.clear();
          words.clear();
        }
        int colon = line.indexOf(':');
        tags.put(line.substring(0, colon), line.substring(colon + 1).strip());
      } else if (!line.startsWith("#")) {
        words.addAll(TextLines.words(line));
      }
    }
    if (!tags.isEmpty() || !words.isEmpty()) {
      records.add(record(tags, words, rules));
    }
    return records;
  }

  /// Whether a line is `Name: value`; actions have no blank behind their colon.
  static boolean isHeader(String line) {
    int colon = line.indexOf(':');
    if (colon < 1 || (colon + 1 < line.length() && line.charAt(colon + 1) > ' ')) {
      return false;
    }
    return GameRecord.isName(line.substring(0, colon));
  }

  private static void head(GameRecord record, StringBuilder text) {
    var game = record.game();
    tag(text, "Rules", RuleText.write(game.rules()));
    if (!game.start().equals(game.rules().start())) {
      tag(text, "Position", PositionText.write(game.start()));
    }
    game.startClock().ifPresent(clock -> tag(text, "Clock", ClockText.write(clock)));
    record.tags().forEach((name, value) -> tag(text, name, value));
    if (!record.tags().containsKey(GameRecord.RESULT)) {
      var why = game.outcome().map(outcome -> " (" + outcome.by().id() + ")").orElse("");
      tag(text, GameRecord.RESULT, record.result() + why);
    }
  }

  private static void tag(StringBuilder text, String name, String value) {
    text.append(name).append(": ").append(value).append('\n');
  }

  private static void body(GameRecord record, StringBuilder text) {
    var line = new StringBuilder();
    int blackBegan = record.game().start().turn() == Side.BLACK ? 1 : 0;
    for (var step : LogStep.of(record.game())) {
      var action = step.entry().action();
      boolean whiteMoves = action instanceof Action.Play && action.by() == Side.WHITE;
      if (line.isEmpty() || whiteMoves) {
        text.append(line).append('\n');
        boolean later = step.progress().whiteMoves() + step.progress().blackMoves() > 0;
        var number =
            String.valueOf(
                step.progress().whiteMoves() + 1 + (whiteMoves && later ? blackBegan : 0));
        line.setLength(0);
        line.append(" ".repeat(Math.max(0, 3 - number.length()))).append(number);
        line.append(whiteMoves ? "." : ". ...");
      }
      line.append(" ".repeat(whiteMoves ? 1 : Math.max(1, BLACK_COLUMN - line.length())));
      line.append(ActionText.write(step.position(), action)).append(used(step.entry().used()));
    }
    text.append(line).append(line.isEmpty() ? "" : "\n");
  }

  private static String used(long milliseconds) {
    return milliseconds > 0 ? " (" + ClockText.seconds(milliseconds) + ")" : "";
  }

  private static GameRecord record(
      Map<String, String> tags, List<String> words, Optional<RuleSet> usual) {
    var named = tags.get("Rules");
    var rules =
        named == null
            ? usual.orElseThrow(() -> new BadInput(new Problem.NoRulesNamed()))
            : RuleText.read(named);
    var position = tags.get("Position");
    var start = position == null ? rules.start() : PositionText.read(rules, position);
    var clock = Optional.ofNullable(tags.get("Clock"));
    var replay =
        new Replay(start, clock.map(text -> ClockText.read(text).orElseThrow(() -> bad(text))));
    for (int i = 0; i < words.size(); i++) {
      var word = words.get(i);
      if (word.endsWith(".")) {
        continue; // a move's number, or dots for a move that is not there
      }
      long used = 0;
      if (i + 1 < words.size() && words.get(i + 1).startsWith("(")) {
        var time = words.get(++i);
        used = ClockText.milliseconds(time.substring(1, Math.max(1, time.length() - 1)));
        if (used < 0) {
          throw bad(time);
        }
      }
      replay.act(word, used);
    }
    return new GameRecord(tags, replay.game());
  }

  private static BadInput bad(String near) {
    return new BadInput(new Problem.Unreadable(Thing.RECORD, 0, Excerpt.of(near)));
  }
}
