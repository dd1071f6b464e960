package zwick.text;

import java.util.ArrayList;
import java.util.List;
import zwick.game.RuleSet;

/// What is different between two rule sets.
///
/// @param heading says what is compared, or that there is nothing to list
public record Differences(String heading, List<Difference> list) {

  /// @param theirs the value's id in the rule set compared with
  /// @param ours the value's id in one's own
  /// @param sentence both in words
  public record Difference(String option, String theirs, String ours, String sentence) {}

  public Differences {
    list = List.copyOf(list);
  }

  /// What is different in `ours` from `theirs`. Rule sets of two families are different games and
  /// have no list.
  public static Differences between(RuleSet ours, RuleSet theirs, Language language) {
    return between(ours, theirs, Words.in(language));
  }

  static Differences between(RuleSet ours, RuleSet theirs, Words words) {
    var other = words.preset(theirs.preset());
    if (!ours.family().equals(theirs.family())) {
      return new Differences(
          words.text("differences.other-game", words.preset(ours.preset()), other), List.of());
    }
    var list = new ArrayList<Difference>();
    var before = theirs.values();
    ours.values()
        .forEach((option, value) -> {
          var old = before.getOrDefault(option, "");
          if (!value.equals(old)) {
            list.add(new Difference(option, old, value, sentence(words, option, old, value)));
          }
        });
    return new Differences(
        words.text(list.isEmpty() ? "differences.none" : "differences.some", other), list);
  }

  private static String sentence(Words words, String option, String theirs, String ours) {
    return words.text(
        "differences.entry",
        words.option(option),
        words.value(option, ours),
        words.value(option, theirs));
  }
}
