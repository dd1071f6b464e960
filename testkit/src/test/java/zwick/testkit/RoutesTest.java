package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.draughts.DraughtsRules;
import zwick.game.Position;
import zwick.game.moves.MoveBuffer;
import zwick.notation.RuleText;

/// The published leaf counts of Russian draughts count every way a capture can go, where for us
/// those with the same ends and prey are one move. So here each move counts as often as it has
/// ways.
class RoutesTest {
  /// Two ways over the same pieces meet only around a corner and back: never with fewer.
  private static final int FEWEST = 3;

  @ParameterizedTest
  @CsvSource({"7, 190146", "8, 929905", "9, 4570667", "10, 22450628"})
  void russianDraughtsHasAsManyWaysAsPublished(int depth, long published) {
    assertThat(ways(RuleText.read("russian").start(), depth)).isEqualTo(published);
  }

  private static long ways(Position position, int depth) {
    var moves = new MoveBuffer();
    position.generate(moves);
    long ways = 0;
    for (int i = 0; i < moves.size(); i++) {
      int times = Long.bitCount(moves.taken(i)) < FEWEST ? 1 : routes(position, moves, i);
      ways += times * (depth == 1 ? 1 : ways(position.play(moves, i), depth - 1));
    }
    return ways;
  }

  private static int routes(Position position, MoveBuffer moves, int index) {
    var move = position.describe(moves, index);
    var rules = (DraughtsRules) position.rules();
    var board = new NaiveBoard(rules, position.setup());
    Set<List<Integer>> routes = new HashSet<>();
    for (var capture : NaiveCaptures.of(rules, board, move.touches().getFirst())) {
      if (capture.complete()
          && capture.to() == move.touches().getLast()
          && new TreeSet<>(capture.taken()).equals(move.taken())) {
        routes.add(capture.taken());
      }
    }
    return routes.size();
  }
}
