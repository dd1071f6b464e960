package zwick.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.engine.Score;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.SearchLine;
import zwick.engine.SearchReport;
import zwick.engine.evaluation.Evaluation;
import zwick.game.Game;
import zwick.game.Progress.Deed;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

class SearchTest {
  static List<Preset> presets() {
    return Presets.all();
  }

  private static Engine engine(RuleSet rules) {
    return new Engine(rules, Evaluation.untrained(rules), Oracle.NONE, 1 << 20);
  }

  private static Game game(String rules, String position) {
    return Game.of(PositionText.read(RuleText.read(rules), position));
  }

  private static String first(Game game, SearchReport searchReport) {
    return searchReport.best().first() instanceof Deed.Moved moved
        ? MoveText.write(game.position(), moved.move())
        : searchReport.best().first().toString();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void theSameNodesGiveTheSameAnswer(Preset preset) {
    var game = Game.of(preset.rules().start());
    var once = engine(preset.rules()).think(game, SearchLimits.nodes(5_000));
    var again = engine(preset.rules()).think(game, SearchLimits.nodes(5_000));
    assertThat(again).isEqualTo(once);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void evenOneNodeGivesAMove(Preset preset) {
    var searchReport =
        engine(preset.rules()).think(Game.of(preset.rules().start()), SearchLimits.nodes(1));
    assertThat(searchReport.best().deeds()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void severalLinesComeBestFirstAndBeginDifferently(Preset preset) {
    var game = Game.of(preset.rules().start());
    var searchReport =
        engine(preset.rules()).think(game, SearchLimits.depth(4), SearchControl.NONE, 3, _ -> {});
    assertThat(searchReport.lines()).hasSize(3);
    assertThat(searchReport.lines()).extracting(SearchLine::first).doesNotHaveDuplicates();
    assertThat(searchReport.lines())
        .extracting(SearchLine::score)
        .isSortedAccordingTo((a, b) -> b - a);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void soTheyDoWheneverItIsStopped(Preset preset) {
    var game = Game.of(preset.rules().start());
    for (int nodes = 500; nodes < 5_000; nodes += 300) {
      var searchReport =
          engine(preset.rules())
              .think(game, SearchLimits.nodes(nodes), SearchControl.NONE, 3, _ -> {});
      assertThat(searchReport.lines()).hasSize(3);
      assertThat(searchReport.lines()).extracting(SearchLine::first).doesNotHaveDuplicates();
      assertThat(searchReport.lines())
          .extracting(SearchLine::score)
          .isSortedAccordingTo((a, b) -> b - a);
    }
  }

  @Test
  void aStopIsObeyed() {
    var game = Game.of(RuleText.read("dame-10x10").start());
    var searchReport =
        engine(game.rules())
            .think(
                game,
                SearchLimits.depth(SearchLimits.DEEPEST),
                new SearchControl() {
                  @Override
                  public long millis() {
                    return 0;
                  }

                  @Override
                  public boolean stopped() {
                    return true;
                  }
                },
                1,
                _ -> {});
    assertThat(searchReport.nodes()).isLessThan(5_000);
    assertThat(searchReport.best().deeds()).isNotEmpty();
  }

  @Test
  void aWinThatIsThereIsFound() {
    var game = game("muehle-turnier", "W:Wa1,a4,d3:Bc3,e4,f6");
    var searchReport = engine(game.rules()).think(game, SearchLimits.depth(7));
    assertThat(Score.decided(searchReport.best().score())).isTrue();
    assertThat(searchReport.best().score()).isPositive();
  }

  @Test
  void anExtraMoveKeepsTheSign() {
    // the mill brings another move, with which the second mill closes
    var game = game("mulino-ceylonese", "W:Wa1,a4,d2,d3,g7:Bc3,e4,f6,g1,b6");
    var searchReport = engine(game.rules()).think(game, SearchLimits.depth(5));
    assertThat(searchReport.best().score()).isPositive();
  }

  @Test
  void aRepetitionSavesWhoIsBehind() {
    var game = game("dame-10x10", "W:WK1:BK46,K47,K48");
    var searchReport = engine(game.rules()).think(game, SearchLimits.depth(6));
    assertThat(Score.decided(searchReport.best().score())).isFalse();
  }

  @Test
  void aCrewFindsWhatOneFinds() {
    var game = game("dame-ravensburger", "W:W18:B14");
    var parallelEngine =
        new ParallelEngine(
            game.rules(), Evaluation.untrained(game.rules()), Oracle.NONE, 1 << 20, 2);
    var alone = engine(game.rules()).think(game, SearchLimits.depth(9));
    var together =
        parallelEngine.think(game, SearchLimits.depth(9), SearchControl.NONE, 1, _ -> {});
    assertThat(first(game, together)).isEqualTo(first(game, alone));
  }

  @Test
  void sheepKnowThatTheyWin() {
    var game = Game.of(RuleText.read("lupo-e-pecore").start());
    var searchReport = engine(game.rules()).think(game, SearchLimits.depth(1));
    assertThat(searchReport.best().score()).isLessThan(-Score.SURE);
  }
}
