package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.Perft;
import zwick.game.Position;
import zwick.notation.MoveText;

/// Published leaf counts, from files.
class PerftTest {
  /// Deeper numbers are checked by `zwick perft`; here they would only take time.
  private static final long MOST_LEAVES = 30_000_000;

  static List<PerftFile.Counts> counts() {
    var all = new ArrayList<PerftFile.Counts>();
    for (var file : List.of("draughts", "mill")) {
      all.addAll(
          PerftFile.read(SourceTree.read("testkit/src/test/resources/perft/" + file + ".perft")));
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("counts")
  void theLeavesAreAsManyAsPublished(PerftFile.Counts expected) {
    for (int depth = 1; depth <= expected.leaves().size(); depth++) {
      long leaves = expected.leaves().get(depth - 1);
      if (leaves <= MOST_LEAVES) {
        long counted = Perft.count(expected.position(), depth);
        if (counted != leaves) {
          assertThat(counted).as(divided(expected.position(), depth)).isEqualTo(leaves);
        }
      }
    }
  }

  /// The count below each move, so that a difference can be hunted down.
  private static String divided(Position position, int depth) {
    var lines = new TreeMap<String, Long>();
    for (var move : position.legalMoves()) {
      long below = Perft.count(position.play(move).orElseThrow(), depth - 1);
      lines.put(MoveText.write(position, move), below);
    }
    return "depth " + depth + " " + lines;
  }
}
