package zwick.view;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import zwick.engine.Level;
import zwick.engine.Limits;
import zwick.engine.Watch;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Perft;
import zwick.game.Problem;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.TooManyCaptures;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.Excerpt;
import zwick.notation.GameRecord;
import zwick.notation.Json;
import zwick.notation.PositionText;
import zwick.notation.RecordFormat;
import zwick.notation.RuleText;
import zwick.text.Language;
import zwick.text.Words;

/// Answers the page's questions: `ask("view", "{…}")` gives `{"answer": …}`, or `{"trouble": […]}`
/// with sentences about what is wrong with what was asked. It never throws.
///
/// It remembers the last games and keeps an engine, so every page has its own; one thread at a
/// time.
public final class Answers {
  /// So many games of a file are shown; nobody would look through more of them.
  private static final int MOST_GAMES = 100;

  /// More would take minutes.
  private static final int DEEPEST_LEAVES = 6;

  private static final long MOST_MILLIS = 600_000, MOST_NODES = 1_000_000, MOST_LINES = 20;

  private final Records records = new Records();
  private final Engines engines;

  /// @param knowing where weights come from that nobody has sent
  public Answers(Engines.Knowing knowing) {
    engines = new Engines(knowing);
  }

  /// Nobody follows what comes of a long answer.
  public String ask(String question, String json) {
    return ask(question, json, _ -> {});
  }

  /// @param progress is told what there is so far of an answer that takes its time
  public String ask(String question, String json, Consumer<String> progress) {
    var words = Words.in(Language.ENGLISH);
    try {
      var asked = Asked.read(json);
      words = asked.words();
      var answer = answer(question, asked, progress);
      return new Members().put("answer", answer).done().write();
    } catch (BadInput bad) {
      return trouble(sentences(words, bad));
    } catch (TooManyCaptures _) {
      return trouble(List.of(words.problem(new Problem.TooManyCaptures())));
    } catch (Sorry sorry) {
      return trouble(List.of(sorry.sentence()));
    } catch (RuntimeException e) {
      return trouble(List.of(words.text("trouble.unexpected", Excerpt.of(e.toString()))));
    }
  }

  private static List<String> sentences(Words words, BadInput bad) {
    var sentences = new ArrayList<String>();
    for (var problem : bad.problems()) {
      var sentence = words.problem(problem);
      if (!sentences.contains(sentence)) {
        sentences.add(sentence);
      }
    }
    return sentences;
  }

  private static String trouble(List<String> sentences) {
    return new Members().put("trouble", Json.strings(sentences)).done().write();
  }

  private Json answer(String question, Asked asked, Consumer<String> progress) {
    var words = asked.words();
    return switch (question) {
      case "texts" -> texts(words.beginning("web."));
      case "games" -> Games.all(words);
      case "levels" -> levels(words);
      case "board" -> Shape.of(asked.rules());
      case "open" -> open(asked);
      case "read" -> read(asked);
      case "view" -> view(asked);
      case "act" -> act(asked);
      case "why" -> new Why(game(asked), words).explain(asked.points("touches"));
      case "write" -> write(asked);
      case "weights" -> weights(asked.rules());
      case "learn" -> learn(asked);
      case "choose" -> choose(asked);
      case "hint" -> hint(asked);
      case "analyse" -> analyse(asked, progress);
      case "graph" -> advice(asked, game(asked)).graph(limited(asked, "nodes", 1, MOST_NODES));
      case "card" -> new RuleCard(asked.rules(), words).json();
      case "page" -> PageJson.of(asked.rules(), words);
      case "lesson" -> Lessons.of(asked.text("family"), words);
      case "check" -> SetUp.check(asked, words);
      case "code" -> Code.of(asked.text("text"));
      case "leaves" -> leaves(asked);
      default -> throw new Sorry(words.text("trouble.question", Excerpt.of(question)));
    };
  }

  private GameRecord record(Asked asked) {
    return records.read(asked.text("record"));
  }

  private Game game(Asked asked) {
    return record(asked).game();
  }

  private static Json texts(Map<String, String> texts) {
    var members = new Members();
    texts.forEach(members::put);
    return members.done();
  }

  private static Json levels(Words words) {
    var levels = new ArrayList<Json>();
    for (int level = Level.WEAKEST; level <= Level.STRONGEST; level++) {
      levels.add(new Members().put("level", level).put("name", words.level(level)).done());
    }
    return new Json.Arr(levels);
  }

