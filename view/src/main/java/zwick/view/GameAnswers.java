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
import zwick.notation.PositionText;
import zwick.notation.json.Json;
import zwick.notation.records.RecordFormat;
import zwick.text.Words;
import zwick.view.game.GameView;
import zwick.view.game.RefusalJson;
import zwick.view.json.JsonObjectBuilder;
import zwick.view.json.PageQuestion;

/// The answers about one game: opening it, going on with it, writing it down.
final class GameAnswers {
  /// So many games of a file are shown; nobody would look through more of them.
  private static final int MOST_GAMES = 100;

  private final RecordCache recordCache = new RecordCache();

  private GameRecord record(PageQuestion pageQuestion) {
    return recordCache.read(pageQuestion.text("record"));
  }

  Game game(PageQuestion pageQuestion) {
    return record(pageQuestion).game();
  }

  Json open(PageQuestion pageQuestion) {
    var rules = pageQuestion.rules();
    var start =
        pageQuestion
            .maybe("position")
            .map(text -> PositionText.read(rules, text))
            .orElseGet(rules::start);
    return shown(GameRecord.of(Game.of(start)), pageQuestion.words());
  }

  private GameView view(GameRecord record, Words words) {
    return new GameView(record.game(), recordCache.write(record), words);
  }

  private Json shown(GameRecord record, Words words) {
    return view(record, words).now();
  }

  Json read(PageQuestion pageQuestion) {
    var text = pageQuestion.text("text");
    var games = new ArrayList<Json>();
    for (var record : RecordFormat.of(text).read(text)) {
      if (games.size() < MOST_GAMES) {
        games.add(
            new JsonObjectBuilder()
                .put("title", title(record, pageQuestion.words()))
                .put("view", view(record, pageQuestion.words()).now())
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

  Json view(PageQuestion pageQuestion) {
    var view = view(record(pageQuestion), pageQuestion.words());
    return pageQuestion.has("at") ? view.show(pageQuestion.number("at")) : view.now();
  }

  Json act(PageQuestion pageQuestion) {
    var record = record(pageQuestion);
    var game = record.game();
    long used = pageQuestion.has("used") ? Math.max(0, pageQuestion.big("used")) : 0;
    return switch (ActionText.apply(game, pageQuestion.text("action"), used)) {
      case Verdict.Accepted(Game next) ->
          new JsonObjectBuilder()
              .put("view", shown(new GameRecord(record.tags(), next), pageQuestion.words()))
              .done();
      case Verdict.Refused(Refusal refusal) ->
          new JsonObjectBuilder()
              .put("refusal", RefusalJson.of(pageQuestion.words(), game.position(), refusal))
              .done();
    };
  }

  Json write(PageQuestion pageQuestion) {
    var record = record(pageQuestion);
    var name = pageQuestion.text("format");
    var format = RecordFormat.find(name).orElseThrow(() -> noSuchFormat(name));
    var ending = format == RecordFormat.TEXT ? "txt" : format.name().toLowerCase(Locale.ROOT);
    return new JsonObjectBuilder()
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
