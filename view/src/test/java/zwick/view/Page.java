package zwick.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zwick.engine.evaluation.Evaluation;
import zwick.notation.json.Json;

/// What the page does with answers, in as few words as tests need.
public final class Page {
  private final Answers answers = new Answers(Evaluation::untrained);

  /// The answer to a question; what it brings is given as name, value, name, value …
  public Json.Obj ask(String question, Object... members) {
    return (Json.Obj) any(question, members);
  }

  public List<Json.Obj> list(String question, Object... members) {
    return list(any(question, members));
  }

  public Json any(String question, Object... members) {
    var reply = raw(question, members);
    assertThat(reply.get("trouble")).as(question + List.of(members)).isEqualTo(Json.none());
    return reply.get("answer");
  }

  public List<String> trouble(String question, Object... members) {
    return strings(raw(question, members).get("trouble"));
  }

  private Json.Obj raw(String question, Object... members) {
    var json = new LinkedHashMap<String, Json>();
    for (int i = 0; i < members.length; i += 2) {
      json.put((String) members[i], json(members[i + 1]));
    }
    return (Json.Obj) Json.read(answers.ask(question, new Json.Obj(json).write()));
  }

  private static Json json(Object value) {
    return switch (value) {
      case Json json -> json;
      case String text -> Json.of(text);
      case Integer number -> Json.of(number);
      case List<?> items -> new Json.Arr(items.stream().map(Page::json).toList());
      default -> throw new IllegalArgumentException(value.toString());
    };
  }

  public Json.Obj act(Json.Obj view, String action) {
    var answer = ask("act", "record", text(view, "record"), "action", action, "language", "de");
    assertThat(answer.get("refusal")).as(action).isEqualTo(Json.none());
    return (Json.Obj) answer.get("view");
  }

  static List<Json.Obj> list(Json json) {
    return ((Json.Arr) json).items().stream().map(item -> (Json.Obj) item).toList();
  }

  public static List<Json.Obj> list(Json.Obj object, String name) {
    return list(object.get(name));
  }

  public static List<String> strings(Json json) {
    return ((Json.Arr) json).items().stream().map(item -> ((Json.Str) item).text()).toList();
  }

  public static List<Integer> points(Json.Obj object, String name) {
    return ((Json.Arr) object.get(name)).items().stream().map(Page::number).toList();
  }

  public static String text(Json.Obj object, String name) {
    return ((Json.Str) object.get(name)).text();
  }

  public static int number(Json.Obj object, String name) {
    return number(object.get(name));
  }

  private static int number(Json json) {
    return Integer.parseInt(((Json.Num) json).digits());
  }

  /// The pieces as the page has them after it has moved them by `steps`.
  public static Map<Integer, String> moved(Json.Obj view, Json.Obj mover) {
    var board = board(view);
    for (var step : list(mover, "steps")) {
      switch (text(step, "do")) {
        case "place" ->
            board.put(number(step, "to"), text(step, "side") + " " + text(step, "kind"));
        case "slide" -> board.put(number(step, "to"), board.remove(number(step, "from")));
        case "jump" -> {
          var piece = board.remove(number(step, "from"));
          board.remove(number(step, "over"));
          board.put(number(step, "to"), piece);
        }
        case "crown" -> board.computeIfPresent(number(step, "at"), (_, piece) -> king(piece));
        case "remove" -> board.remove(number(step, "at"));
        case "sweep" -> points(step, "at").forEach(board::remove);
        case "pass" -> {}
        default -> throw new AssertionError(step);
      }
    }
    return board;
  }

  private static String king(String piece) {
    return piece.charAt(0) + " king";
  }

  public static Map<Integer, String> board(Json.Obj view) {
    var board = new TreeMap<Integer, String>();
    for (var piece : list(view, "pieces")) {
      board.put(number(piece, "at"), text(piece, "side") + " " + text(piece, "kind"));
    }
    return board;
  }

  public static List<String> texts(List<Json.Obj> objects, String name) {
    var texts = new ArrayList<String>();
    objects.forEach(object -> texts.add(text(object, name)));
    return texts;
  }
}