  private Json open(Asked asked) {
    var rules = asked.rules();
    var start =
        asked.maybe("position").map(text -> PositionText.read(rules, text)).orElseGet(rules::start);
    return shown(GameRecord.of(Game.of(start)), asked.words());
  }

  private Json shown(GameRecord record, Words words) {
    return new GameView(records.given(record), words).now();
  }

  private Json read(Asked asked) {
    var text = asked.text("text");
    var games = new ArrayList<Json>();
    for (var record : RecordFormat.of(text).read(text)) {
      if (games.size() < MOST_GAMES) {
        games.add(
            new Members()
                .put("title", title(record, asked.words()))
                .put("view", new GameView(record, asked.words()).now())
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

  private Json view(Asked asked) {
    var view = new GameView(record(asked), asked.words());
    return asked.has("at") ? view.show(asked.number("at")) : view.now();
  }

  private Json act(Asked asked) {
    var record = record(asked);
    var game = record.game();
    return switch (ActionText.apply(game, asked.text("action"))) {
      case Verdict.Accepted(Game next) ->
          new Members()
              .put("view", shown(new GameRecord(record.tags(), next), asked.words()))
              .done();
      case Verdict.Refused(Refusal refusal) ->
          new Members().put("refusal", Refused.of(asked.words(), game.position(), refusal)).done();
    };
  }

  private Json write(Asked asked) {
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

  private static Json weights(RuleSet rules) {
    var file = Engines.file(rules);
    return new Members().put("file", file == null ? Json.none() : Json.of(file)).done();
  }

  private Json learn(Asked asked) {
    var file = asked.text("file");
    try {
      engines.learn(file, Base64.getDecoder().decode(asked.text("base64")));
    } catch (IllegalArgumentException _) {
      throw new Sorry(asked.words().text("trouble.weights", Excerpt.of(file)));
    }
    return new Members().done();
  }

  private Json hint(Asked asked) {
    var game = game(asked);
    return new Hints(engines.of(game.rules()), game, asked.words()).hint();
  }

  private Advice advice(Asked asked, Game game) {
    return new Advice(engines.of(game.rules()), game, asked.words());
  }

  /// With a depth instead of a time the answer is always the same.
  private Json analyse(Asked asked, Consumer<String> progress) {
    var game = game(asked);
    int last = game.turn().deeds().size();
    int at = asked.has("at") ? (int) limited(asked, "at", 0, last) : last;
    boolean timed = !asked.has("depth");
    int depth = timed ? 0 : (int) limited(asked, "depth", 1, Limits.DEEPEST);
    long start = System.currentTimeMillis();
    return advice(asked, at == last ? game : Advice.after(game, at))
        .analyse(
            timed
                ? Limits.time(limited(asked, "millis", 1, MOST_MILLIS))
                : new Limits(depth, MOST_NODES, Long.MAX_VALUE, Long.MAX_VALUE),
            timed ? () -> System.currentTimeMillis() - start : Watch.NONE,
            (int) limited(asked, "lines", 1, MOST_LINES),
            report -> progress.accept(report.write()));
  }

  /// A number from `least` to `most`; whoever asks for more or less gets that.
  private static long limited(Asked asked, String name, long least, long most) {
    return Math.max(least, Math.min(most, asked.big(name)));
  }

  private Json choose(Asked asked) {
    var game = game(asked);
    var level = asked.number("level");
    if (level < Level.WEAKEST || level > Level.STRONGEST) {
      var known = List.of("1", "2", "3", "4", "5", "6", "7", "8");
      throw new BadInput(new Problem.NoSuchValue("level", String.valueOf(level), known));
    }
    var opponent =
        new Opponent(
            engines.of(game.rules()), new Level(level), asked.big("seed"), asked.side("side"));
    return new Members()
        .put(
            "action",
            opponent
                .choose(game)
                .map(action -> Json.of(ActionText.write(game.position(), action)))
                .orElse(Json.none()))
        .done();
  }

  /// How many ways there are to make so many moves: what tells whether two programs play alike.
  private static Json leaves(Asked asked) {
    var start = RuleText.read(asked.text("rules")).start();
    int depth = (int) limited(asked, "depth", 0, DEEPEST_LEAVES);
    return Json.of(Long.toString(Perft.count(start, depth)));
  }
}
