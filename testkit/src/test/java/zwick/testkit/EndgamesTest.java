package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;
import zwick.notation.RuleText;

/// Published counts of draughts endgames: how many positions there are, and how many of them the
/// side to move wins, draws and loses. Solved here in the plainest way, by going over all positions
/// until nothing changes.
class EndgamesTest {
  private enum Value {
    UNKNOWN,
    WON,
    LOST
  }

  @ParameterizedTest
  @CsvSource({
    "dame-10x10, 3205, 3678, 1962",
    "english,     716, 2370,  402",
    "brazilian,  1291, 1507,  690"
  })
  void oneAgainstOneIsWonDrawnAndLostAsOftenAsPublished(
      String rules, int won, int drawn, int lost) {
    var values = solve(positions(RuleText.read(rules)));
    var white = values.entrySet().stream().filter(e -> e.getKey().turn() == Side.WHITE).toList();
    assertThat(white).hasSize(won + drawn + lost);
    assertThat(white.stream().filter(e -> e.getValue() == Value.WON)).hasSize(won);
    assertThat(white.stream().filter(e -> e.getValue() == Value.LOST)).hasSize(lost);
  }

  private static List<Position> positions(RuleSet rules) {
    var positions = new ArrayList<Position>();
    for (var turn : Side.values()) {
      for (int white : rules.grid().points()) {
        for (int black : rules.grid().points()) {
          for (int kings = 0; kings < 4; kings++) {
            var pieces =
                List.of(
                    new Setup.Piece(Side.WHITE, white, (kings & 1) != 0),
                    new Setup.Piece(Side.BLACK, black, (kings & 2) != 0));
            if (rules.check(new Setup(turn, pieces, 0, 0, false))
                instanceof SetupCheck.Good(Position position)) {
              positions.add(position);
            }
          }
        }
      }
    }
    return positions;
  }

  private static Map<Position, Value> solve(List<Position> positions) {
    var values = new HashMap<Position, Value>();
    positions.forEach(position -> values.put(position, Value.UNKNOWN));
    boolean changed = true;
    while (changed) {
      changed = false;
      for (var position : positions) {
        if (values.get(position) == Value.UNKNOWN) {
          var value = value(position, values);
          changed |= value != Value.UNKNOWN;
          values.put(position, value);
        }
      }
    }
    return values;
  }

  private static Value value(Position position, Map<Position, Value> values) {
    if (position.outcome().orElse(null) instanceof Outcome.Win(Side winner, var _)) {
      return winner == position.turn() ? Value.WON : Value.LOST;
    }
    var moves = new MoveBuffer();
    position.generate(moves);
    boolean allLose = true;
    for (int i = 0; i < moves.size(); i++) {
      var after = position.play(moves, i);
      var theirs = after.outcome().isPresent() ? value(after, values) : values.get(after);
      if (theirs == Value.LOST) {
        return Value.WON;
      }
      allLose &= theirs == Value.WON;
    }
    return allLose ? Value.LOST : Value.UNKNOWN;
  }
}
