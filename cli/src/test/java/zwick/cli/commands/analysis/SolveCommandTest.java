package zwick.cli.commands.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.cli.Run;

/// Solving, checking and looking up, as one types it.
class SolveCommandTest {
  @TempDir private Path folder;

  private Run solve(String... args) {
    return run("solve", "--to", args);
  }

  private Run run(String command, String option, String... args) {
    var all = new String[args.length + 3];
    all[0] = command;
    System.arraycopy(args, 0, all, 1, args.length);
    all[args.length + 1] = option;
    all[args.length + 2] = folder.toString();
    return Run.zwick(all);
  }

  @Test
  void aMillGameIsSolvedCheckedAndListed() {
    assertThat(solve("muehle-turnier", "--stones", "4").lines())
        .anyMatch(line -> line.startsWith("4-3: 1725960 positions"));
    assertThat(run("verify", "--from", "muehle-turnier").lines().getLast())
        .isEqualTo("All tables of muehle-turnier are right.");
    assertThat(run("tables", "--from", "muehle-turnier", "--json").out())
        .contains(
            "{\"own\":4,\"opponent\":3,\"positions\":760398,\"won\":75397,"
                + "\"drawn\":681906,\"lost\":3095,");
    assertThat(run("tables", "--from", "muehle-turnier").lines()).hasSize(5);
    assertThat(run("results", "--from", "muehle-turnier").out()).contains("| 3-3 | 169,626 |");
  }

  @Test
  void endingsOfDraughtsAreCountedByPieces() {
    assertThat(solve("dame-10x10", "--pieces", "2").exitCode()).isZero();
    assertThat(run("tables", "--from", "dame-10x10", "--json").out())
        .contains(
            "{\"own\":1,\"opponent\":1,\"positions\":8845,\"won\":3205,"
                + "\"drawn\":3678,\"lost\":1962,");
    assertThat(run("verify", "--from", "dame-10x10").exitCode()).isZero();
    assertThat(run("results", "--from", "dame-10x10").lines())
        .anyMatch(line ->
            line.matches(
                "\\| `dame-10x10` \\| 2 \\| 8,845 \\| 3,205 \\| 3,678 \\| 1,962 \\| 17 "
                    + "\\| `W:W31:B4` \\| [0-9.]+ \\| [0-9.]+ \\|"));
  }

  @Test
  void onlyEndingsThatAreAllSolvedAreOnThePage() throws IOException {
    solve("english", "--pieces", "3");
    Files.delete(table(path -> path.endsWith("mm-k.table")));
    assertThat(run("results", "--from", "english").lines())
        .anyMatch(line -> line.startsWith("| `english` | 2 |"))
        .noneMatch(line -> line.startsWith("| `english` | 3 |"));
  }

  @Test
  void thePageOfResultsTellsWhatThereIs() {
    assertThat(run("results", "--from").complaint()).contains("Nothing is solved in ");
    assertThat(run("results", "--from", "mulino").complaint()).contains("zwick solve mulino");
    solve("muehle-turnier", "--stones", "3");
    solve("english", "--pieces", "2");
    var page = run("results", "--from").lines();
    assertThat(page)
        .contains("## `muehle-turnier`", "## `mulino-misto`", "## Draughts endings")
        .contains("The moving phase is that of `muehle-turnier`.")
        .anyMatch(line -> line.startsWith("Rules: ") && line.endsWith(" So it is in `mulino`."))
        .anyMatch(line -> line.startsWith("Not solved: "));
    assertThat(page).noneMatch(line -> line.startsWith("## `mulino`"));
  }

  @Test
  void whatIsFinishedIsNotMadeAgain() {
    assertThat(solve("six", "--stones", "4").lines()).hasSize(6);
    assertThat(solve("six", "--stones", "4").lines()).hasSize(3);
  }

  @Test
  void perfectPlayersDrawADrawnGameAndNobodyBeatsThem() {
    assertThat(solve("six").exitCode()).isZero();
    assertThat(run("probe", "--from", "six", "--json").out()).contains("\"value\":\"drawn\"");
    assertThat(match("level:9", "6")).contains("0 wins, 6 draws, 0 losses");
    for (int level = 1; level <= 8; level++) {
      assertThat(match("level:" + level, "4")).contains(" 0 losses in 4 games");
    }
    // who may not look anything up is not perfect
    assertThat(match("level:9,tables=none", "level:1", "2").complaint()).contains("Level 9");
  }

  private String match(String other, String games) {
    var match = match("level:9", other, games);
    assertThat(match.exitCode()).as(match.err()).isZero();
    return match.out();
  }

  private Run match(String first, String second, String games) {
    return run("match", "--tables", "six", "--first", first, "--second", second, "--games", games);
  }

  @Test
  void itSaysHowFarItWent() {
    assertThat(solve("six,stones=4", "--stones", "3").lines().reversed())
        .anyMatch(line -> line.startsWith("The moving phase of six,stones=4 is solved up to 3 "))
        .first()
        .asString()
        .startsWith("Not solved: ")
        .contains("about ");
    assertThat(solve("six,stones=4").lines().getLast())
        .startsWith("six,stones=4 is solved; the tables are in ");
    assertThat(solve("english", "--pieces", "2").lines().getLast())
        .startsWith("Endings of english with up to 2 pieces are solved;");
  }

  @ParameterizedTest
  @ValueSource(strings = {"mulino-misto,stones=3", "mulino-ceylonese,stones=3"})
  void whereHandsDoNotEmptyInTurnTheRestIsCountedAndPriced(String rules) {
    assertThat(solve(rules).out())
        .contains("The moving phase of " + rules + " is solved;")
        .contains("Not solved:", "all with stones in hand", "hours of processor time");
  }

  @Test
  void whatIsThereNeedsNoMemory() {
    assertThat(solve("six", "--stones", "3").exitCode()).isZero();
    assertThat(solve("six", "--stones", "3", "--memory", "135m").exitCode()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "muehle-turnier, --stones, 2",
    "muehle-turnier, --stones, 10",
    "muehle-turnier, --pieces, 3",
    "dame-10x10, --stones, 3",
    "muehle-turnier, --memory, much",
    "muehle-turnier, --memory, 100m",
    "muehle-turnier, --threads, 0",
    "'mulino-ceylonese,take-from-mill=never', --stones, 3",
    "lupo-e-pecore, --threads, 1",
  })
  void whatCannotBeIsRefusedInASentence(String rules, String option, String value) {
    var run = solve(rules, option, value);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tables", "verify"})
  void whereNothingIsSolvedASentenceSaysHowToBegin(String command) {
    var run = run(command, "--from", "muehle-turnier");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("zwick solve muehle-turnier");
  }

  @Test
  void aDamagedAMissingAndAForeignTableAreEachNamed() throws IOException {
    solve("six", "--stones", "4");
    var file = table(path -> path.toString().endsWith("moving-4-3.table"));
    var bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    complains("damaged", file);
    Files.delete(file);
    complains("missing", file);
    solve("six,take-from-mill=never", "--stones", "4");
    var foreign = table(path -> path.toString().endsWith("moving-4-3.table") && !path.equals(file));
    Files.copy(foreign, file, StandardCopyOption.REPLACE_EXISTING);
    complains("made for other rules", file);
  }

  private void complains(String word, Path file) {
    var run = run("verify", "--from", "six");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(word, file.toString());
    assertThat(run.err().lines()).hasSize(1);
  }

  private Path table(Predicate<Path> which) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(which).findFirst().orElseThrow();
    }
  }
}
