package zwick.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Goal;
import zwick.engine.Match;
import zwick.engine.SearchControl;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

class PlayerTest {
  private static Stream<String> presets() {
    return Presets.all().stream().map(Preset::id);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyLevelDoesOnlyWhatTheRefereeAccepts(String preset) {
    var rules = RuleText.read(preset);
    for (int level = Level.WEAKEST; level <= Level.PERFECT; level++) {
      var white = Match.player(rules, level, level);
      var black = Match.player(rules, Level.PERFECT + 1 - level, level);

      var game = Match.play(Game.of(rules.start()), white, black, 120);

      assertThat(game.log()).isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"muehle-turnier", "dama", "lupo-e-pecore"})
  void theSameSeedPlaysTheSameGame(String preset) {
    var rules = RuleText.read(preset);
    for (int level : new int[] {1, 3, 5, 8}) {
      assertThat(game(rules, level, 7).log()).isEqualTo(game(rules, level, 7).log());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5, 8})
  void otherSeedsPlayOtherGames(int level) {
    var rules = RuleText.read("muehle-turnier");

    var games = LongStream.range(7, 13).mapToObj(seed -> game(rules, level, seed).log());

    assertThat(games.distinct()).hasSizeGreaterThanOrEqualTo(3);
  }

  private static Game game(RuleSet rules, int level, long seed) {
    var white = Match.player(rules, level, seed);
    var black = Match.player(rules, level, seed + 100);
    return Match.play(Game.of(rules.start()), white, black, 30);
  }

  @Test
  void whatAPlayerWasAskedBeforeChangesNothing() {
    var rules = RuleText.read("dame-10x10");
    var game = Game.of(rules.start());
    var player = Match.player(rules, 5, 1);
    var first = player.act(game, Side.WHITE, SearchControl.NONE);
    var later = Match.play(game, player, player, 10);
    var unused = player.act(later, later.position().turn(), SearchControl.NONE);

    assertThat(player.act(game, Side.WHITE, SearchControl.NONE)).isEqualTo(first);
  }

  /// Whoever wants to lose everything wins by his opponent's moves only.
  private static Stream<String> winnable() {
    return presets()
        .filter(preset ->
            !(RuleText.read(preset) instanceof DraughtsRules draughts)
                || draughts.goal() != Goal.LOSE);
  }

  @ParameterizedTest
  @MethodSource("winnable")
  void aMasterTakesAWinInOne(String preset) {
    var rules = RuleText.read(preset);
    var player = Match.player(rules, 8, 1);
    var random = new SplittableRandom(1);
    for (int found = 0; found < 3; ) {
      var end = wonInOne(rules.start().strict(), random);
      if (end.isPresent()) {
        found++;
        var game = Game.of(end.get());
        var me = end.get().turn();
        var after = Match.apply(game, player.act(game, me, Match.IMPATIENT));
        assertThat(winner(after.outcome())).as(PositionText.write(end.get())).contains(me);
      }
    }
  }

  /// A position of random play where the next move can win.
  private static Optional<Position> wonInOne(Position start, SplittableRandom random) {
    var moves = new MoveBuffer();
    var position = start;
    for (int ply = 0; ply < 300; ply++) {
      position.generate(moves);
      for (int i = 0; i < moves.size(); i++) {
        if (winner(position.play(moves, i).outcome()).equals(Optional.of(position.turn()))) {
          return Optional.of(position);
        }
      }
      if (moves.size() == 0) {
        break;
      }
      position = position.play(moves, random.nextInt(moves.size()));
    }
    return Optional.empty();
  }

  private static Optional<Side> winner(Optional<Outcome> outcome) {
    return outcome.orElse(null) instanceof Outcome.Win(Side side, var _)
        ? Optional.of(side)
        : Optional.empty();
  }

  @Test
  void aMastersSheepAlwaysCatchTheWolf() {
    var rules = RuleText.read("lupo-e-pecore");
    var sheep = Match.player(rules, 8, 1);
    var start = Game.of(rules.start());
    for (int at = 1; at <= 28; at++) {
      for (int level : new int[] {2, 4, 8}) {
        var wolf = Match.player(rules, level, at);
        var game = Match.play(Match.after(start, String.valueOf(at)), sheep, wolf, 200);
        assertThat(winner(game.outcome())).contains(Side.WHITE);
      }
    }
  }
}
