package zwick.solver.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.draughts.DraughtsRules;
import zwick.game.Position;
import zwick.game.known.Oracle.Value;
import zwick.game.moves.MoveBuffer;
import zwick.game.presets.DraughtsPresets;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.solver.NaiveEndings;
import zwick.solver.ProgressListener;
import zwick.solver.TableCensus;
import zwick.solver.Workers;
import zwick.testkit.RandomRules;

/// Draughts endings, against published counts and against a solver that does it the slow way.
class EndingsTest {
  private static final long SEED = Long.getLong("zwick.seed", 1);

  @TempDir private Path folder;

  private static DraughtsRules rules(String text) {
    return (DraughtsRules) RuleText.read(text);
  }

  private DraughtsOracle solve(DraughtsRules rules, int pieces) {
    try (var workers = new Workers(2)) {
      var solver = new DraughtsSolver(rules, folder, pieces, workers);
      solver.solve(ProgressListener.SILENT);
      solver.verify(ProgressListener.SILENT);
    }
    return DraughtsOracle.open(folder, rules);
  }

  @ParameterizedTest
  @CsvSource({
    "dame-10x10, 2,   3205,   3678,   1962",
    "dame-10x10, 3, 265795, 394163, 146342",
    "english,    2,    716,   2370,    402",
    "english,    3, 100250,   8477,  87305",
    "brazilian,  2,   1291,   1507,    690"
  })
  void endingsAreWonDrawnAndLostAsOftenAsPublished(
      String rules, int pieces, long won, long drawn, long lost) {
    try (var tables = solve(rules(rules), pieces)) {
      var counted =
          tables.census().stream()
              .filter(c -> c.own().length() + c.opponent().length() == pieces)
              .toList();
      assertThat(counted.stream().mapToLong(TableCensus::won).sum()).isEqualTo(won);
      assertThat(counted.stream().mapToLong(TableCensus::drawn).sum()).isEqualTo(drawn);
      assertThat(counted.stream().mapToLong(TableCensus::lost).sum()).isEqualTo(lost);
    }
  }

  @Test
  void kingAgainstKingIsAsPublished() {
    try (var tables = solve(DraughtsPresets.DAME_10X10, 2)) {
      assertThat(tables.census())
          .contains(new TableCensus("K", "K", 2450, 424, 2024, 2, 3))
          .allSatisfy(c -> assertThat(c.positions()).isEqualTo(c.won() + c.drawn() + c.lost()));
    }
  }

  @ParameterizedTest
  @CsvSource({"english,    3488,  196032,  6209316", "dame-10x10, 8845,  806300, 41971200"})
  void thereAreAsManyPositionsAsPublished(String text, long two, long three, long four) {
    var rules = rules(text);
    assertThat(positions(rules, 2)).isEqualTo(two);
    assertThat(positions(rules, 3)).isEqualTo(two + three);
    assertThat(positions(rules, 4)).isEqualTo(two + three + four);
  }

  private static long positions(DraughtsRules rules, int pieces) {
    return new DraughtsPlan(rules, new EndingBoard(rules)).of(pieces, _ -> false).entries();
  }

  static Stream<DraughtsRules> presets() {
    return Presets.all().stream()
        .map(Preset::rules)
        .flatMap(r -> r instanceof DraughtsRules d ? Stream.of(d) : Stream.empty());
  }

  static Stream<DraughtsRules> randomRules() {
    return LongStream.range(SEED, SEED + 12)
        .mapToObj(seed -> (DraughtsRules) RandomRules.of("draughts", new SplittableRandom(seed)));
  }

  /// Huffing is where quiet moves are most entangled with captures.
  static Stream<DraughtsRules> randomHuffing() {
    return randomRules().limit(4).map(rules -> rules.with(Map.of("obligation", "huff")));
  }

  @ParameterizedTest
  @MethodSource({"presets", "randomRules", "randomHuffing"})
  void everyEntryOfOneAgainstOneIsWhatTheSlowWayFinds(DraughtsRules rules) {
    var naive = new NaiveEndings(rules).known();
    assertThat(naive).hasSizeGreaterThan(2 * 3488); // both sides to move, and games that are over
    try (var tables = solve(rules, 2)) {
      var wrong =
          naive.entrySet().stream()
              .filter(e -> e.getKey().setup().pieces().size() == 2)
              .filter(e -> !e.getValue().equals(tables.known(e.getKey())))
              .map(e -> PositionText.write(e.getKey()) + " " + e.getValue());
      assertThat(wrong).as(RuleText.write(rules)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dame-ravensburger | W:WK32,28:B12",
        "english           | W:W31,32:BK1",
        "antidraughts      | W:WK46,47:B5"
      })
  void whoAlwaysMakesThePliesFewerGetsToTheEnd(String text, String start) {
    var rules = rules(text);
    try (var tables = solve(rules, 3)) {
      var position = PositionText.read(rules, start);
      for (int left = tables.known(position).plies(); left > 0; left--) {
        assertThat(tables.known(position).plies()).isEqualTo(left);
        assertThat(tables.known(position).value()).isNotEqualTo(Value.DRAWN);
        position = best(position.strict(), tables, left - 1);
      }
      assertThat(position.outcome()).isPresent();
    }
  }

  private static Position best(Position position, DraughtsOracle tables, int plies) {
    var wanted = tables.known(position).value() == Value.WON ? Value.LOST : Value.WON;
    var moves = new MoveBuffer();
    position.generate(moves);
    for (int i = 0; i < moves.size(); i++) {
      var after = position.play(moves, i);
      var known = tables.known(after);
      if (known.value() == wanted && known.plies() == plies) {
        return after;
      }
    }
    throw new AssertionError("no move from " + PositionText.write(position));
  }
}
