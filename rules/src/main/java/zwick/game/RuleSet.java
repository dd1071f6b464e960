package zwick.game;

import java.util.List;
import java.util.Map;
import zwick.draughts.DraughtsRules;
import zwick.game.moves.Grid;
import zwick.mill.MillRules;
import zwick.wolf.WolfRules;

/// The rules of one game as data: a preset, or a preset with house rules.
///
/// Nothing outside the presets asks for a preset's name; whoever wants to know a rule reads its
/// component.
public sealed interface RuleSet permits MillRules, DraughtsRules, WolfRules {
  /// The id of the preset these rules come from, for people and for records.
  String preset();

  List<? extends Option<?, ?>> options();

  /// Every option's id and value, in the order of [#options()].
  Map<String, String> values();

  /// These rules with some options changed. Throws [BadInput] when an id or a value does not exist
  /// or the values do not fit together.
  RuleSet with(Map<String, String> changes);

  Grid grid();

  Position start();

  DrawRules draws();

  /// The position of `setup` under these rules, or every problem with it.
  SetupCheck check(Setup setup);

  /// Names the family in fingerprints and texts: `mill`, `draughts`, `wolf`.
  String family();

  /// Equal where all options are equal, whatever preset they come from.
  default String fingerprint() {
    long hash = 0xcbf29ce484222325L; // FNV-1a, 64 bit: stable across versions, small in the browser
    for (char c : (family() + values()).toCharArray()) {
      hash = (hash ^ c) * 0x100000001b3L;
    }
    var hex = Long.toHexString(hash);
    return "0".repeat(16 - hex.length()) + hex;
  }
}
