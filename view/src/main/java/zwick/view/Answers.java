package zwick.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import zwick.engine.Level;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.TooManyCaptures;
import zwick.notation.Excerpt;
import zwick.notation.Json;
import zwick.notation.RuleText;
import zwick.text.Differences;
import zwick.text.Language;
import zwick.text.Words;

/// Answers the page's questions: `ask("view", "{…}")` gives `{"answer": …}`, or `{"trouble": […]}`
/// with sentences about what is wrong with what was asked. It never throws.
///
/// It remembers the last games and keeps an engine, so every page has its own; one thread at a
/// time.
public final class Answers {
  private final GameAnswers games = new GameAnswers();
  private final EngineAnswers engine;

  /// @param knowing where weights come from that nobody has sent
  public Answers(Engines.Knowing knowing) {
    engine = new EngineAnswers(new Engines(knowing));
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
      case "texts" -> texts(words.beginning("web."), words.beginning("phrase."));
      case "games" -> Games.all(words);
      case "levels" -> levels(words);
      case "board" -> Shape.of(asked.rules());
      case "open" -> games.open(asked);
      case "read" -> games.read(asked);
      case "view" -> games.view(asked);
      case "act" -> games.act(asked);
      case "why" -> new Why(games.game(asked), words).explain(asked.points("touches"));
      case "write" -> games.write(asked);
      case "weights" -> EngineAnswers.weights(asked.rules());
      case "learn" -> engine.learn(asked);
      case "choose" -> engine.choose(asked, games.game(asked));
      case "hint" -> engine.hint(asked, games.game(asked));
      case "analyse" -> engine.analyse(asked, games.game(asked), progress);
      case "known" -> KnownAnswers.extent(asked);
      case "coach" -> KnownAnswers.coach(asked, games.game(asked));
      case "chance" -> KnownAnswers.chance(asked, games.game(asked));
      case "graph" -> engine.graph(asked, games.game(asked));
      case "card" -> new RuleCard(asked.rules(), words).json();
      case "compare" -> compare(asked);
      case "page" -> PageJson.of(asked.rules(), words);
      case "lesson" -> Lessons.of(asked.text("family"), words);
      case "check" -> SetUp.check(asked, words);
      case "code" -> Code.of(asked.text("text"));
      case "leaves" -> EngineAnswers.leaves(asked);
      default -> throw new Sorry(words.text("trouble.question", Excerpt.of(question)));
    };
  }

  private static Json texts(Map<String, String> page, Map<String, String> phrases) {
    var members = new Members();
    page.forEach(members::put);
    phrases.forEach(members::put);
    return members.done();
  }

  /// What is different in `rules` from those one knows.
  private static Json compare(Asked asked) {
    var known = RuleText.read(asked.text("known"));
    var differences = Differences.between(asked.rules(), known, asked.language());
    var sentences = differences.list().stream().map(Differences.Difference::sentence).toList();
    return new Members()
        .put("heading", differences.heading())
        .put("differences", Json.strings(sentences))
        .done();
  }

  private static Json levels(Words words) {
    var levels = new ArrayList<Json>();
    for (int level = Level.WEAKEST; level <= Level.PERFECT; level++) {
      levels.add(
          new Members()
              .put("level", level)
              .put("name", words.level(level))
              .put("perfect", level == Level.PERFECT)
              .done());
    }
    return new Json.Arr(levels);
  }
}
