package zwick.arena;

import java.util.Optional;
import java.util.function.Function;
import zwick.engine.SearchLimits;
import zwick.engine.Weights;
import zwick.engine.evaluation.Evaluation;
import zwick.engine.evaluation.ShippedWeights;
import zwick.engine.players.Level;
import zwick.game.RuleSet;

/// Who plays in a match: a level with all its habits, or the bare engine under a limit.
///
/// As text `level:5`, `nodes:20000`, `depth:6`, `time:100ms` or `time:2s`, after it perhaps
/// `,tables=none`, and then perhaps `,weights=untrained` or `,weights=FILE`.
///
/// @param name as it was written
/// @param informed whether it may look into solved tables
public record Contestant(String name, Strength strength, boolean informed, Weighing weights) {
  private static final String UNINFORMED = ",tables=none";
  private static final String WEIGHTS = ",weights=";

  public sealed interface Strength {
    record Ranked(Level level) implements Strength {}

    record Limited(SearchLimits searchLimits) implements Strength {}
  }

  /// Where the weights come from.
  public sealed interface Weighing {
    /// With the program.
    record AsShipped() implements Weighing {}

    /// From what a piece is worth, and nothing else.
    record Untrained() implements Weighing {}

    /// From somewhere else.
    record Given(Weights weights) implements Weighing {}
  }

  /// The contestant `text` names; none if it names none.
  ///
  /// @param files finds the weights of a file
  public static Optional<Contestant> read(String text, Function<String, Weights> files) {
    int comma = text.indexOf(',');
    var head = comma < 0 ? text : text.substring(0, comma);
    var extras = text.substring(head.length());
    boolean uninformed = extras.equals(UNINFORMED) || extras.startsWith(UNINFORMED + ",");
    var tail = uninformed ? extras.substring(UNINFORMED.length()) : extras;
    int colon = head.indexOf(':');
    boolean other = tail.startsWith(WEIGHTS) && tail.length() > WEIGHTS.length();
    if (colon < 0 || !tail.isEmpty() && !other) {
      return Optional.empty();
    }
    return strength(head.substring(0, colon), head.substring(colon + 1))
        .map(strength -> new Contestant(text, strength, !uninformed, weights(tail, files)));
  }

  private static Weighing weights(String tail, Function<String, Weights> files) {
    if (tail.isEmpty()) {
      return new Weighing.AsShipped();
    }
    var which = tail.substring(WEIGHTS.length());
    return which.equals("untrained")
        ? new Weighing.Untrained()
        : new Weighing.Given(files.apply(which));
  }

  private static Optional<Strength> strength(String kind, String value) {
    return switch (kind) {
      case "level" ->
          number(value)
              .filter(n -> n <= Level.PERFECT)
              .map(n -> new Strength.Ranked(new Level(n.intValue())));
      case "nodes" -> number(value).map(n -> new Strength.Limited(SearchLimits.nodes(n)));
      case "depth" ->
          number(value)
              .filter(n -> n <= SearchLimits.DEEPEST)
              .map(n -> new Strength.Limited(SearchLimits.depth(n.intValue())));
      case "time" -> millis(value).map(n -> new Strength.Limited(SearchLimits.time(n)));
      default -> Optional.empty();
    };
  }

  private static Optional<Long> millis(String value) {
    if (value.endsWith("ms")) {
      return number(value.substring(0, value.length() - 2));
    }
    return value.endsWith("s")
        ? number(value.substring(0, value.length() - 1)).map(seconds -> seconds * 1000)
        : Optional.empty();
  }

  /// From 1 on.
  private static Optional<Long> number(String digits) {
    return digits.matches("[1-9][0-9]{0,8}") ? Optional.of(Long.valueOf(digits)) : Optional.empty();
  }

  /// How this contestant judges positions.
  ///
  /// @throws IllegalArgumentException if the weights it was given belong to another game
  public Evaluation evaluation(RuleSet rules) {
    return Evaluation.of(
        rules,
        switch (weights) {
          case Weighing.AsShipped _ -> ShippedWeights.weights(rules);
          case Weighing.Untrained _ -> Evaluation.untrained(rules);
          case Weighing.Given(Weights given) -> given.values();
        });
  }
}
