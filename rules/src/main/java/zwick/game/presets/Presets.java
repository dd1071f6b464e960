package zwick.game.presets;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zwick.game.RuleSet;

/// All presets: the booklets' first, then the other well-known games.
public final class Presets {
  private static final List<Preset> ALL =
      Stream.of(MillPresets.ALL, DraughtsPresets.ALL, WolfPresets.ALL)
          .flatMap(List::stream)
          .sorted((a, b) -> Boolean.compare(b.booklet(), a.booklet()))
          .toList();

  private Presets() {}

  public static List<Preset> all() {
    return ALL;
  }

  public static Optional<Preset> find(String id) {
    return ALL.stream().filter(preset -> preset.id().equals(id)).findFirst();
  }

  /// The preset `rules` descend from.
  public static Preset of(RuleSet rules) {
    return find(rules.preset()).orElseThrow();
  }
}
