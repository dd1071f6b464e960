package zwick.solver;

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
import zwick.draughts.DraughtsPresets;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.notation.PositionText;
import zwick.solver.BadTable.Trouble;

/// What becomes of the files of draughts tables: stopped work, damage, other rules.
class EndingFilesTest {
  private static final DraughtsRules RULES = DraughtsPresets.DAME_RAVENSBURGER;
  private static final int KILLS = Integer.getInteger("zwick.kills", 3);

  @TempDir private Path folder;
  private final Workers workers = new Workers(2);
  private final Random random = new Random(Long.getLong("zwick.seed", 1L));

  @BeforeEach
  void twoPieces() {
    solve(folder, 2);
  }

  @AfterEach
  void home() {
    workers.close();
  }

  private void solve(Path to, int pieces) {
    DraughtsSolver.solve(RULES, to, pieces, workers, Progress.SILENT);
  }

  private void verify() {
    DraughtsSolver.verify(RULES, folder, 2, workers, Progress.SILENT);
  }

  private static void trouble(Trouble trouble, Path file, ThrowingCallable act) {
    assertThatExceptionOfType(BadTable.class)
        .isThrownBy(act)
        .satisfies(e -> {
          assertThat(e.trouble()).isEqualTo(trouble);
          assertThat(e.file()).isEqualTo(file);
        });
  }

  private static Map<String, byte[]> bytes(Path folder) throws IOException {
    var bytes = new TreeMap<String, byte[]>();
    try (var files = Files.list(folder)) {
      for (var file : files.toList()) {
        bytes.put(file.getFileName().toString(), Files.readAllBytes(file));
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
      DraughtsSolver.solve(RULES, Path.of(to[0]), 3, workers, Progress.SILENT);
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
    solve(folder, 3);
    same(folder, killed);
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
      DraughtsSolver.solve(RULES, alone, 2, one, Progress.SILENT);
    }
    same(folder, alone);
  }

  @Test
  void theRestOfAnUnfinishedFileIsOverwritten(@TempDir Path again) throws IOException {
    Files.writeString(again.resolve("k-k.table.part"), "half a ta");
    solve(again, 2);
    same(folder, again);
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
    trouble(Trouble.NOT_A_TABLE, file, () -> solve(folder, 2));
    trouble(Trouble.NOT_A_TABLE, file, () -> DraughtsTables.open(folder, RULES));
  }

  @Test
  void aTableUnderAnothersNameIsNotBelieved() throws IOException {
    var file = folder.resolve("m-k.table");
    Files.copy(folder.resolve("k-m.table"), file, StandardCopyOption.REPLACE_EXISTING);
    trouble(Trouble.NOT_A_TABLE, file, () -> DraughtsTables.open(folder, RULES));
  }

  @Test
  void aMissingTableIsNamedAndItsPositionsAreNotKnown() throws IOException {
    var file = folder.resolve("m-k.table");
    Files.delete(file);
    trouble(Trouble.MISSING, file, this::verify);
    try (var tables = DraughtsTables.open(folder, RULES)) {
      assertThat(tables.known(PositionText.read(RULES, "W:W32:BK1"))).isNull();
      assertThat(tables.known(PositionText.read(RULES, "B:W32:BK1"))).isNotNull();
      assertThat(tables.known(PositionText.read(RULES, "W:W31,32:BK1"))).isNull();
      assertThat(tables.census()).hasSize(3);
    }
    solve(folder, 2);
    verify();
  }

  @Test
  void withoutAFolderThereIsNothingToOpen() {
    var nowhere = folder.resolve("nowhere");
    trouble(Trouble.MISSING, nowhere, () -> DraughtsTables.open(nowhere, RULES));
  }

  @Test
  void aTableIsNeverUsedForOtherRules() {
    var other = DraughtsPresets.DAMES_RAVENSBURGER;
    var file = folder.resolve("k-k.table");
    trouble(Trouble.FOREIGN, file, () -> DraughtsTables.open(folder, other));
    trouble(
        Trouble.FOREIGN,
        file,
        () -> DraughtsSolver.solve(other, folder, 2, workers, Progress.SILENT));
    try (var tables = DraughtsTables.open(folder, RULES)) {
      assertThat(tables.known(PositionText.read(other, "W:W32:BK1"))).isNull();
    }
  }

  @Test
  void rulesThatDifferOnlyInDrawsOrInInsistingShareTables() {
    var changed =
        RULES.with(
            Map.of("repetition", "0", "lone-kings", "no", "men", "8", "obligation", "enforced"));
    try (var tables = DraughtsTables.open(folder, changed)) {
      assertThat(tables.known(PositionText.read(changed, "W:W32:BK1"))).isNotNull();
      assertThat(tables.known(PositionText.read(RULES, "W:W32:BK1"))).isNotNull();
    }
  }

  @Test
  void aWrongEntryIsFoundAndItsPositionNamed() {
    var slice = new Slice(new Material(0, 1), new Material(1, 0));
    var position = PositionText.read(RULES, "W:WK32:B12");
    var squares = new Squares(RULES);
    int at = new SliceIndex(slice, squares).of(0, RULES.grid().bit(32), RULES.grid().bit(12), 0);
    var file = slice.file(folder);
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
  void moreMemoryThanThereIsIsRefusedBeforeTheWork(@TempDir Path none) throws IOException {
    assertThatExceptionOfType(NotEnough.class)
        .isThrownBy(() -> solve(none, DraughtsPlan.most(RULES)))
        .satisfies(e -> assertThat(e.needed()).isGreaterThan(e.there()));
    assertThat(bytes(none)).isEmpty();
  }
}
