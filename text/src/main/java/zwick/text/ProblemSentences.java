package zwick.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.game.Option;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.Side;

/// Problems in words: what is wrong and what would be right.
record ProblemSentences(Words words, Optional<RuleSet> rules) {
  private static final int SHORT_LIST = 8;

  String say(Problem problem) {
    return switch (problem) {
      case Problem.NoSuchPreset(String id, List<String> known) ->
          text("no-such-preset", id) + " " + instead(id, known);
      case Problem.NoSuchOption(String id, List<String> known) ->
          text("no-such-option", id) + " " + instead(id, known);
      case Problem.NoSuchValue(String option, String value, List<String> known) ->
          text("no-such-value", option, value) + " " + instead(value, known);
      case Problem.OptionTwice(String option) -> text("option-twice", option);
      case Problem.TooManyStones(int stones, int most) -> text("too-many-stones", stones, most);
      case Problem.MenDoNotFillRows(int men, List<Integer> fitting) ->
          text(
              "men-do-not-fill-rows",
              men,
              words.or(fitting.stream().map(String::valueOf).toList()));
      case Problem.OffBoard(String name) -> at("off-board", name);
      case Problem.PointTwice(int at) -> somewhere("point-twice", at);
      case Problem.TooManyPieces(Side side, int pieces, int most) ->
          text("too-many-pieces", pieces, most, words.side(side));
      case Problem.ManOnCrowningRow(Side side, int at) ->
          text("man-on-crowning-row", at, words.side(side));
      case Problem.NoKingsHere(int at) -> somewhere("no-kings-here", at);
      case Problem.NoHandHere(Side side) -> text("no-hand-here", words.side(side));
      case Problem.NoExtraMoveHere _ -> text("no-extra-move-here");
      case Problem.EmptyBoard _ -> at("empty-board");
      case Problem.WrongSheep(int sheep) -> text("wrong-sheep", sheep);
      case Problem.WrongWolves(int wolves) -> text("wrong-wolves", wolves);
      case Problem.WolfMissing _ -> text("wolf-missing");
      case Problem.TooManyCaptures _ -> text("too-many-captures");
      case Problem.Unreadable(Thing thing, int line, String near) ->
          unreadable(thing, line, near) + " " + example(thing);
      case Problem.TooLong(Thing thing, int most) -> text("too-long", thing(thing), most);
      case Problem.TooManyActions(int most) -> text("too-many-actions", most);
      case Problem.TooManyGames(int most) -> text("too-many-games", most);
      case Problem.NoRulesNamed _ -> text("no-rules-named") + " " + example(Thing.RULES);
      case Problem.NoSuchGameType(String type) -> text("no-such-game-type", type);
      case Problem.NotSolved(String preset) -> text("not-solved", words.preset(preset));
      case Problem.NothingKnown(String preset) -> text("nothing-known", words.preset(preset));
      case Problem.RefusedInRecord(RuleSet played, int index, String action, Refusal refusal) ->
          text("refused-in-record", index, action, words.refusal(refusal, played));
    };
  }

  private String text(String key, Object... args) {
    return words.text("problem." + key, args);
  }

  /// With an example of the family, if it is known.
  private String at(String key, Object... args) {
    return text(rules.map(r -> key + "." + r.family()).orElse(key), args);
  }

  private String somewhere(String key, int at) {
    return rules.map(r -> text(key, r.grid().say(at))).orElseGet(() -> text(key + ".somewhere"));
  }

  private String unreadable(Thing thing, int line, String near) {
    if (near.isBlank()) {
      return text("unreadable.empty", thing(thing));
    }
    return line == 0
        ? text("unreadable", thing(thing), near)
        : text("unreadable.line", thing(thing), near, line);
  }

  private String example(Thing thing) {
    var key = "example." + Option.text(thing);
    return text(rules.map(r -> key + "." + r.family()).filter(this::known).orElse(key));
  }

  private boolean known(String key) {
    return words.has("problem." + key);
  }

  private String thing(Thing thing) {
    return text("thing." + Option.text(thing));
  }

  private String instead(String asked, List<String> known) {
    if (known.stream().allMatch(Texts::isNumber)) {
      return text("instead", words.or(ranges(known)));
    }
    if (known.size() <= SHORT_LIST) {
      return text("instead", words.or(known));
    }
    return NearestWord.to(asked, known)
        .map(near -> text("instead.nearest", near))
        .orElseGet(() -> text("instead.list"));
  }

  /// `0, 2–20` for 0, 2, 3, … 20.
  private static List<String> ranges(List<String> numbers) {
    var ranges = new ArrayList<String>();
    int start = 0;
    for (int i = 0; i < numbers.size(); i++) {
      int here = Integer.parseInt(numbers.get(i));
      boolean last = i + 1 == numbers.size() || Integer.parseInt(numbers.get(i + 1)) != here + 1;
      if (last) {
        ranges.add(start == i ? numbers.get(i) : numbers.get(start) + "–" + numbers.get(i));
        start = i + 1;
      }
    }
    return ranges;
  }
}
