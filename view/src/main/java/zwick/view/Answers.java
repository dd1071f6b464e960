package zwick.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import zwick.engine.players.Level;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.moves.TooManyCaptures;
import zwick.notation.Excerpt;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.text.Differences;
import zwick.text.Language;
import zwick.text.Words;
import zwick.view.game.BoardShape;
import zwick.view.game.WhyNoMove;
import zwick.view.json.JsonObjectBuilder;
import zwick.view.json.PageQuestion;
import zwick.view.json.Unanswerable;
import zwick.view.rules.GameCards;
import zwick.view.rules.RuleCard;
import zwick.view.rules.RulesPageJson;
import zwick.view.teaching.Lessons;

/// Answers the page's questions: `ask("view", "{…}")` gives `{"answer": …}`, or `{"trouble": […]}`
/// with sentences about what is wrong with what was asked. It never throws.
///
/// It remembers the last games and keeps an engine, so every page has its own; one thread at a
/// time.
public final class Answers {
  private final GameAnswers games = new GameAnswers();
  private final EngineAnswers engine;

  /// @param knowing where weights come from that nobody has sent
  public Answers(EngineCache.Knowing knowing) {
    engine = new EngineAnswers(new EngineCache(knowing));
  }

  /// Nobody follows what comes of a long answer.
  public String ask(String question, String json) {
    return ask(question, json, _ -> {});
  }

  /// @param progress is told what there is so far of an answer that takes its time
  public String ask(String question, String json, Consumer<String> progress) {
    var words = Words.in(Language.ENGLISH);
    try {
      var pageQuestion = PageQuestion.read(json);
      words = pageQuestion.words();
      var answer = answer(question, pageQuestion, progress);
      return new JsonObjectBuilder().put("answer", answer).done().write();
    } catch (BadInput bad) {
      return trouble(sentences(words, bad));
    } catch (TooManyCaptures _) {
      return trouble(List.of(words.problem(new Problem.TooManyCaptures())));
    } catch (Unanswerable unanswerable) {
      return trouble(List.of(unanswerable.sentence()));
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
    return new JsonObjectBuilder().put("trouble", Json.strings(sentences)).done().write();
  }

  private Json answer(String question, PageQuestion pageQuestion, Consumer<String> progress) {
    var words = pageQuestion.words();
    return switch (question) {
      case "texts" -> texts(words.beginning("web."), words.beginning("phrase."));
      case "games" -> GameCards.all(words);
      case "levels" -> levels(words);
      case "board" -> BoardShape.of(pageQuestion.rules());
      case "open" -> games.open(pageQuestion);
      case "read" -> games.read(pageQuestion);
      case "view" -> games.view(pageQuestion);
      case "act" -> games.act(pageQuestion);
      case "why" ->
          new WhyNoMove(games.game(pageQuestion), words).explain(pageQuestion.points("touches"));
      case "write" -> games.write(pageQuestion);
      case "weights" -> EngineAnswers.weights(pageQuestion.rules());
      case "learn" -> engine.learn(pageQuestion);
      case "choose" -> engine.choose(pageQuestion, games.game(pageQuestion));
      case "hint" -> engine.hint(pageQuestion, games.game(pageQuestion));
      case "analyse" -> engine.analyse(pageQuestion, games.game(pageQuestion), progress);
      case "known" -> KnownAnswers.extent(pageQuestion);
      case "coach" -> KnownAnswers.coach(pageQuestion, games.game(pageQuestion));
      case "chance" -> KnownAnswers.chance(pageQuestion, games.game(pageQuestion));
      case "graph" -> engine.graph(pageQuestion, games.game(pageQuestion));
      case "card" -> new RuleCard(pageQuestion.rules(), words).json();
      case "compare" -> compare(pageQuestion);
      case "page" -> RulesPageJson.of(pageQuestion.rules(), words);
      case "lesson" -> Lessons.of(pageQuestion.text("family"), words);
      case "check" -> SetupView.check(pageQuestion, words);
      case "code" -> QrCodeJson.of(pageQuestion.text("text"));
      case "leaves" -> EngineAnswers.leaves(pageQuestion);
      default -> throw new Unanswerable(words.text("trouble.question", Excerpt.of(question)));
    };
  }

  private static Json texts(Map<String, String> page, Map<String, String> phrases) {
    var jsonObjectBuilder = new JsonObjectBuilder();
    page.forEach(jsonObjectBuilder::put);
    phrases.forEach(jsonObjectBuilder::put);
    return jsonObjectBuilder.done();
  }

  /// What is different in `rules` from those one knows.
  private static Json compare(PageQuestion pageQuestion) {
    var known = RuleText.read(pageQuestion.text("known"));
    var differences = Differences.between(pageQuestion.rules(), known, pageQuestion.language());
    var sentences = differences.list().stream().map(Differences.Difference::sentence).toList();
    return new JsonObjectBuilder()
        .put("heading", differences.heading())
        .put("differences", Json.strings(sentences))
        .done();
  }

  private static Json levels(Words words) {
    var levels = new ArrayList<Json>();
    for (int level = Level.WEAKEST; level <= Level.PERFECT; level++) {
      levels.add(
          new JsonObjectBuilder()
              .put("level", level)
              .put("name", words.level(level))
              .put("perfect", level == Level.PERFECT)
              .done());
    }
    return new Json.Arr(levels);
  }
}
