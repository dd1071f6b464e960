package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Side;
import zwick.notation.RuleText;

/// Wolf and sheep is small enough to be searched to the end: the sheep only go forwards.
class WolfSolvedTest {
  private final Map<Position, Boolean> sheepWin = new HashMap<>();

  @ParameterizedTest
  @ValueSource(strings = {"lupo-e-pecore", "lupo-e-pecore,first=wolf"})
  void theSheepWinWhereverTheWolfIsPut(String rules) {
    var start = RuleText.read(rules).start();
    assertThat(start.legalMoves()).hasSize(28);
    for (var placing : start.legalMoves()) {
      assertThat(sheepWin(start.play(placing).orElseThrow())).as(placing.toString()).isTrue();
    }
  }

  /// The wolf can walk to and fro, but not for ever: every second move brings a sheep forward.
  private boolean sheepWin(Position position) {
    var known = sheepWin.get(position);
    if (known != null) {
      return known;
    }
    boolean win =
        position
            .outcome()
            .map(outcome -> ((Outcome.Win) outcome).winner() == Side.WHITE)
            .orElseGet(() -> {
              boolean sheepToMove = position.turn() == Side.WHITE;
              var after = position.legalMoves().stream().map(m -> position.play(m).orElseThrow());
              return sheepToMove ? after.anyMatch(this::sheepWin) : after.allMatch(this::sheepWin);
            });
    sheepWin.put(position, win);
    return win;
  }
}
