package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.game.Perft;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.TooManyCaptures;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// Leaves are counted by quicker ways than one by one, and are as many, in positions nobody has
/// chosen under random house rules. Another `zwick.seed` looks at other ones.
class LeavesTest {
  private static final long SEED = Long.getLong("zwick.seed", 1);
  private static final int DEPTH = 3;

  @ParameterizedTest
  @CsvSource({"mill, 50", "draughts, 5000", "wolf, 500"})
  void leavesAreAsManyAsAreMetOneByOne(String family, int enough) {
    int looked = 0;
    for (long seed = SEED; looked < enough; seed++) {
      var random = new SplittableRandom(seed);
      var rules = RandomRules.of(family, random);
      var played = RandomPlay.game(rules.start(), random.nextInt(40), random).getLast();
      var thrown = RandomPlay.thrown(rules, random);
      var men = withoutKings(rules, thrown);
      for (var position : List.of(played, played.bound(), thrown, men)) {
        try {
          assertThat(Perft.count(position, DEPTH))
              .as(
                  "-Dzwick.seed=%d %s %s",
                  seed, RuleText.write(rules), PositionText.write(position))
              .isEqualTo(oneByOne(position, DEPTH));
          looked++;
        } catch (TooManyCaptures _) {
          // a composed position over the budget; ExplodingTest looks at those
        }
      }
    }
  }

  /// Where only men stand the ways are quickest, but few throws have men alone.
  private static Position withoutKings(RuleSet rules, Position position) {
    var setup = position.setup();
    var men = setup.pieces().stream().filter(piece -> !piece.king()).toList();
    var bare = new Setup(setup.turn(), men, setup.whiteHand(), setup.blackHand(), setup.extra());
    return rules.check(bare) instanceof SetupCheck.Good(Position good) ? good : position;
  }

  private static long oneByOne(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    var moves = new MoveBuffer();
    position.generate(moves);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      leaves += oneByOne(position.play(moves, i), depth - 1);
    }
    return leaves;
  }
}
