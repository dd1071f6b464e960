package zwick.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.draughts.DraughtsPosition;
import zwick.game.Position;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.testkit.RandomPlay;

class EvaluationTest {
  static List<Preset> presets() {
    return Presets.all();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void anEvaluationIsTheSumOfWhatItSaysCounts(Preset preset) {
    var random = new SplittableRandom(1);
    var weights = weights(preset, random);
    var evaluation = Evaluation.of(preset.rules(), weights);
    for (int game = 0; game < 20; game++) {
      for (var position : RandomPlay.game(preset.rules().start(), 80, random)) {
        var sum = new double[1];
        evaluation.features(position, (at, value) -> sum[0] += weights[at] * value);
        assertThat((double) evaluation.evaluate(position)).isBetween(sum[0] - 2, sum[0] + 2);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("presets")
  void bothPlayersSeeTheSameBoard(Preset preset) {
    var random = new SplittableRandom(2);
    var evaluation = Evaluation.of(preset.rules(), weights(preset, random));
    for (int game = 0; game < 10; game++) {
      for (var position : RandomPlay.game(preset.rules().start(), 80, random)) {
        if (position instanceof DraughtsPosition draughts) {
          assertThat(evaluation.evaluate(turned(draughts)))
              .isBetween(evaluation.evaluate(position) - 1, evaluation.evaluate(position) + 1);
        }
      }
    }
  }

  private static short[] weights(Preset preset, SplittableRandom random) {
    var weights = Evaluation.untrained(preset.rules());
    for (int i = 0; i < weights.length; i++) {
      weights[i] += (short) (random.nextInt(41) - 20);
    }
    return weights;
  }

  /// The board turned round, with the colours changed.
  private static Position turned(DraughtsPosition position) {
    var rules = position.rules();
    int last = rules.grid().points().size() + 1;
    var pieces =
        position.setup().pieces().stream()
            .map(piece -> new Setup.Piece(piece.side().other(), last - piece.at(), piece.king()))
            .toList();
    var setup = new Setup(position.turn().other(), pieces, 0, 0, false);
    return ((SetupCheck.Good) rules.check(setup)).position();
  }
}
