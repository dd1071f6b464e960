package zwick.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.engine.Score;
import zwick.engine.SearchLimits;
import zwick.engine.search.Engine;
import zwick.game.Game;
import zwick.game.RuleSet;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;

/// Positions with one way to win, from files. The prover and the engine, who share nothing but the
/// rules, agree on every one.
class TacticsTest {
  /// So many of every preset there must be, and so many the engine must find within its nodes.
  private static final int LEAST = 20;

  private static final long EVERYTHING = 1_000_000;
  private static final SearchLimits MODEST = SearchLimits.nodes(1_000_000);

  static Stream<RuleSet> games() {
    return Presets.all().stream().map(Preset::rules);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasEnoughOfSeveralLengths(RuleSet rules) {
    var tactics = tactics(rules);
    assertThat(tactics).hasSizeGreaterThanOrEqualTo(LEAST);
    assertThat(tactics.stream().map(Tactic::position).distinct()).hasSameSizeAs(tactics);
    assertThat(tactics.stream().map(Tactic::plies).distinct()).hasSizeGreaterThan(2);
    assertThat(tactics).allSatisfy(tactic -> assertThat(tactic.plies()).isBetween(3, 9));
  }

  @ParameterizedTest
  @MethodSource("games")
  void lookingAtEverythingProvesThem(RuleSet rules) {
    for (var tactic : tactics(rules)) {
      var win = Prover.quickest(tactic.position(), tactic.plies(), EVERYTHING).orElseThrow();
      assertThat(Tactic.of(tactic.position(), win)).isEqualTo(tactic);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theEngineFindsThem(RuleSet rules) {
    var missed = new ArrayList<String>();
    for (var tactic : tactics(rules)) {
      var best = Engine.of(rules).think(Game.of(tactic.position()), MODEST).best();
      var move = Tactic.text(tactic.position(), best.first());
      var found = tactic + ", found: " + move + " " + best.score();
      assertThat(best.score()).as(found).isLessThanOrEqualTo(Score.winIn(tactic.plies()));
      if (best.score() < Score.SURE) { // a longer win is a win
        missed.add(found);
      }
    }
    assertThat(missed).hasSizeLessThanOrEqualTo(tactics(rules).size() - LEAST);
  }

  private static List<Tactic> tactics(RuleSet rules) {
    var name = "/tactics/" + rules.preset() + ".tactics";
    try (var in = TacticsTest.class.getResourceAsStream(name)) {
      assertThat(in).as(name).isNotNull();
      return Tactic.read(rules, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
