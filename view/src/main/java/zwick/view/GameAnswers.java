package zwick.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Problem;
import zwick.game.Refusal;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.Excerpt;
import zwick.notation.GameRecord;
import zwick.notation.Json;
import zwick.notation.PositionText;
import zwick.notation.RecordFormat;
import zwick.text.Words;

/// The answers about one game: opening it, going on with it, writing it down.
final class GameAnswers {
  /// So many games of a file are shown; nobody would look through more of them.
  private static final int MOST_GAMES = 100;

  private final Records records = new Records();

  private GameRecord record(Asked asked) {
    return records.read(asked.text("record"));
  }

  Game game(Asked asked) {
    return record(asked).game();
  }

  Json open(Asked asked) {
    var rules = asked.rules();
    var start =
        asked.maybe("position").map(text -> PositionText.read(rules, text)).orElseGet(rules::start);
    return shown(GameRecord.of(Game.of(start)), asked.words());
  }

  private GameView view(GameRecord record, Words words) {
    return new GameView(record.game(), records.write(record), words);
  }

  private Json shown(GameRecord record, Words words) {
    return view(record, words).now();
  }

  Json read(Asked asked) {
    var text = asked.text("text");
    var games = new ArrayList<Json>();
    for (var record : RecordFormat.of(text).read(text)) {
      if (games.size() < MOST_GAMES) {
        games.add(
            new Members()
                .put("title", title(record, asked.words()))
                .put("view", view(record, asked.words()).now())
                .done());
      }
    }
    return new Json.Arr(games);
  }

  /// The players if they are named, else the game; and what was played for.
  private static String title(GameRecord record, Words words) {
    var tags = record.tags();
    var title = words.preset(record.game().rules().preset());
    if (tags.containsKey("White") || tags.containsKey("Black")) {
      title = tags.getOrDefault("White", "?") + " – " + tags.getOrDefault("Black", "?");
    }
    for (var more : List.of("Event", "Date")) {
      if (tags.containsKey(more)) {
        title += ", " + tags.get(more);
      }
    }
    return record.result().equals("*") ? title : title + " (" + record.result() + ")";
  }

  Json view(Asked asked) {
    var view = view(record(asked), asked.words());
    return asked.has("at") ? view.show(asked.number("at")) : view.now();
  }

  Json act(Asked asked) {
    var record = record(asked);
    var game = record.game();
    long used = asked.has("used") ? Math.max(0, asked.big("used")) : 0;
    return switch (ActionText.apply(game, asked.text("action"), used)) {
      case Verdict.Accepted(Game next) ->
          new Members()
              .put("view", shown(new GameRecord(record.tags(), next), asked.words()))
              .done();
      case Verdict.Refused(Refusal refusal) ->
          new Members().put("refusal", Refused.of(asked.words(), game.position(), refusal)).done();
    };
  }

  Json write(Asked asked) {
    var record = record(asked);
    var name = asked.text("format");
    var format = RecordFormat.find(name).orElseThrow(() -> noSuchFormat(name));
    var ending = format == RecordFormat.TEXT ? "txt" : format.name().toLowerCase(Locale.ROOT);
    return new Members()
        .put("text", format.write(List.of(record)))
        .put("name", record.game().rules().preset() + "." + ending)
        .done();
  }

  private static BadInput noSuchFormat(String format) {
    var known = new ArrayList<String>();
    for (var one : RecordFormat.values()) {
      known.add(one.name().toLowerCase(Locale.ROOT));
    }
    return new BadInput(new Problem.NoSuchValue("format", Excerpt.of(format), known));
  }
}
