package zwick.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.arena.Contestant.Strength;
import zwick.arena.Contestant.Weighing;
import zwick.engine.SearchLimits;
import zwick.engine.Weights;
import zwick.engine.players.Level;
import zwick.notation.RuleText;

class ContestantTest {
  @Test
  void aContestantIsALevelOrALimit() {
    assertThat(strength("level:5")).isEqualTo(new Strength.Ranked(new Level(5)));
    assertThat(strength("nodes:20000")).isEqualTo(new Strength.Limited(SearchLimits.nodes(20_000)));
    assertThat(strength("depth:6")).isEqualTo(new Strength.Limited(SearchLimits.depth(6)));
    assertThat(strength("time:100ms")).isEqualTo(new Strength.Limited(SearchLimits.time(100)));
    assertThat(strength("time:2s")).isEqualTo(new Strength.Limited(SearchLimits.time(2_000)));
  }

  @Test
  void theLearnedWeightsCanBeTakenAway() {
    var contestant = read("depth:6,weights=untrained").orElseThrow();
    assertThat(contestant.weights()).isEqualTo(new Weighing.Untrained());
    assertThat(contestant.name()).isEqualTo("depth:6,weights=untrained");
    assertThat(read("depth:6").orElseThrow().weights()).isEqualTo(new Weighing.AsShipped());
  }

  @Test
  void weightsCanComeFromAFile() {
    var contestant = read("depth:6,weights=a,b.weights").orElseThrow();
    assertThat(contestant.weights())
        .isInstanceOfSatisfying(
            Weighing.Given.class,
            given -> assertThat(given.weights().facts()).containsEntry("file", "a,b.weights"));
    assertThatThrownBy(() -> contestant.evaluation(RuleText.read("dama")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aContestantMayHaveToDoWithoutTables() {
    assertThat(read("time:1s").orElseThrow().informed()).isTrue();
    assertThat(read("time:1s,tables=none").orElseThrow().informed()).isFalse();
    var both = read("time:1s,tables=none,weights=untrained").orElseThrow();
    assertThat(both.informed()).isFalse();
    assertThat(both.weights()).isEqualTo(new Weighing.Untrained());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        "level",
        "level:",
        "level:0",
        "level:10",
        "level:-1",
        "level:x",
        "nodes:0",
        "nodes:99999999999",
        "depth:101",
        "time:100",
        "time:s",
        "time:1.5s",
        "time:1m",
        "elo:5",
        "level:5,",
        "level:5,weights",
        "level:5,weights=",
        "level:5,untrained",
        "level:5,tables",
        "level:5,tables=none,",
        "level:5,tables=nonesuch",
        ",weights=untrained"
      })
  void anythingElseIsNobody(String text) {
    assertThat(read(text)).isEmpty();
  }

  private static Strength strength(String text) {
    return read(text).orElseThrow().strength();
  }

  private static Optional<Contestant> read(String text) {
    return Contestant.read(text, file -> new Weights(Map.of("file", file), new short[0]));
  }
}
