package zwick.cli.commands.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.cli.Guest;
import zwick.cli.Run;
import zwick.notation.records.RecordFormat;

class PlayCommandTest {
  private static final String PAIR = "W:W18,32:B1,15";

  /// Asks which moves there are and plays one of them, whatever the computer does; now and then
  /// says something else too.
  private record Beginner(Random random, List<String> sayings) implements Guest.Mind {
    @Override
    public Optional<String> says(String screen) {
      var lines = screen.lines().toList();
      if (lines.getLast().startsWith("Another game")) {
        return Optional.of("no");
      }
      int answer = lines.size() - 2;
      while (lines.get(answer).startsWith("  ")) {
        answer--; // the list of moves can have several lines
      }
      if (lines.get(answer).endsWith("> moves")) {
        var list = String.join(" ", lines.subList(answer + 1, lines.size() - 1)).strip();
        var moves = list.split(" +");
        return Optional.of(moves[random.nextInt(moves.length)]);
      }
      int saying = random.nextInt(4 * Math.max(1, sayings.size()));
      return Optional.of(saying < sayings.size() ? sayings.get(saying) : "moves");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          muehle-turnier    | W:W+9:B+9                      | W | offer back
          mulino-ceylonese  | W:Wa1,d1,d6+2:Ba7,d7,g4+2      | B | pass
          dame-ravensburger | W:W21-32:B1-12                 | B | insist hint
          dama              | W:W21-32:B1-12                 | W | huff claim
          lupo-e-pecore     | B:W13,14,15,16:B6              | B | offer
          mangia-la-dama    | W:W17,21,22:B9,10,11           | W | flip
          """)
  void aWholeGameIsPlayedToItsEnd(String rules, String position, String side, String sayings) {
    var guest = new Beginner(new Random(7), List.of(sayings.split(" ")));
    var run =
        Run.with(
            guest,
            "play",
            rules,
            "--level",
            "1",
            "--seed",
            "3",
            "--side",
            side,
            "--position",
            position);
    assertThat(run.lines()).last().isEqualTo("Goodbye!");
    assertThat(run.lines().get(run.lines().size() - 3)).matches("(White|Black) wins.*|Draw.*");
    assertThat(run.out()).contains("You play " + (side.equals("W") ? "White" : "Black"));
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    var args = new String[] {"play", "mulino", "--level", "2", "--seed", "5", "--side", "lot"};
    var once = Run.with(new Beginner(new Random(1), List.of()), args).lines();
    assertThat(Run.with(new Beginner(new Random(1), List.of()), args).lines()).isEqualTo(once);
  }

  @Test
  void aRefusedMoveIsExplainedWithItsRuleAndTheGameGoesOn() {
    var out = play("22-18\n32-27\n32-27\n18x11\n", "english", PAIR).out();
    assertThat(out)
        .contains("You must capture: the man on 18 can take 15.")
        .contains("There is no piece on 22.")
        .contains("[○11]")
        .containsOnlyOnce("The rule, from “");
  }

  @Test
  void lessThanTheNotationIsEnoughWhereItIsClear() {
    for (var text : List.of("18x11", "18-11", "18", "11", "18 11", " 18  11 ", "18:11")) {
      assertThat(play(text + "\n", "english", PAIR).out()).as(text).contains("[○11]");
    }
    var mill = "W:Wa1,d1,g4:Bb2,d2,f6,f4";
    for (var text : List.of("g4-g1xb2", "g4 g1 b2", "g4g1b2", "G4-G1:B2")) {
      assertThat(play(text + "\n", "mulino", mill).out()).as(text).contains("○ g4-g1xb2");
    }
    assertThat(play("g4-g1\n", "mulino", mill).out()).contains("say which stone you take");
    assertThat(play("a1\n", "mulino", mill).out()).contains("That could mean several moves:");
  }

  @Test
  void takingBackUndoesTheAnswerAndOnesOwnMove() {
    var lines = play("d6\nback\nback\n", "muehle-turnier", "W:W+9:B+9").lines();
    var boards = lines.stream().filter(line -> line.contains("in hand")).toList();
    assertThat(boards).hasSize(8);
    assertThat(boards.subList(6, 8)).isEqualTo(boards.subList(0, 2));
    assertThat(lines).contains("There is no move to take back.");
  }

  @Test
  void aGameThatIsOverCanBeTakenBackToo() {
    var out = play("resign\nback\n18x11\n", "english", PAIR).out();
    assertThat(out).contains("Black wins: White resigns.").contains("[○11]");
  }

  @Test
  void theReturnMatchChangesColours() {
    var out = play("resign\nperhaps\nyes\n", "english", PAIR).out();
    assertThat(out)
        .containsSubsequence(
            "You play White.", "Black wins: White resigns.", "yes or no?", "You play Black.");
  }

  @Test
  void anOfferIsAnsweredAtOnce() {
    var lines = play("offer\n", "muehle-turnier", "W:W+9:B+9").lines();
    assertThat(lines).containsAnyOf("Black would rather play on.", "Black accepts the draw.");
    assertThat(play("accept\ndecline\nyes\n", "english", PAIR).lines())
        .filteredOn("Your opponent is not offering a draw at the moment."::equals)
        .hasSize(3);
  }

  @Test
  void aHintFirstPointsAndThenTells() {
    var lines = play("hint\nhint\n", "english", PAIR).lines();
    assertThat(lines).contains("Have a look at your piece on 18.");
    assertThat(lines).anyMatch(line -> line.startsWith("Try 18x11. "));
    assertThat(play("hint\n", "mulino", "W:Wa1,d1+2:Ba7,c5+1").out())
        .contains("Have a look at the bottom right of the board.");
  }

  @Test
  void theEndOfTheInputEndsTheGamePolitely() {
    assertThat(Run.zwick("play", "mulino").lines()).last().isEqualTo("Goodbye!");
    assertThat(Run.with("d6", "play", "mulino", "--level", "1").lines())
        .last()
        .isEqualTo("Goodbye!");
    assertThat(Run.with("quit\nd6\n", "play", "mulino").out()).doesNotContain("○ d6");
  }

  @Test
  void aGameThatIsOverFromTheStartIsNotPlayed() {
    assertThat(Run.zwick("play", "english", "--position", "W:W32:B").lines())
        .contains("White wins: Black has no pieces left.")
        .last()
        .isEqualTo("Goodbye!");
  }

  @Test
  void everyLanguageIsSpokenAndEnglishUnderstoodInAll() {
    var words = Map.of("de", "züge", "fr", "coups", "it", "mosse", "en", "moves");
    words.forEach((language, word) -> {
      var input = word + "\nmoves\nMOVES\n";
      var run = Run.with(input, "play", "english", "--position", PAIR, "--language", language);
      assertThat(run.lines()).filteredOn("  18x11"::equals).as(language).hasSize(3);
    });
    assertThat(Run.with("?\nende", "play", "dama", "--language", "de").out())
        .contains("blasen", "zurück")
        .doesNotContain("bestehen", "passen")
        .endsWith("Auf Wiedersehen!\n");
  }

  @Test
  void aGameIsSavedInTheFormatOfItsName(@TempDir Path folder) throws IOException {
    for (var name : List.of("a.pdn", "b.json", "c.txt")) {
      var file = folder.resolve(name);
      var input = "18x11\nsave " + file + "\nsave " + file + "\n";
      assertThat(play(input, "english", PAIR).lines())
          .filteredOn(("The game is in " + file + ".")::equals)
          .hasSize(2);
      var text = Files.readString(file);
      var saved = RecordFormat.of(text).read(text).getFirst();
      assertThat(saved.tags()).containsEntry("Black", "Zwickmühle, level 1");
      assertThat(saved.game().log()).hasSize(2);
    }
    var other = Files.writeString(folder.resolve("d.txt"), "mine");
    assertThat(
            play("save " + other + "\nsave\nsave " + folder + "/no/where\n", "english", PAIR).out())
        .contains("There is already a file")
        .contains("Say into which file")
        .contains("cannot be written");
    assertThat(other).hasContent("mine");
  }

  @Test
  void theLevelCanBeChangedAtTheTable() {
    assertThat(play("level\nlevel 8\nlevel\nlevel 9\n", "english", PAIR).out())
        .contains("> level 1 (just learning)")
        .contains("From now on the computer plays at level 8 (master).")
        .contains("> level 8 (master)");
  }

  @Test
  void noiseIsRefusedLineByLine() {
    var noise =
        "x\u0000\n" + "y".repeat(5000) + "\n\u001b[A\n\n  \n-\nhuff\nhuff x\nclaim x\nclaim\n";
    var run = play(noise, "dama", PAIR);
    assertThat(run.lines()).last().isEqualTo("Goodbye!");
    assertThat(run.out()).contains("is not a move").contains("there is nothing to huff");
  }

  @Test
  void coloursNeedATerminal() {
    var none = Map.<String, String>of();
    var watched = Run.with(none, true, "d6\n", "play", "mulino", "--level", "1");
    assertThat(watched.out()).contains("\u001b[").doesNotContain("> d6");
    assertThat(watched.exitCode()).isZero();
    assertThat(Run.with("d6\n", "play", "mulino", "--level", "1").out())
        .doesNotContain("\u001b")
        .contains("> d6");
  }

  @Test
  void everyLineFitsTheScreen() {
    for (var rules : List.of("dame-100", "muehle-turnier", "lupo-e-pecore")) {
      for (var language : List.of("de", "fr", "it", "en")) {
        var args =
            new String[] {"play", rules, "--side", "W", "--level", "1", "--language", language};
        var run = Run.with(rules.startsWith("l") ? "" : "help\nlevel\n", args);
        assertThat(run.out().lines()).as(rules + language).allMatch(line -> line.length() <= 80);
      }
    }
  }

  private static Run play(String input, String rules, String position) {
    return Run.with(input, "play", rules, "--level", "1", "--seed", "1", "--position", position);
  }
}
