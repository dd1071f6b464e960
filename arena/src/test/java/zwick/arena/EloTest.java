package zwick.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class EloTest {
  @Test
  void equalPlayersShareThePoints() {
    var elo = Elo.of(List.of(1.0, 0.0, 0.5, 0.5));
    assertThat(elo.difference()).isZero();
    assertThat(elo.superiority()).isCloseTo(0.5, within(1e-6));
    assertThat(elo.least()).isCloseTo(-elo.most(), within(1e-6));
  }

  @Test
  void threeQuartersOfThePointsAre191() {
    assertThat(Elo.points(0.75)).isCloseTo(190.85, within(0.01));
    assertThat(Elo.points(0.25)).isCloseTo(-190.85, within(0.01));
  }

  @Test
  void moreGamesNarrowTheRange() {
    var few = Elo.of(results(13, 7));
    var many = Elo.of(results(1300, 700));
    assertThat(few.text()).isEqualTo("+108 ± 158");
    assertThat(many.text()).isEqualTo("+108 ± 16");
    assertThat(many.superiority()).isGreaterThan(few.superiority()).isGreaterThan(0.999);
  }

  @Test
  void winningEveryGameProvesAtLeastSomething() {
    assertThat(Elo.of(results(100, 0)).text()).isEqualTo("> +566");
    assertThat(Elo.of(results(0, 100)).text()).isEqualTo("< −566");
    assertThat(Elo.of(results(1, 0)).superiority()).isBetween(0.5, 0.95);
  }

  @Test
  void drawsOnlyAreNoCertainty() {
    var elo = Elo.of(Collections.nCopies(10, 0.5));
    assertThat(elo.most()).isBetween(20.0, 200.0);
    assertThat(Elo.of(List.of()).score()).isEqualTo(0.5);
  }

  private static List<Double> results(int wins, int losses) {
    var results = new ArrayList<>(Collections.nCopies(wins, 1.0));
    results.addAll(Collections.nCopies(losses, 0.0));
    return results;
  }
}
