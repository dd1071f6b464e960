package zwick.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.game.Position;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;
import zwick.game.presets.Presets;

class MoveTextTest {
  @ParameterizedTest(name = "{0}: {1} is {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mulino | D6 | d6
          mulino | d6–d5 | d6-d5
          mulino | d6:a1 | d6xa1
          mulino | d6-D5xa1 | d6-d5xa1
          mulino | d6×* | d6x*
          mulino | d6-d5x* | d6-d5x*
          mulino | d6xa1,G7 | d6xa1,g7
          mulino | Pass | pass
          dame-10x10 | 31-26 | 31-26
          dame-10x10 | 31–26 | 31-26
          dame-10x10 | 01-07 | 1-7
          dame-10x10 | 26:17 | 26x17
          dame-10x10 | 26X17x8 | 26x17x8
          lupo-e-pecore | 17 | 17
          lupo-e-pecore | 29-25 | 29-25
          """)
  void manyWaysToWriteAMoveAreRead(String rules, String text, String plain) {
    var set = RuleText.read(rules);
    var wish = MoveText.readWish(set, text).orElseThrow();
    assertThat(MoveText.write(wish, set.grid(), 'x')).isEqualTo(plain);
  }

  @ParameterizedTest(name = "{0}: {1} is no move")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mulino | a2
          mulino | d6-
          mulino | d6-d5-d7
          mulino | d6x
          mulino | d6x*,a1
          mulino | xa1
          mulino | 31-26
          mulino-ceylonese | passx
          dame-10x10 | 31
          dame-10x10 | 51-46
          dame-10x10 | 31-26-21
          dame-10x10 | 26x17-8
          dame-10x10 | -26
          dame-10x10 | a1-b2
          dame-10x10 | pass
          dame-10x10 | 00-1
          lupo-e-pecore | 33
          """)
  void whatIsNoMoveIsNotRead(String rules, String text) {
    assertThat(MoveText.readWish(RuleText.read(rules), text)).isEmpty();
  }

  @Test
  void aCaptureIsWrittenInFullOnlyWhereItsEndsAreNotEnough() {
    var rules = RuleText.read("dame-10x10");
    var twoWays = PositionText.read(rules, "W:WK47:B14,19,29,31,42");
    assertThat(MoveText.writeAll(twoWays)).hasSize(2);
    assertThat(MoveText.writeAll(twoWays).keySet())
        .allSatisfy(
            text -> assertThat(text).startsWith("47x").endsWith("x36").hasSizeGreaterThan(6));
    var oneWay = PositionText.read(rules, "W:W38:B32,21");
    assertThat(MoveText.writeAll(oneWay).keySet()).containsExactly("38x16");
  }

  @Test
  void movesAreSortedByNumberNotByLetter() {
    assertThat(MoveText.writeAll(RuleText.read("english").start()).keySet())
        .containsExactly("21-17", "22-17", "22-18", "23-18", "23-19", "24-19", "24-20");
    assertThat(
            MoveText.writeAll(PositionText.read(RuleText.read("english"), "B:W32:B6,10")).keySet())
        .containsExactly("6-9", "10-14", "10-15");
  }

  @Test
  void everyLegalMoveReadsBackAsItself() {
    long seed = 11;
    var random = new Random(seed);
    for (var preset : Presets.all()) {
      for (int i = 0; i < 20; i++) {
        var position = RandomGame.play(preset.rules(), random.nextInt(60), random).position();
        assertReadBack(position, "seed " + seed + ": " + preset.id());
      }
    }
  }

  @Test
  void manyKingsMakeManyCapturesAndEachReadsBack() {
    var rules = RuleText.read("dame-10x10");
    assertReadBack(
        PositionText.read(rules, "W:WK48,K50,39:B9,12,18,19,22,28,29,32,33,37,42,43"), "kings");
    assertReadBack(PositionText.read(rules, "W:WK46:B10,11,19,22,28,31,37,40,41,42"), "kings");
  }

  private static void assertReadBack(Position position, String about) {
    Map<String, Move> moves = MoveText.writeAll(position);
    assertThat(moves).as(about).hasSize(position.legalMoves().size());
    moves.forEach((text, move) -> {
      Wish wish = MoveText.readWish(position.rules(), text).orElseThrow();
      assertThat(position.find(wish)).as("%s: %s", about, text).isEqualTo(List.of(move));
      assertThat(MoveText.write(position, move)).as(about).isEqualTo(text);
    });
  }
}
