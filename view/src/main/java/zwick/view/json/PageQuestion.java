package zwick.view.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.notation.Excerpt;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.text.Language;
import zwick.text.Words;

/// What a question brings with it. Whatever is missing or of another kind is a [BadInput].
public record PageQuestion(Json.Obj members) {

  public static PageQuestion read(String json) {
    var read = Json.read(json);
    if (read instanceof Json.Obj members) {
      return new PageQuestion(members);
    }
    throw unreadable(read);
  }

  /// The language to answer in. Nobody goes without an answer because his is unknown.
  public Language language() {
    return members.get("language") instanceof Json.Str(String code)
        ? Language.find(code).orElse(Language.ENGLISH)
        : Language.ENGLISH;
  }

  public Words words() {
    return Words.in(language());
  }

  public RuleSet rules() {
    return RuleText.read(text("rules"));
  }

  public boolean has(String name) {
    return !(members.get(name) instanceof Json.Null);
  }

  public String text(String name) {
    return text(name, members.get(name));
  }

  public Optional<String> maybe(String name) {
    return has(name) ? Optional.of(text(name)) : Optional.empty();
  }

  public Side side(String name) {
    return side(name, text(name));
  }

  public int number(String name) {
    long number = big(name);
    if (number < Integer.MIN_VALUE || number > Integer.MAX_VALUE) {
      throw unreadable(name, members.get(name));
    }
    return (int) number;
  }

  /// A whole number.
  public long big(String name) {
    return big(name, members.get(name));
  }

  public List<Integer> points(String name) {
    var points = new ArrayList<Integer>();
    for (var item : items(name)) {
      points.add((int) Math.max(-1, Math.min(Integer.MAX_VALUE, big(name, item))));
    }
    return points;
  }

  public List<PageQuestion> objects(String name) {
    var objects = new ArrayList<PageQuestion>();
    for (var item : items(name)) {
      objects.add(object(name, item));
    }
    return objects;
  }

  public PageQuestion object(String name) {
    return object(name, members.get(name));
  }

  private List<Json> items(String name) {
    if (members.get(name) instanceof Json.Arr(List<Json> items)) {
      return items;
    }
    throw unreadable(name, members.get(name));
  }

  private static PageQuestion object(String name, Json json) {
    if (json instanceof Json.Obj object) {
      return new PageQuestion(object);
    }
    throw unreadable(name, json);
  }

  private static String text(String name, Json json) {
    if (json instanceof Json.Str(String text)) {
      return text;
    }
    throw unreadable(name, json);
  }

  private static Side side(String name, String letter) {
    return switch (letter) {
      case "W" -> Side.WHITE;
      case "B" -> Side.BLACK;
      default -> throw new BadInput(new Problem.NoSuchValue(name, letter, List.of("W", "B")));
    };
  }

  private static long big(String name, Json json) {
    if (json instanceof Json.Num(String digits) && digits.length() < 18) {
      int start = digits.startsWith("-") ? 1 : 0;
      for (int i = start; i < digits.length(); i++) {
        if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
          throw unreadable(name, json);
        }
      }
      return Long.parseLong(digits);
    }
    throw unreadable(name, json);
  }

  private static BadInput unreadable(String name, Json json) {
    return unreadable(new Json.Obj(Map.of(name, json)));
  }

  private static BadInput unreadable(Json json) {
    return new BadInput(new Problem.Unreadable(Thing.JSON, 0, Excerpt.of(json.write())));
  }
}
