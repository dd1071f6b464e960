package zwick.game.presets;

import java.util.Set;
import zwick.game.RuleSet;

/// A named rule set as it is printed somewhere.
///
/// @param booklet whether it comes from one of the printed booklets, rather than being a game known
///   everywhere
/// @param ours ids of the options the source is silent about, so that the value is our addition
public record Preset(RuleSet rules, boolean booklet, Set<String> ours) {
  public Preset {
    ours = Set.copyOf(ours);
  }

  public String id() {
    return rules.preset();
  }
}
