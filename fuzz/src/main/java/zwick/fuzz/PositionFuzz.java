package zwick.fuzz;

import java.util.List;
import java.util.stream.Stream;
import zwick.game.BadInput;
import zwick.game.Position;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// Positions of one family: a line with the rules, then the position. What is read can be written,
/// and so can every move there.
public abstract class PositionFuzz extends TextTarget {
  private final String family;

  private PositionFuzz(String family) {
    super("position-" + family);
    this.family = family;
  }

  public static final class Mill extends PositionFuzz {
    public Mill() {
      super("mill");
    }
  }

  public static final class Draughts extends PositionFuzz {
    public Draughts() {
      super("draughts");
    }
  }

  public static final class Wolf extends PositionFuzz {
    public Wolf() {
      super("wolf");
    }
  }

  @Override
  protected Stream<String> texts() {
    return Seeds.scenes()
        .filter(scene -> scene.isOf(family))
        .map(scene -> scene.rules() + "\n" + scene.position())
        .distinct();
  }

  @Override
  protected void take(String text) {
    int end = Math.max(0, text.indexOf('\n'));
    try {
      var rules = RuleText.read(text.substring(0, end));
      var position = PositionText.read(rules, text.substring(end));
      var written = PositionText.write(position);
      var again = PositionText.read(rules, written);
      Check.same("position", position, again);
      Check.same("text", written, PositionText.write(again));
      moves(position);
    } catch (BadInput bad) {
      Check.tells(bad);
    }
  }

  private static void moves(Position position) {
    var texts = MoveText.writeAll(position);
    Check.same("moves with a text of their own", position.legalMoves().size(), texts.size());
    texts.forEach((text, move) -> {
      var wish = MoveText.readWish(position.rules(), text).orElseThrow();
      Check.same(text, List.of(move), position.find(wish));
    });
  }
}
