package zwick.hall.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.Side;
import zwick.notation.Excerpt;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;

/// Terms as JSON, as they are stored, sent and asked for.
public final class TermsJson {
  private TermsJson() {}

  public static Json.Obj write(Terms terms) {
    var members = new LinkedHashMap<String, Json>();
    members.put("rules", Json.of(RuleText.write(terms.rules())));
    terms
        .position()
        .ifPresent(start -> members.put("position", Json.of(PositionText.write(start))));
    members.put("pace", write(terms.pace()));
    members.put("host", terms.hostPlays().map(TermsJson::write).orElse(Json.of("lot")));
    members.put("rated", Json.of(terms.rated()));
    return new Json.Obj(members);
  }

  static Json write(Side side) {
    return Json.of(String.valueOf(side.letter()));
  }

  public static Json write(Pace pace) {
    var members = new LinkedHashMap<String, Json>();
    switch (pace) {
      case Pace.Unhurried _ -> members.put("kind", Json.of("unhurried"));
      case Pace.Live(long base, long increment) -> {
        members.put("kind", Json.of("live"));
        members.put("base", Json.of(base));
        members.put("increment", Json.of(increment));
      }
      case Pace.Post(int days, int bank, int rest) -> {
        members.put("kind", Json.of("post"));
        members.put("days", Json.of(days));
        members.put("bank", Json.of(bank));
        members.put("rest", Json.of(rest));
      }
    }
    return new Json.Obj(members);
  }

  /// Throws [BadInput] with what is wrong. What is left out is as usual: no clock, the lot,
  /// unrated.
  public static Terms read(Json json) {
    if (!(json instanceof Json.Obj terms)) {
      throw unreadable(json);
    }
    if (!(terms.get("rules") instanceof Json.Str(String rulesText))) {
      throw new BadInput(new Problem.NoRulesNamed());
    }
    var rules = RuleText.read(rulesText);
    var position =
        switch (terms.get("position")) {
          case Json.Null _ -> Optional.<zwick.game.Position>empty();
          case Json.Str(String text) -> Optional.of(PositionText.read(rules, text));
          case Json other -> throw unreadable(other);
        };
    boolean rated =
        switch (terms.get("rated")) {
          case Json.Null _ -> false;
          case Json.Bool(boolean value) -> value;
          case Json other -> throw unreadable(other);
        };
    return new Terms(rules, position, pace(terms.get("pace")), colour(terms.get("host")), rated);
  }

  static Optional<Side> colour(Json json) {
    return switch (json) {
      case Json.Null _ -> Optional.empty();
      case Json.Str(String text) when text.equals("lot") -> Optional.empty();
      case Json.Str(String text) when text.equals("W") -> Optional.of(Side.WHITE);
      case Json.Str(String text) when text.equals("B") -> Optional.of(Side.BLACK);
      case Json other -> throw unreadable(other);
    };
  }

  public static Pace pace(Json json) {
    if (json instanceof Json.Null) {
      return new Pace.Unhurried();
    }
    if (json instanceof Json.Obj pace && pace.get("kind") instanceof Json.Str(String kind)) {
      try {
        switch (kind) {
          case "unhurried":
            return new Pace.Unhurried();
          case "live":
            return new Pace.Live(number(pace, "base"), number(pace, "increment"));
          case "post":
            return new Pace.Post(small(pace, "days"), small(pace, "bank"), small(pace, "rest"));
          default:
            break;
        }
      } catch (IllegalArgumentException _) {
        // out of all bounds
      }
    }
    throw unreadable(json);
  }

  /// A whole number, not negative; 0 if it is left out.
  static long number(Json.Obj json, String name) {
    return switch (json.get(name)) {
      case Json.Null _ -> 0;
      case Json.Num(String digits)
          when digits.length() <= 15 && digits.chars().allMatch(Character::isDigit) ->
          Long.parseLong(digits);
      case Json other -> throw unreadable(new Json.Obj(Map.of(name, other)));
    };
  }

  /// The same; what is too large for any use stays too large.
  static int small(Json.Obj json, String name) {
    return (int) Math.min(Integer.MAX_VALUE, number(json, name));
  }

  static BadInput unreadable(Json json) {
    return new BadInput(new Problem.Unreadable(Thing.JSON, 0, Excerpt.of(json.write())));
  }
}
