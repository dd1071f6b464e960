package zwick.wolf;

import java.util.List;
import java.util.Map;
import zwick.game.DrawRules;
import zwick.game.Option;
import zwick.game.OptionValues;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.SetupCheck;

/// The rules of wolf and sheep: White's four sheep against Black's wolf on 8×8.
public record WolfRules(String preset, First first) implements RuleSet {

  /// Who moves first once the wolf stands.
  public enum First {
    SHEEP,
    WOLF
  }

  private static final Option<WolfRules, First> FIRST =
      Option.choice("first", First.values(), WolfRules::first);

  public static final List<Option<WolfRules, ?>> OPTIONS = List.of(FIRST);

  @Override
  public WolfRules with(Map<String, String> changes) {
    return new WolfRules(preset, OptionValues.changed(this, OPTIONS, changes).get(FIRST));
  }

  @Override
  public List<Option<WolfRules, ?>> options() {
    return OPTIONS;
  }

  @Override
  public Map<String, String> values() {
    return Option.texts(OPTIONS, this);
  }

  @Override
  public String family() {
    return "wolf";
  }

  @Override
  public WolfBoard grid() {
    return WolfBoard.BOARD;
  }

  @Override
  public Position start() {
    return WolfPosition.start(this);
  }

  @Override
  public DrawRules draws() {
    return DrawRules.NONE; // the sheep only go forwards, so every game ends
  }

  @Override
  public SetupCheck check(Setup setup) {
    return WolfSetup.check(this, setup);
  }
}
