package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Problem;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// Composed positions in which the ways to capture multiply. Each is answered, by its moves or by a
/// refusal, long before anybody would wonder.
class ExplodingTest {
  /// Far above what is needed: it tells an answer from an endless search even on a busy machine.
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "W:WK23:B28,17,10,20,29,39,40,38,31,8,9",
        "W:W23:B7,8,9,10,17,18,19,20,27,28,29,30,37,38,39,40"
      })
  void publishedPositionsAreAnsweredWithAllTheirMoves(String text) {
    for (var rules : List.of("dame-10x10", "dames-100", "frisian", "dame-10x10,obligation=huff")) {
      assertTimeoutPreemptively(PATIENCE, () -> ask(RuleText.read(rules), text), rules);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dame-10x10",
    "'dame-10x10,capture-choice=free'",
    "'dame-10x10,obligation=insist'",
    "'dame-10x10,obligation=huff,capture-choice=most-king-first'",
    "frisian",
    "'frisian,capture-choice=free,obligation=huff'",
    "'thai,board=10,men=20,men-capture=eight'"
  })
  void oneKingAmongTwentyPiecesHasAnAnswer(String rules) {
    var set = RuleText.read(rules);
    var random = new Random(7);
    for (int i = 0; i < 60; i++) {
      var setup = scattered(set, random);
      assertTimeoutPreemptively(PATIENCE, () -> answer(set, setup), setup.toString());
    }
  }

  @Test
  void aKingAgainstThirtyTwoIsRefusedForBothReasonsAtOnce() {
    var set = RuleText.read("frisian");
    var pieces = new ArrayList<Setup.Piece>();
    pieces.add(new Setup.Piece(Side.WHITE, 5, true));
    for (int at = 10; at < 42; at++) {
      pieces.add(new Setup.Piece(Side.BLACK, at, true));
    }
    pieces.add(new Setup.Piece(Side.BLACK, 10, true));
    assertThat(set.check(new Setup(Side.WHITE, pieces, 0, 0, false)))
        .isEqualTo(
            new SetupCheck.Bad(
                List.of(
                    new Problem.PointTwice(10), new Problem.TooManyPieces(Side.BLACK, 33, 20))));
  }

  private static void ask(RuleSet rules, String text) {
    var position = PositionText.read(rules, text);
    assertThat(MoveText.writeAll(position)).isNotEmpty();
  }

  private static void answer(RuleSet rules, Setup setup) {
    switch (rules.check(setup)) {
      case SetupCheck.Good(Position position) -> {
        var turn = position.turn();
        var offered = (Verdict.Accepted) Game.of(position).apply(new Action.Offer(turn));
        assertThat(offered.game().rights(turn)).isNotEmpty();
        assertThat(MoveText.writeAll(position)).hasSameSizeAs(position.legalMoves());
      }
      case SetupCheck.Bad(List<Problem> problems) ->
          assertThat(problems).isEqualTo(List.of(new Problem.TooManyCaptures()));
    }
  }

  /// Victims on every other square of every other row leave a way round each of them.
  private static Setup scattered(RuleSet rules, Random random) {
    var squares = new ArrayList<Integer>();
    for (int at : rules.grid().points()) {
      if (at > 5 && at < 46 && (at % 10 == 7 || at % 10 == 8 || at % 10 == 9 || at % 10 == 0)) {
        squares.add(at);
      }
    }
    Collections.shuffle(squares, random);
    int victims = Math.min(squares.size(), 8 + random.nextInt(13));
    var pieces = new ArrayList<Setup.Piece>();
    squares.subList(0, victims).forEach(at -> pieces.add(new Setup.Piece(Side.BLACK, at, false)));
    pieces.add(new Setup.Piece(Side.WHITE, 46 + random.nextInt(5), true));
    return new Setup(Side.WHITE, pieces, 0, 0, false);
  }
}
