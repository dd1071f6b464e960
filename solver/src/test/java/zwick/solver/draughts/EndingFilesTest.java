package zwick.solver.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.game.presets.DraughtsPresets;
import zwick.notation.PositionText;
import zwick.solver.BadTable;
import zwick.solver.BadTable.Trouble;
import zwick.solver.ProgressListener;
import zwick.solver.Workers;
import zwick.solver.files.TableFile;
import zwick.solver.files.TableWriter;

/// What becomes of the files of draughts tables: stopped work, damage, other rules.
class EndingFilesTest {
  private static final DraughtsRules RULES = DraughtsPresets.DAME_RAVENSBURGER;
  private static final int KILLS = Integer.getInteger("zwick.kills", 3);

  @TempDir private Path tables;
  private Path folder = Path.of("");
  private final Workers workers = new Workers(2);
  private final Random random = new Random(Long.getLong("zwick.seed", 1L));

  @BeforeEach
  void twoPieces() {
    solve(tables, 2);
    folder = solver(tables, 2).folders().getFirst();
  }

  @AfterEach
  void home() {
    workers.close();
  }

  private void solve(Path to, int pieces) {
    solver(to, pieces).solve(ProgressListener.SILENT);
  }

  private DraughtsSolver solver(Path to, int pieces) {
    return new DraughtsSolver(RULES, to, pieces, workers);
  }

  private void verify() {
    solver(tables, 2).verify(ProgressListener.SILENT);
  }

  private static void trouble(Trouble trouble, Path file, ThrowingCallable act) {
    assertThatExceptionOfType(BadTable.class)
        .isThrownBy(act)
        .satisfies(e -> {
          assertThat(e.trouble()).isEqualTo(trouble);
          assertThat(e.file()).isEqualTo(file);
        });
  }

