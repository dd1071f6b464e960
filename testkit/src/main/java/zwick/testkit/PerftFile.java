package zwick.testkit;

import java.util.List;
import zwick.game.Position;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// Published leaf counts: rules, a position (the start if none is named), and the numbers of leaves
/// at depth 1, 2, 3 …
public final class PerftFile {
  private PerftFile() {}

  public record Counts(String rules, Position position, List<Long> leaves) {
    @Override
    public String toString() {
      return rules + " from " + PositionText.write(position);
    }
  }

  public static List<Counts> read(String text) {
    return Block.read(text).stream()
        .map(block -> {
          var rules = RuleText.read(block.need("rules"));
          return new Counts(
              block.need("rules"),
              block
                  .one("position")
                  .map(position -> PositionText.read(rules, position))
                  .orElse(rules.start()),
              block.words("leaves").stream().map(Long::valueOf).toList());
        })
        .toList();
  }
}
