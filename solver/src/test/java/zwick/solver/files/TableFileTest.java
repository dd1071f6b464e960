package zwick.solver.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.mill.MillRules;
import zwick.notation.RuleText;
import zwick.solver.BadTable;
import zwick.solver.BadTable.Trouble;
import zwick.solver.ProgressListener;
import zwick.solver.Workers;
import zwick.solver.mill.MillSolver;

/// A table is what was written, or it is refused.
class TableFileTest {
  @TempDir private Path folder;
  private final Workers workers = new Workers(2);
  private final Random random = new Random(4);
  private final byte[] table = new byte[100_000];
  private Path file = Path.of("");

  @BeforeEach
  void write() {
    for (int i = 0; i < table.length; i++) {
      table[i] = (byte) random.nextInt(random.nextInt(1, 9));
    }
    file = folder.resolve("some.table");
    TableWriter.write(file, Map.of("rules", "any", "table", "some"), table, workers);
  }

  @AfterEach
  void rest() {
    workers.close();
  }

  @Test
  void everyByteIsFoundAlone() {
    try (var read = TableFile.open(file)) {
      assertThat(read.facts()).containsEntry("table", "some").containsEntry("rules", "any");
      for (int i = 0; i < table.length; i += 7) {
        assertThat(read.at(i)).isEqualTo(table[i] & 255);
      }
    }
  }

  @Test
  void theWholeAndAnyPartComeBack() {
    try (var read = TableFile.open(file)) {
      assertThat(read.all(workers)).isEqualTo(table);
      var part = new byte[40_000];
      read.copy(30_001, part, part.length);
      assertThat(part).isEqualTo(Arrays.copyOfRange(table, 30_001, 70_001));
    }
  }

  @Test
  void theSameTableGivesTheSameFileHoweverManyWriteIt() throws IOException {
    var other = folder.resolve("other.table");
    try (var alone = new Workers(1)) {
      TableWriter.write(other, Map.of("rules", "any", "table", "some"), table, alone);
    }
    try (var read = TableFile.open(other)) {
      assertThat(read.all(workers)).isEqualTo(table);
    }
    assertThat(Files.size(other)).isEqualTo(Files.size(file));
  }

