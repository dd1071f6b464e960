package zwick.solver.mill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.mill.MillPosition;
import zwick.mill.MillRules;
import zwick.mill.MillRules.MovingMill;
import zwick.notation.RuleText;
import zwick.solver.BadTable;
import zwick.solver.ProgressListener;
import zwick.solver.TableCensus;
import zwick.solver.Workers;
import zwick.solver.files.TableFile;
import zwick.solver.files.TableWriter;
import zwick.solver.mill.moving.MovingTableMaker;
import zwick.solver.mill.moving.MovingTables;
import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.NaiveMill;
import zwick.solver.mill.positions.PointSubsets;

/// Mill, solved, against numbers that others have published and against a solver too simple to be
/// wrong.
class MillSolverTest {
  @TempDir private Path folder;
  private final Workers workers = new Workers(2);

  @AfterEach
  void rest() {
    workers.close();
  }

  private MovingTables moving(MillRules rules, int stones) {
    var solver = new MillSolver(rules, folder, stones, false, workers);
    try {
      Files.createDirectories(solver.folders().getFirst());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var space = new MovingIndex(MovingRules.of(rules));
    var maker = new MovingTableMaker(solver.moving(), space, workers);
    for (var pair : MovingTables.pairs(stones)) {
      maker.solve(pair[0], pair[1]);
    }
    return solver.moving();
  }

  @ParameterizedTest(name = "{0}-{1}")
  @CsvSource({
    "3, 3, 169626, 140621, 269, 28736",
    "3, 4, 760398, 102281, 658117, 0",
    "4, 3, 760398, 75397, 681906, 3095",
    "4, 4, 3225597, 159, 3225409, 29",
  })
  void theSmallSubspacesOfTheTournamentRulesAreAsPublished(
      int own, int opponent, long positions, long won, long drawn, long lost) {
    var tableCensus = moving((MillRules) RuleText.read("muehle-turnier"), 4).census(own, opponent);
    assertThat(tableCensus)
        .usingRecursiveComparison()
        .ignoringFields("deepest")
        .isEqualTo(new TableCensus("" + own, "" + opponent, positions, won, drawn, lost, 0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "six stones=3",
        "six stones=3 jump=three take-from-mill=never",
        "six stones=3 jump=three take-from-mill=never mill-beats-jumper=yes",
        "six stones=4 jump=three take-from-mill=never",
      })
  void everyEntryIsWhatThePlainSolverFinds(String text) {
    var rules = (MillRules) RuleText.read(text.replace(" ", ","));
    var plain = new NaiveMill(rules);
    plain.solve();
    var tables = moving(rules, rules.stones());
    var space = new MovingIndex(MovingRules.of(rules));
    for (var pair : MovingTables.pairs(rules.stones())) {
      for (var order : List.of(pair, new int[] {pair[1], pair[0]})) {
        compare(plain, tables, space, order[0], order[1]);
      }
    }
  }

  private static void compare(
      NaiveMill plain, MovingTables tables, MovingIndex space, int own, int opponent) {
    try (var table = tables.open(own, opponent)) {
      for (int mine : new PointSubsets(space.plane().size(), own).sets()) {
        for (int his : new PointSubsets(space.plane().size(), opponent).sets()) {
          if ((mine & his) == 0) {
            int entry = table.at(space.index(mine, his));
            assertThat(entry)
                .as("%d-%d %x %x", own, opponent, mine, his)
                .isEqualTo(plain.entry(space.plane().toBoard(mine), space.plane().toBoard(his)));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "six stones=5 take-from-mill=always two-mills=two",
        "six stones=5 take-from-mill=if-all two-mills=two jump=three",
        "six stones=5 take-from-mill=never two-mills=two mill-beats-jumper=yes jump=three",
        "muehle-ravensburger stones=4",
        "muehle-turnier stones=4 jump=never",
        "twelve stones=3 take-from-mill=never two-mills=two",
        "mulino-ceylonese stones=4",
        "six stones=5 moving-mill=remove-and-extra-move two-mills=two take-from-mill=always",
      })
  void everyEntryFollowsFromTheRefereesMoves(String text) {
    var rules = (MillRules) RuleText.read(text.replace(" ", ","));
    moving(rules, rules.stones());
    var space = new MovingIndex(MovingRules.of(rules));
    try (var tables = new MillOracle(rules, folder)) {
      var check = new RefereeCheck(rules, tables);
      boolean extra = rules.movingMill() == MovingMill.REMOVE_AND_EXTRA_MOVE;
      var random = new Random(6);
      for (int i = 0; i < 10_000; i++) {
        int own = stones(random, 3 + random.nextInt(rules.stones() - 2), space.plane().all());
        int rest = space.plane().all() & ~own;
        int his = stones(random, 3 + random.nextInt(rules.stones() - 2), rest);
        assertThat(check.follows(check.moving(own, his, extra && i % 2 == 0)))
            .as("%x %x", own, his)
            .isTrue();
      }
    }
  }

  @Test
  void briefTablesSayTheSameInLessRoom() {
    var rules = (MillRules) RuleText.read("muehle-turnier,stones=4");
    var full = new MillSolver(rules, folder.resolve("full"), 4, false, workers);
    var brief = new MillSolver(rules, folder.resolve("brief"), 4, true, workers);
    full.solve(ProgressListener.SILENT);
    brief.solve(ProgressListener.SILENT);
    brief.verify(ProgressListener.SILENT);
    assertThat(brief.census()).isEqualTo(full.census());
    assertThat(size(folder.resolve("brief"))).isLessThan(size(folder.resolve("full")));
    try (var one = new MillOracle(rules, folder.resolve("full"));
        var other = new MillOracle(rules, folder.resolve("brief"))) {
      var random = new Random(1);
      var check = new RefereeCheck(rules, one);
      for (int i = 0; i < 20_000; i++) {
        int own = stones(random, 3 + random.nextInt(2), 0xFFFFFF);
        int his = stones(random, 3 + random.nextInt(2), 0xFFFFFF & ~own);
        var here = check.moving(own, his, false);
        assertThat(other.known(here).value()).isEqualTo(one.known(here).value());
      }
    }
  }

  private static long size(Path folder) {
    try (var files = Files.walk(folder)) {
      return files.mapToLong(file -> file.toFile().length()).sum();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int stones(Random random, int count, int free) {
    int set = 0;
    while (Integer.bitCount(set) < count) {
      set |= 1 << random.nextInt(24) & free;
    }
    return set;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "six stones=5 take-from-mill=never two-mills=two mill-beats-jumper=yes jump=three",
        "six stones=6 two-mills=two",
        "muehle-ravensburger stones=4",
        "six stones=5 moving-mill=remove-and-extra-move two-mills=two jump=three",
      })
  void theForwardCheckFindsNothingWrongAndWhateverIsMadeWrong(String text) throws IOException {
    var rules = (MillRules) RuleText.read(text.replace(" ", ","));
    var solver = new MillSolver(rules, folder, rules.stones(), false, workers);
    solver.solve(ProgressListener.SILENT);
    solver.verify(ProgressListener.SILENT);
    var file = solver.moving().files(4, 3).getFirst();
    byte[] entries;
    Map<String, String> facts;
    try (var table = TableFile.open(file)) {
      entries = table.all(workers);
      facts = table.facts();
    }
    entries[entries.length / 2] ^= 2;
    TableWriter.write(file, facts, entries, workers);
    assertThatThrownBy(() -> solver.verify(ProgressListener.SILENT))
        .isInstanceOfSatisfying(
            BadTable.class,
            bad -> {
              assertThat(bad.trouble()).isEqualTo(BadTable.Trouble.WRONG);
            });
  }

  @Test
  void whatIsLeftIsAllThatIsNotThere() {
    var rules = (MillRules) RuleText.read("six,stones=4");
    var some = new MillSolver(rules, folder, 3, false, workers);
    var all = new MillSolver(rules, folder, 4, false, workers);
    some.solve(ProgressListener.SILENT);
    assertThat(some.remainingWork().positions())
        .isEqualTo(all.solvingPlan().entries() - some.solvingPlan().entries());
    all.solve(ProgressListener.SILENT);
    assertThat(all.remainingWork().nothing()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    // both sides own three stones: up to three each on the board, and not all six of them
    "'six,stones=3,placing=mixed', 1",
    "'six,stones=3,placing-mill=extra-move', 2",
  })
  void handsThatDoNotEmptyInTurnAreCounted(String text, int kinds) {
    var rules = (MillRules) RuleText.read(text);
    var solver = new MillSolver(rules, folder, 3, false, workers);
    solver.solve(ProgressListener.SILENT);
    var space = new MovingIndex(MovingRules.of(rules));
    long positions = -space.size(3, 3);
    for (int own = 0; own <= 3; own++) {
      for (int opponent = 0; opponent <= 3; opponent++) {
        positions += space.size(own, opponent);
      }
    }
    assertThat(solver.remainingWork().positions()).isEqualTo(kinds * positions);
    assertThat(solver.remainingWork().hands()).isTrue();
  }

  @Test
  void tablesOfExtraMovesAreAnnouncedToo() {
    var plain = (MillRules) RuleText.read("mulino,stones=4");
    var extra = (MillRules) RuleText.read("mulino-ceylonese,stones=4");
    var solver = new MillSolver(extra, folder, 4, false, workers);
    long moving =
        MovingTables.pairs(4).stream()
            .mapToLong(pair ->
                new MovingIndex(MovingRules.of(plain)).size(pair[0], pair[1])
                    * (pair[0] == pair[1] ? 1 : 2))
            .sum();
    assertThat(solver.solvingPlan().entries()).isEqualTo(2 * moving);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "six stones=3",
        "six stones=3 jump=three take-from-mill=never mill-beats-jumper=yes",
        "six stones=4 take-from-mill=never",
      })
  void everyPlacedStoneIsWorthWhatThePlainSolverFinds(String text) {
    var rules = (MillRules) RuleText.read(text.replace(" ", ","));
    var plain = new NaiveMill(rules);
    plain.solve();
    plain.worth((MillPosition) rules.start());
    new MillSolver(rules, folder, rules.stones(), false, workers).solve(ProgressListener.SILENT);
    try (var tables = new MillOracle(rules, folder)) {
      assertThat(plain.placed()).hasSizeGreaterThan(100);
      plain
          .placed()
          .forEach((position, worth) -> {
            var known = tables.known(position);
            assertThat(known).as("%s", position).isNotNull();
            assertThat(known.value().ordinal()).as("%s", position).isEqualTo(ORDER[worth]);
          });
    }
  }

  /// Of [WinDrawLoss]'s numbers the values of an oracle.
  private static final int[] ORDER = {1, 0, 2};
}