  /// All files but the notes of what they cost, which is never the same.
  private static Map<String, byte[]> bytes(Path folder) throws IOException {
    var bytes = new TreeMap<String, byte[]>();
    try (var files = Files.walk(folder)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        if (file.toString().endsWith(".times")) {
          continue;
        }
        bytes.put(folder.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return bytes;
  }

  private static void same(Path one, Path other) throws IOException {
    var expected = bytes(one);
    var found = bytes(other);
    assertThat(found.keySet()).isEqualTo(expected.keySet());
    expected.forEach((name, data) -> assertThat(found.get(name)).as(name).isEqualTo(data));
  }

  /// Run by the next test in a program of its own.
  public static void main(String[] to) {
    try (var workers = new Workers(2)) {
      new DraughtsSolver(RULES, Path.of(to[0]), 3, workers).solve(ProgressListener.SILENT);
    }
  }

  @Test
  void killedAtAnyMomentAndStartedAgainItWritesTheSameFiles(@TempDir Path killed) throws Exception {
    for (int i = 0; i < KILLS; i++) {
      var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
      var program =
          new ProcessBuilder(
                  java,
                  "--enable-native-access=ALL-UNNAMED",
                  "-cp",
                  classPath(),
                  EndingFilesTest.class.getName(),
                  killed.toString())
              .inheritIO()
              .start();
      if (!program.waitFor(300 + random.nextInt(1200), TimeUnit.MILLISECONDS)) {
        program.destroyForcibly().waitFor();
      }
    }
    solve(killed, 3);
    solve(tables, 3);
    same(tables, killed);
  }

  private static String classPath() throws URISyntaxException {
    var places = new ArrayList<String>();
    for (var type :
        new Class<?>[] {
          DraughtsSolver.class,
          RuleSet.class,
          com.github.luben.zstd.Zstd.class,
          EndingFilesTest.class
        }) {
      var source = type.getProtectionDomain().getCodeSource();
      places.add(Path.of(source.getLocation().toURI()).toString());
    }
    return String.join(File.pathSeparator, places);
  }

  @Test
  void threadsDoNotChangeTheFiles(@TempDir Path alone) throws IOException {
    try (var one = new Workers(1)) {
      new DraughtsSolver(RULES, alone, 2, one).solve(ProgressListener.SILENT);
    }
    same(tables, alone);
  }

  @Test
  void theRestOfAnUnfinishedFileIsOverwritten(@TempDir Path again) throws IOException {
    var there = Files.createDirectories(solver(again, 2).folders().getFirst());
    Files.writeString(there.resolve("k-k.table.part"), "half a ta");
    solve(again, 2);
    same(tables, again);
  }

  @Test
  void aFlippedByteIsFoundAndItsFileNamed() throws IOException {
    var file = folder.resolve("m-k.table");
    var whole = Files.readAllBytes(file);
    for (int i = 0; i < 20; i++) {
      var bytes = whole.clone();
      bytes[8 + random.nextInt(bytes.length - 16)] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, bytes);
      trouble(Trouble.DAMAGED, file, this::verify);
    }
    Files.write(file, whole);
    verify();
  }

  @Test
  void somethingElseIsNoTable() throws IOException {
    var file = folder.resolve("m-k.table");
    Files.writeString(file, "no table, but long enough to be looked at");
    trouble(Trouble.NOT_A_TABLE, file, this::verify);
    trouble(Trouble.NOT_A_TABLE, file, () -> solve(tables, 2));
    trouble(Trouble.NOT_A_TABLE, file, () -> DraughtsOracle.open(tables, RULES));
  }

  @Test
  void aTableUnderAnothersNameIsNotBelieved() throws IOException {
    var file = folder.resolve("m-k.table");
    Files.copy(folder.resolve("k-m.table"), file, StandardCopyOption.REPLACE_EXISTING);
    trouble(Trouble.NOT_A_TABLE, file, () -> DraughtsOracle.open(tables, RULES));
  }

  @Test
  void aMissingTableIsNamedAndItsPositionsAreNotKnown() throws IOException {
    var file = folder.resolve("m-k.table");
    Files.delete(file);
    trouble(Trouble.MISSING, file, this::verify);
    try (var known = DraughtsOracle.open(tables, RULES)) {
      assertThat(known.known(PositionText.read(RULES, "W:W32:BK1"))).isNull();
      assertThat(known.known(PositionText.read(RULES, "B:W32:BK1"))).isNotNull();
      assertThat(known.known(PositionText.read(RULES, "W:W31,32:BK1"))).isNull();
      assertThat(known.census()).hasSize(3);
    }
    solve(tables, 2);
    verify();
  }

  @Test
  void withoutTablesNothingIsKnown(@TempDir Path none) {
    try (var known = DraughtsOracle.open(none.resolve("nowhere"), RULES)) {
      assertThat(known.known(PositionText.read(RULES, "W:W32:BK1"))).isNull();
      assertThat(known.census()).isEmpty();
    }
  }

  @Test
  void aTableIsNeverUsedForOtherRules() throws IOException {
    var other = DraughtsPresets.DAMES_RAVENSBURGER;
    try (var known = DraughtsOracle.open(tables, RULES)) {
      assertThat(known.known(PositionText.read(other, "W:W32:BK1"))).isNull();
    }
    var solver = new DraughtsSolver(other, tables, 2, workers);
    var there = Files.createDirectories(solver.folders().getFirst());
    var file = Files.copy(folder.resolve("k-k.table"), there.resolve("k-k.table"));
    trouble(Trouble.FOREIGN, file, () -> DraughtsOracle.open(tables, other));
    trouble(Trouble.FOREIGN, file, () -> solver.solve(ProgressListener.SILENT));
    trouble(Trouble.FOREIGN, file, () -> solver.verify(ProgressListener.SILENT));
  }

  @Test
  void rulesThatDifferOnlyInDrawsOrInInsistingShareTables() {
    var changed =
        RULES.with(
            Map.of("repetition", "0", "lone-kings", "no", "men", "8", "obligation", "enforced"));
    try (var known = DraughtsOracle.open(tables, changed)) {
      assertThat(known.known(PositionText.read(changed, "W:W32:BK1"))).isNotNull();
      assertThat(known.known(PositionText.read(RULES, "W:W32:BK1"))).isNotNull();
    }
  }

  @Test
  void aWrongEntryIsFoundAndItsPositionNamed() {
    var materialSlice = new MaterialSlice(new Material(0, 1), new Material(1, 0));
    var position = PositionText.read(RULES, "W:WK32:B12");
    var endingBoard = new EndingBoard(RULES);
    int at =
        new SliceIndex(materialSlice, endingBoard)
            .of(0, RULES.grid().bit(32), RULES.grid().bit(12), 0);
    var file = materialSlice.file(folder);
    byte[] entries;
    Map<String, String> facts;
    try (var table = TableFile.open(file)) {
      entries = table.all(workers);
      facts = table.facts();
    }
    entries[at] = (byte) (entries[at] + 2); // as good, but two plies later
    TableWriter.write(file, facts, entries, workers);
    assertThatThrownBy(this::verify)
        .isInstanceOfSatisfying(
            BadTable.class,
            e -> {
              assertThat(e.trouble()).isEqualTo(Trouble.WRONG);
              assertThat(e.file()).isEqualTo(file);
              assertThat(e.detail()).isEqualTo(PositionText.write(position));
            });
  }

  @Test
  void noMoreRoomIsTakenThanAnnounced(@TempDir Path fresh) throws IOException {
    long announced = solver(fresh, 3).solvingPlan().disk();
    solve(fresh, 3);
    assertThat(bytes(fresh).values().stream().mapToLong(b -> b.length).sum())
        .isBetween(1L, announced);
    assertThat(solver(fresh, 3).solvingPlan().disk()).isZero();
    assertThat(solver(fresh, 2).census()).hasSize(4);
  }
}
