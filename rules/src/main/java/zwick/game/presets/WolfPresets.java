package zwick.game.presets;

import java.util.List;
import java.util.Set;
import zwick.wolf.WolfRules;

/// Wolf and sheep as the Italian booklet prints it.
public final class WolfPresets {
  public static final WolfRules LUPO_E_PECORE =
      new WolfRules("lupo-e-pecore", WolfRules.First.SHEEP); // ours

  public static final List<Preset> ALL = List.of(new Preset(LUPO_E_PECORE, true, Set.of("first")));

  private WolfPresets() {}
}
