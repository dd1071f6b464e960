package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.Position;
import zwick.game.moves.MoveBuffer;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;

class KeyTest {
  static Iterable<Preset> presets() {
    return Presets.all();
  }

  /// Neighbours in the tree are alike, so a key that mixes badly shows here first.
  @ParameterizedTest
  @MethodSource("presets")
  void differentPositionsHaveDifferentKeys(Preset preset) {
    var random = new SplittableRandom(1);
    var seen = new HashMap<Long, Position>();
    for (int game = 0; game < 12; game++) {
      for (var position : RandomPlay.game(preset.rules().start(), 100, random)) {
        add(position, seen, 2);
      }
    }
    assertThat(seen).hasSizeGreaterThan(1000);
  }

  private static void add(Position position, Map<Long, Position> seen, int depth) {
    assertThat(seen.computeIfAbsent(position.key(), _ -> position)).isEqualTo(position);
    if (depth > 0) {
      var moves = new MoveBuffer();
      position.generate(moves);
      for (int i = 0; i < Math.min(moves.size(), 12); i++) {
        add(position.play(moves, i), seen, depth - 1);
      }
    }
  }
}
