package zwick.wire.hub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.Score;
import zwick.engine.SearchLimits;
import zwick.wire.TimeAllowance;

class HubLineTest {
  @Test
  void aLineIsACommandAndArgumentsWithOrWithoutValues() throws HubError {
    assertThat(HubLine.read(" level  move-time = 1.5 infinite\tmoves=\"32-28 18-23\" a=\"\""))
        .isEqualTo(
            new HubLine(
                "level",
                Map.of("move-time", "1.5", "infinite", "", "moves", "32-28 18-23", "a", "")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"=", "\"", "pos pos=\"W", "pos =W", "pos pos=", "pos pos==W", "\u0000"})
  void whatIsNoLineIsAnError(String text) {
    assertThatThrownBy(() -> HubLine.read(text)).isInstanceOf(HubError.class);
  }

  @Test
  void valuesAreQuotedWhereTheyMustBe() {
    assertThat(HubLine.pair("name", "Scan")).isEqualTo(" name=Scan");
    assertThat(HubLine.pair("values", "a b")).isEqualTo(" values=\"a b\"");
    assertThat(HubLine.pair("message", "say \"x\"=y")).isEqualTo(" message=\"say 'x'=y\"");
    assertThat(HubLine.pair("empty", "")).isEqualTo(" empty=\"\"");
  }

  /// An error repeats what the other program said; a line end in it would make a line of ours.
  @Test
  void whatIsRepeatedStaysOnItsLine() {
    assertThat(HubLine.pair("message", "no\u0000move\r\ndone move=1-5\u0085"))
        .isEqualTo(" message=\"no move  done move=1-5 \"");
  }

  @ParameterizedTest
  @CsvSource({
    "level depth=7,             7, 9223372036854775807, 9223372036854775807",
    "level nodes=1000,        100, 1000,                9223372036854775807",
    "level move-time=1,       100, 9223372036854775807, 980",
    "level move-time=0.01,    100, 9223372036854775807, 5",
    "level move-time=0,       100, 9223372036854775807, 1",
    "level time=-3,           100, 9223372036854775807, 1",
    "level infinite,          100, 9223372036854775807, 9223372036854775807",
    "level depth=0 nodes=-5,    1, 1,                   9223372036854775807",
    "level depth=99999,       100, 9223372036854775807, 9223372036854775807",
  })
  void levelsAreLimits(String line, int depth, long nodes, long hard) throws HubError {
    var searchLimits = HubLimits.INFINITE.with(HubLine.read(line)).searchLimits();
    assertThat(searchLimits.depth()).isEqualTo(depth);
    assertThat(searchLimits.nodes()).isEqualTo(nodes);
    assertThat(searchLimits.hard()).isEqualTo(hard);
  }

  @Test
  void severalLevelLinesAddUp() throws HubError {
    var level =
        HubLimits.INFINITE
            .with(HubLine.read("level depth=9"))
            .with(HubLine.read("level move-time=2"))
            .with(HubLine.read("level time=60 inc=1"));
    assertThat(level.searchLimits().depth()).isEqualTo(9);
    assertThat(level.searchLimits().hard()).isEqualTo(1980);
  }

  @ParameterizedTest
  @CsvSource({"60000, 0, 0", "60000, 0, 1", "60000, 0, 30", "50, 0, 0", "1, 0, 1", "500, 2000, 0"})
  void theClockIsNeverOverdrawn(long left, long increment, int moves) {
    var searchLimits = TimeAllowance.clock(left, increment, moves);
    assertThat(searchLimits.hard()).isBetween(1L, Math.max(1, left));
    assertThat(searchLimits.soft()).isBetween(1L, searchLimits.hard());
  }

  @Test
  void theLastMoveBeforeMoreTimeMayUseItAll() {
    assertThat(TimeAllowance.clock(10_000, 0, 1).hard()).isGreaterThan(9_000);
    assertThat(TimeAllowance.clock(10_000, 0, 0).hard()).isLessThan(2_000);
    assertThat(TimeAllowance.clock(10_000, 0, 0).depth()).isEqualTo(SearchLimits.DEEPEST);
  }

  @ParameterizedTest
  @ValueSource(strings = {"level depth=x", "level time=NaN", "level move-time=", "level nodes=1e9"})
  void whatIsNoNumberIsAnError(String line) {
    assertThatThrownBy(() -> HubLimits.INFINITE.with(HubLine.read(line)))
        .isInstanceOf(HubError.class);
  }

  @Test
  void scoresAreMenAndSureWinsNearlyAHundred() {
    assertThat(HubSearch.score(-1)).isEqualTo("-0.01");
    assertThat(HubSearch.score(123)).isEqualTo("1.23");
    assertThat(HubSearch.score(Score.winIn(7))).isEqualTo("99.93");
    assertThat(HubSearch.score(-Score.winIn(12))).isEqualTo("-99.88");
    assertThat(HubSearch.score(Score.SURE - 1)).isEqualTo("79.99");
  }
}
