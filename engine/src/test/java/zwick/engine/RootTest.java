package zwick.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.MoveBuffer;
import zwick.game.Preset;
import zwick.game.Presets;
import zwick.game.Verdict;
import zwick.game.Wish;

class RootTest {
  static List<Preset> presets() {
    return Presets.all();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void aRootCountsAsTheRefereeDoes(Preset preset) {
    var random = new SplittableRandom(3);
    for (int number = 0; number < 5; number++) {
      var game = Game.of(preset.rules().start().strict());
      var root = Root.of(game);
      var moves = new MoveBuffer();
      while (game.outcome().isEmpty() && game.turn().whiteMoves() < 120) {
        game.position().generate(moves);
        int index = random.nextInt(moves.size());
        var wish = Wish.of(game.position().describe(moves, index));
        var verdict = game.apply(new Action.Play(game.position().turn(), wish));
        game = ((Verdict.Accepted) verdict).game();
        root = root.after(moves, index);
        assertThat(root.position()).isEqualTo(game.position());
        assertThat(root.quiet()).isEqualTo(game.turn().quiet());
        assertThat(root.limited()).isEqualTo(game.turn().limited());
        assertThat(root.drawn()).isEqualTo(game.turn().due().isPresent());
      }
    }
  }
}
