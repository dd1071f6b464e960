package zwick.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.random.RandomGenerator;
import zwick.game.BadInput;
import zwick.game.RuleSet;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;

/// Rule sets that somebody could agree on: a preset with a few house rules, or with many.
public final class RandomRules {
  private RandomRules() {}

  /// One of a family (`mill`, `draughts`, `wolf`). The same random numbers give the same rules.
  public static RuleSet of(String family, RandomGenerator random) {
    List<RuleSet> presets =
        Presets.all().stream().map(Preset::rules).filter(r -> r.family().equals(family)).toList();
    while (true) {
      var preset = presets.get(random.nextInt(presets.size()));
      double change = random.nextDouble() * 0.8;
      var changes = new HashMap<String, String>();
      for (var option : preset.options()) {
        if (random.nextDouble() < change) {
          var values = option.texts();
          changes.put(option.id(), values.get(random.nextInt(values.size())));
        }
      }
      try {
        return preset.with(changes);
      } catch (BadInput _) {
        // These house rules do not fit together.
      }
    }
  }
}