  @Test
  void aFlippedBitAnywhereIsFound() throws IOException {
    var bytes = Files.readAllBytes(file);
    for (int i = 0; i < 300; i++) {
      int at = random.nextInt(bytes.length);
      var wrong = bytes.clone();
      wrong[at] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, wrong);
      assertThat(trouble()).as("byte " + at).isIn(Trouble.DAMAGED, Trouble.NOT_A_TABLE);
    }
  }

  @Test
  void aFileThatEndsEarlyIsDamagedAndAnotherFileNoTable() throws IOException {
    var bytes = Files.readAllBytes(file);
    for (int length : new int[] {0, 5, 12, 40, bytes.length / 2, bytes.length - 1}) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertThat(trouble()).isIn(Trouble.DAMAGED, Trouble.NOT_A_TABLE);
    }
    Files.writeString(file, "Not a table at all, but long enough to be taken for one.");
    assertThat(trouble()).isEqualTo(Trouble.NOT_A_TABLE);
    Files.delete(file);
    assertThat(trouble()).isEqualTo(Trouble.MISSING);
    Files.createDirectory(file);
    assertThat(trouble()).isEqualTo(Trouble.NOT_A_TABLE);
  }

  /// Its size and where its index begins are in no checksum: they must fit the file by themselves.
  @Test
  void aTailThatDoesNotFitTheFileIsDamaged() throws IOException {
    var bytes = Files.readAllBytes(file);
    int tail = bytes.length - TableWriter.TAIL;
    for (long size : new long[] {-1, -TableWriter.CHUNK, 100_000L + (1L << 46), Long.MIN_VALUE}) {
      for (long chunks : new long[] {0, Math.ceilDiv(size, (long) TableWriter.CHUNK)}) {
        var wrong = ByteBuffer.wrap(bytes.clone());
        wrong.putLong(tail + 8, size);
        wrong.putLong(tail, chunks == 0 ? wrong.getLong(tail) : tail - 8 * chunks);
        Files.write(file, wrong.array());
        assertThat(trouble()).as("size " + size).isEqualTo(Trouble.DAMAGED);
      }
    }
  }

  /// Whoever makes a file can make its checksums right as well.
  @Test
  void chunksThatDoNotFitTheFileAreDamaged() throws IOException {
    var bytes = Files.readAllBytes(file);
    int tail = bytes.length - TableWriter.TAIL;
    for (int length : new int[] {-1, 0, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      var wrong = ByteBuffer.wrap(bytes.clone());
      int index = (int) wrong.getLong(tail);
      wrong.putInt(index, length);
      var sum = new CRC32C();
      sum.update(bytes, 12, wrong.getInt(8));
      sum.update(wrong.array(), index, tail - index);
      wrong.putInt(tail + 16, (int) sum.getValue());
      Files.write(file, wrong.array());
      assertThat(trouble()).as("length " + length).isEqualTo(Trouble.DAMAGED);
    }
  }

  /// A server looks at all tables there are, again and again.
  @Test
  void aFileThatIsRefusedIsNotKeptInMemory() throws IOException {
    var bytes = Files.readAllBytes(file);
    bytes[20] ^= 1;
    Files.write(file, bytes);
    assertThat(trouble()).isEqualTo(Trouble.DAMAGED);
    var maps = Path.of("/proc/self/maps");
    assumeTrue(Files.isReadable(maps));
    assertThat(Files.readString(maps)).doesNotContain(file.toRealPath().toString());
  }

  private Trouble trouble() {
    try (var read = TableFile.open(file)) {
      read.all(workers);
    } catch (BadTable bad) {
      return bad.trouble();
    }
    throw new AssertionError("nothing was noticed");
  }

  @Test
  void aTableOfOtherRulesIsNotUsed() throws IOException {
    var ours = solver("six,stones=4");
    ours.solve(ProgressListener.SILENT);
    var other = solver("six,stones=4,take-from-mill=never");
    other.solve(ProgressListener.SILENT);
    Files.copy(
        other.moving().files(3, 3).getFirst(),
        ours.moving().files(3, 3).getFirst(),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> ours.verify(ProgressListener.SILENT))
        .isInstanceOfSatisfying(
            BadTable.class, bad -> assertThat(bad.trouble()).isEqualTo(Trouble.FOREIGN));
  }

  @Test
  void rulesThatDifferInDrawsAloneShareTheirTables() {
    assertThat(solver("six,stones=4,quiet-moves=7").folders())
        .isEqualTo(solver("six,stones=4").folders());
    assertThat(solver("six,stones=4,jump=three").folders())
        .doesNotContainAnyElementsOf(solver("six,stones=4").folders());
  }

  @Test
  void aFullDiskIsNamedAndWhatIsFinishedStays() throws IOException, InterruptedException {
    var small = Files.createDirectory(folder.resolve("small"));
    assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", small.toString()));
    try {
      var rules = (MillRules) RuleText.read("six,stones=5");
      var solver = new MillSolver(rules, small, 5, false, workers);
      assertThatThrownBy(() -> solver.solve(ProgressListener.SILENT))
          .isInstanceOfSatisfying(
              BadTable.class, bad -> assertThat(bad.trouble()).isEqualTo(Trouble.FULL));
      assertThat(solver.census()).isNotEmpty();
      solver.verify(ProgressListener.SILENT);
      try (var left = Files.walk(small)) {
        assertThat(left.filter(path -> path.toString().endsWith(".part"))).isEmpty();
      }
    } finally {
      run("umount", small.toString());
    }
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  private MillSolver solver(String text) {
    var rules = (MillRules) RuleText.read(text);
    return new MillSolver(rules, folder, rules.stones(), false, workers);
  }
}
