package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Verdict;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.TooManyCaptures;
import zwick.game.moves.Wish;
import zwick.notation.ActionText;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// What must hold in every position of every rule set, looked at in positions of random play under
/// random house rules. Another `zwick.seed` looks at other ones.
class LawsTest {
  private static final long SEED = Long.getLong("zwick.seed", 1);

  @ParameterizedTest
  @CsvSource({"mill, 45000", "draughts, 50000", "wolf, 10000"})
  void lawsHoldUnderRandomHouseRules(String family, int enough) {
    int looked = 0;
    int exploded = 0;
    for (long seed = SEED; looked < enough; seed++) {
      var random = new SplittableRandom(seed);
      var rules = RandomRules.of(family, random);
      var what = "-Dzwick.seed=" + seed + " " + RuleText.write(rules);
      assertThat(RuleText.read(RuleText.write(rules))).as(what).isEqualTo(rules);
      try {
        var positions = new ArrayList<>(RandomPlay.game(rules.start(), 50, random));
        for (int i = 0; i < 10; i++) {
          positions.addAll(RandomPlay.game(RandomPlay.thrown(rules, random), 4, random));
        }
        for (var position : positions) {
          laws(position, random, what + " " + PositionText.write(position));
          looked++;
        }
      } catch (TooManyCaptures _) {
        assertThat(++exploded).isLessThan(enough / 100);
        // a composed position over the budget; ExplodingTest looks at those
      }
    }
  }

  private static void laws(Position position, SplittableRandom random, String what) {
    var moves = position.legalMoves();
    assertThat(position.outcome().isEmpty()).as(what).isEqualTo(!moves.isEmpty());
    assertThat(position.count(new MoveBuffer())).as(what).isEqualTo(moves.size());
    assertThat(new HashSet<>(moves)).as(what).hasSameSizeAs(moves);
    var again = PositionText.read(position.rules(), PositionText.write(position));
    assertThat(again.setup()).as(what).isEqualTo(position.setup());
    var texts = new HashSet<String>();
    for (var move : moves) {
      var text = MoveText.write(position, move);
      var wish = MoveText.readWish(position.rules(), text).orElseThrow();
      assertThat(position.find(wish)).as(what + " " + text).isEqualTo(List.of(move));
      assertThat(position.find(Wish.of(move))).as(what + " " + text).isEqualTo(List.of(move));
      assertThat(texts.add(text)).as(what + " " + text).isTrue();
    }
    if (!moves.isEmpty()) {
      var move = moves.get(random.nextInt(moves.size()));
      var text = MoveText.write(position, move);
      var game = Game.of(position);
      assertThat(game.apply(ActionText.read(game, text).orElseThrow()))
          .as(what + " " + text)
          .isInstanceOf(Verdict.Accepted.class);
    }
    for (var mirror : Mirror.of(position.rules())) {
      var image = mirror.of(position);
      assertThat(strings(image.legalMoves().stream().map(mirror::back).toList()))
          .as(what + " " + mirror)
          .isEqualTo(strings(moves));
      assertThat(image.outcome().map(mirror::of)).as(what).isEqualTo(position.outcome());
    }
  }

  /// Moves as what they start, end and take, which is what makes them equal.
  private static List<String> strings(List<Move> moves) {
    return moves.stream()
        .map(move -> {
          var touches = move.touches();
          return (touches.isEmpty() ? "" : touches.getFirst() + "-")
              + (move.captures() ? touches.getLast() : touches)
              + move.taken()
              + move.crowns();
        })
        .sorted()
        .collect(Collectors.toList());
  }
}
