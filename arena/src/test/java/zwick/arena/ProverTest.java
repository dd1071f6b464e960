package zwick.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

class ProverTest {
  private static final long PLENTY = 100_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          english          | W:W18:B15                                | 1: 18x11
          dama             | W:WK1,6,14,29:BK2                        | 3: 1-5
          muehle-turnier   | W:Wc4,d2,f4:Bb4,d1,d6                    | 3: c4-f2
          mulino-ceylonese | W:Wa1,a4,d7:Bc3,e4,g1:X                  | 1: d7-a7xc3 d7-a7xe4 d7-a7xg1
          antidraughts     | W:W28:B18                                | 2: 28-22 28-23
          """)
  void theQuickestWinIsFoundWithEveryMoveThatBeginsIt(String rules, String position, String win) {
    assertThat(win(position(rules, position), 5)).contains(win);
  }

  @Test
  void whereThereIsNoneNoneIsFound() {
    assertThat(win(position("dame-10x10", "W:WK46:BK4"), 5)).isEmpty();
    assertThat(win(position("muehle-turnier", "W:Wc4,d2,f4:Bb4,d1,d6"), 2)).isEmpty();
  }

  /// White shuts Black in by a move that overlooks 18x11. Nobody lets that stand.
  @ParameterizedTest
  @ValueSource(strings = {"dame-ravensburger", "dama"})
  void anOversightWinsNothing(String rules) {
    var start = position(rules, "W:W9,10,17,18,19,21,23,24,26:B14,15");
    var game = play(Game.of(start), "26-22");
    assertThat(game.position().outcome()).isPresent();
    assertThat(game.outcome()).isEmpty();
    assertThat(win(start, 1)).isEmpty();
  }

  @Test
  void tooManyPositionsAreTooHard() {
    var start = RuleText.read("muehle-turnier").start();
    assertThatThrownBy(() -> Prover.quickest(start, 5, 1_000)).isInstanceOf(Prover.TooHard.class);
  }

  private static Position position(String rules, String text) {
    return PositionText.read(RuleText.read(rules), text);
  }

  private static Optional<String> win(Position position, int plies) {
    return Prover.quickest(position, plies, PLENTY)
        .map(win -> win.plies() + ": " + String.join(" ", moves(position, win)));
  }

  private static List<String> moves(Position position, Prover.Win win) {
    return Tactic.of(position, win).moves();
  }

  private static Game play(Game game, String action) {
    return switch (ActionText.apply(game, action)) {
      case Verdict.Accepted(Game next) -> next;
      case Verdict.Refused(var refusal) -> throw new AssertionError(action + ": " + refusal);
    };
  }
}
