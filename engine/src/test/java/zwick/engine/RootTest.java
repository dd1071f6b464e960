package zwick.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Verdict;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.Wish;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;

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
      var searchRoot = SearchRoot.of(game);
      var moves = new MoveBuffer();
      while (game.outcome().isEmpty() && game.progress().whiteMoves() < 120) {
        game.position().generate(moves);
        int index = random.nextInt(moves.size());
        var wish = Wish.of(game.position().describe(moves, index));
        var verdict = game.apply(new Action.Play(game.position().turn(), wish));
        game = ((Verdict.Accepted) verdict).game();
        searchRoot = searchRoot.after(moves, index);
        assertThat(searchRoot.position()).isEqualTo(game.position());
        assertThat(searchRoot.quiet()).isEqualTo(game.progress().quiet());
        assertThat(searchRoot.limited()).isEqualTo(game.progress().limited());
        assertThat(searchRoot.drawn()).isEqualTo(game.progress().due().isPresent());
      }
    }
  }
}
