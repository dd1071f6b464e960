package zwick.engine.evaluation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zwick.engine.Weights;
import zwick.game.RuleSet;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;

/// The weights that come with the program, a file for each preset that has learned its own. All
/// others, house rules included, take those of the preset they are most like.
public final class ShippedWeights {
  /// The presets that have a file. Written down, since a browser cannot look into a folder; a test
  /// compares it with the folder.
  static final Set<String> FILES =
      Set.of(
          "antidraughts",
          "czech",
          "dama",
          "dame-100",
          "dame-10x10",
          "dame-ravensburger",
          "dames-100",
          "dames-ravensburger",
          "english",
          "frisian",
          "italian",
          "lasker",
          "mangia-la-dama",
          "morabaraba",
          "muehle-ravensburger",
          "muehle-turnier",
          "mulino-ceylonese",
          "mulino-misto",
          "russian",
          "six",
          "spanish",
          "thai");

  private ShippedWeights() {}

  /// The weights to play these rules with; untrained ones where no preset is like them.
  public static short[] weights(RuleSet rules) {
    return nearest(rules)
        .flatMap(preset -> read(preset.id()))
        .map(Weights::values)
        .orElseGet(() -> Evaluation.untrained(rules));
  }

  /// The preset whose weights these rules take.
  public static Optional<Preset> nearest(RuleSet rules) {
    @Nullable Preset best = null;
    int least = Integer.MAX_VALUE;
    for (var preset : Presets.all()) {
      if (FILES.contains(preset.id()) && fits(preset.rules(), rules)) {
        int differences = differences(preset.rules(), rules);
        if (differences < least) {
          least = differences;
          best = preset;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /// Whether weights of one could say anything about the other: the same board and the same goal.
  private static boolean fits(RuleSet known, RuleSet rules) {
    return known.family().equals(rules.family())
        && same(known, rules, "board")
        && same(known, rules, "goal");
  }

  private static boolean same(RuleSet known, RuleSet rules, String option) {
    return String.valueOf(known.values().get(option))
        .equals(String.valueOf(rules.values().get(option)));
  }

  private static int differences(RuleSet known, RuleSet rules) {
    int count = 0;
    for (var option : known.values().keySet()) {
      count += same(known, rules, option) ? 0 : 1;
    }
    return count;
  }

  /// The weights that the preset of this id has learned, if it has.
  public static Optional<Weights> read(String preset) {
    try (var in = ShippedWeights.class.getResourceAsStream(name(preset))) {
      return in == null ? Optional.empty() : Optional.of(Weights.read(in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // part of the program itself
    }
  }

  private static String name(String preset) {
    return "/zwick/engine/weights/" + preset + ".weights";
  }
}
