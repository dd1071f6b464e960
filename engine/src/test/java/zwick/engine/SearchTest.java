package zwick.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.Game;
import zwick.game.Oracle;
import zwick.game.Preset;
import zwick.game.Presets;
import zwick.game.RuleSet;
import zwick.game.Turn.Deed;
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

  private static String first(Game game, Report report) {
    return report.best().first() instanceof Deed.Moved moved
        ? MoveText.write(game.position(), moved.move())
        : report.best().first().toString();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void theSameNodesGiveTheSameAnswer(Preset preset) {
    var game = Game.of(preset.rules().start());
    var once = engine(preset.rules()).think(game, Limits.nodes(5_000));
    var again = engine(preset.rules()).think(game, Limits.nodes(5_000));
    assertThat(again).isEqualTo(once);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void evenOneNodeGivesAMove(Preset preset) {
    var report = engine(preset.rules()).think(Game.of(preset.rules().start()), Limits.nodes(1));
    assertThat(report.best().deeds()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void severalLinesComeBestFirstAndBeginDifferently(Preset preset) {
    var game = Game.of(preset.rules().start());
    var report = engine(preset.rules()).think(game, Limits.depth(4), Watch.NONE, 3, _ -> {});
    assertThat(report.lines()).hasSize(3);
    assertThat(report.lines()).extracting(Line::first).doesNotHaveDuplicates();
    assertThat(report.lines()).extracting(Line::score).isSortedAccordingTo((a, b) -> b - a);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void soTheyDoWheneverItIsStopped(Preset preset) {
    var game = Game.of(preset.rules().start());
    for (int nodes = 500; nodes < 5_000; nodes += 300) {
      var report = engine(preset.rules()).think(game, Limits.nodes(nodes), Watch.NONE, 3, _ -> {});
      assertThat(report.lines()).hasSize(3);
      assertThat(report.lines()).extracting(Line::first).doesNotHaveDuplicates();
      assertThat(report.lines()).extracting(Line::score).isSortedAccordingTo((a, b) -> b - a);
    }
  }

  @Test
  void aStopIsObeyed() {
    var game = Game.of(RuleText.read("dame-10x10").start());
    var report =
        engine(game.rules())
            .think(
                game,
                Limits.depth(Limits.DEEPEST),
                new Watch() {
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
    assertThat(report.nodes()).isLessThan(5_000);
    assertThat(report.best().deeds()).isNotEmpty();
  }

  @Test
  void aWinThatIsThereIsFound() {
    var game = game("muehle-turnier", "W:Wa1,a4,d3:Bc3,e4,f6");
    var report = engine(game.rules()).think(game, Limits.depth(7));
    assertThat(Score.decided(report.best().score())).isTrue();
    assertThat(report.best().score()).isPositive();
  }

  @Test
  void anExtraMoveKeepsTheSign() {
    // the mill brings another move, with which the second mill closes
    var game = game("mulino-ceylonese", "W:Wa1,a4,d2,d3,g7:Bc3,e4,f6,g1,b6");
    var report = engine(game.rules()).think(game, Limits.depth(5));
    assertThat(report.best().score()).isPositive();
  }

  @Test
  void aRepetitionSavesWhoIsBehind() {
    var game = game("dame-10x10", "W:WK1:BK46,K47,K48");
    var report = engine(game.rules()).think(game, Limits.depth(6));
    assertThat(Score.decided(report.best().score())).isFalse();
  }

  @Test
  void aCrewFindsWhatOneFinds() {
    var game = game("dame-ravensburger", "W:W18:B14");
    var crew = new Crew(game.rules(), Evaluation.untrained(game.rules()), Oracle.NONE, 1 << 20, 2);
    var alone = engine(game.rules()).think(game, Limits.depth(9));
    var together = crew.think(game, Limits.depth(9), Watch.NONE, 1, _ -> {});
    assertThat(first(game, together)).isEqualTo(first(game, alone));
  }

  @Test
  void sheepKnowThatTheyWin() {
    var game = Game.of(RuleText.read("lupo-e-pecore").start());
    var report = engine(game.rules()).think(game, Limits.depth(1));
    assertThat(report.best().score()).isLessThan(-Score.SURE);
  }
}
