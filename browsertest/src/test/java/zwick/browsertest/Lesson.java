package zwick.browsertest;

import java.util.ArrayList;
import java.util.List;
import zwick.engine.evaluation.Evaluation;
import zwick.notation.json.Json;
import zwick.view.Answers;

/// A guided first game as a good pupil plays it.
final class Lesson {
  private final Answers answers = new Answers(Evaluation::untrained);

  private Lesson() {}

  /// What is to be touched in each step, points by their names; a single word for a right.
  static List<List<String>> of(String family) {
    var lesson = new Lesson();
    var steps = new ArrayList<List<String>>();
    for (var step : list(lesson.ask("lesson", "family", family), "steps")) {
      steps.add(lesson.touches((Json.Obj) step));
    }
    return steps;
  }

  private List<String> touches(Json.Obj step) {
    var view = ask("view", "record", text(step, "record"));
    var accepted = list(step, "accept").stream().map(item -> ((Json.Str) item).text()).toList();
    if (accepted.contains("insist")) {
      return List.of("insist");
    }
    var names = list(ask("board", "rules", text(view, "rules")), "points");
    return list(view, "choices").stream()
        .map(Json.Obj.class::cast)
        .filter(choice -> accepted.isEmpty() || accepted.contains(text(choice, "action")))
        .findFirst()
        .map(choice -> list(choice, "touches"))
        .orElseThrow()
        .stream()
        .map(at -> name(names, at))
        .toList();
  }

  private static String name(List<Json> points, Json at) {
    return points.stream()
        .map(Json.Obj.class::cast)
        .filter(point -> point.get("id").equals(at))
        .map(point -> text(point, "name"))
        .findFirst()
        .orElseThrow();
  }

  private Json.Obj ask(String question, String name, String value) {
    var about = new Json.Obj(java.util.Map.of(name, Json.of(value), "language", Json.of("de")));
    var answer = (Json.Obj) Json.read(answers.ask(question, about.write()));
    return (Json.Obj) answer.get("answer");
  }

  private static String text(Json.Obj of, String name) {
    return ((Json.Str) of.get(name)).text();
  }

  private static List<Json> list(Json.Obj of, String name) {
    return ((Json.Arr) of.get(name)).items();
  }
}
