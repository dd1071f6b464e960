package zwick.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Problem;
import zwick.game.Refusal;
import zwick.notation.ActionText;
import zwick.notation.GameRecord;
import zwick.notation.LogStep;
import zwick.notation.PositionText;
import zwick.notation.Replay;
import zwick.notation.RuleText;

class PdnTest {
  @Test
  void aTournamentGameWithEverythingAroundTheMovesIsRead() {
    var record =
        only(
            """
            % exported
            [Event "Club \\"Zug\\" evening"]
            [White "Muster, Anna"]
            [Black "Beispiel, Beat"]
            [Result "1-1"]
            [GameType "20"]

            { The usual } 1. 32-28! 19-23(!?) ; a classic
            2.28x19 14x23 $3 (2... 13x24 3. 33-28 (3. 34-30?) 9-13 {no)}) 3. 37-32? 10-14*
            3... 4. ... 41-37 1-1
            """);
    assertThat(record.tags())
        .containsExactly(
            Map.entry("Event", "Club \"Zug\" evening"),
            Map.entry("White", "Muster, Anna"),
            Map.entry("Black", "Beispiel, Beat"),
            Map.entry("Result", "1-1"));
    assertThat(actions(record.game()))
        .containsExactly("32-28", "19-23", "28x19", "14x23", "37-32", "10-14", "41-37");
    assertThat(RuleText.write(record.game().rules())).isEqualTo("dame-10x10");
  }

  @Test
  void severalGamesInAFileEndWithAResultAStarOrTheNextTags() {
    var text =
        """
        [GameType "20"]
        1. 32-28 1-0
        [GameType "20"]
        1. 33-28 *
        [GameType "20"]
        1. 34-29
        [GameType "20"]
        [Result "0-2"]
        0-2
        """;
    assertThat(Pdn.read(text, Optional.empty()))
        .extracting(record -> actions(record.game()))
        .containsExactly(List.of("32-28"), List.of("33-28"), List.of("34-29"), List.of());
  }

  @Test
  void inEnglishDraughtsBlackBeginsOnOneToTwelveAndIsOurWhite() {
    var text =
        """
        [White "Second"]
        [Black "First"]
        [BlackRating "2000"]
        [Result "1-0"]
        [GameType "21,B,8,8,N1,0"]

        1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 16x23 27x11 5. 7x16 20x11 *
        """;
    var record = only(text);
    assertThat(record.tags()).containsEntry("White", "First").containsEntry("WhiteRating", "2000");
    assertThat(record.result()).as("who begins has won").isEqualTo("1-0");
    assertThat(actions(record.game())).startsWith("22-18", "10-14", "25-22");
    assertThat(PositionText.write(record.game().position())).startsWith("W:");
    assertThat(Pdn.write(List.of(record))).isEqualTo(text);
  }

  @Test
  void anEnglishSetUpTurnsWithTheBoard() {
    var record = only("[GameType \"21\"] [SetUp \"1\"] [FEN \"B:W13,12,K8:B6,3,K1.\"] 1-0");
    assertThat(PositionText.write(record.game().start())).isEqualTo("W:W27,30,K32:B20,21,K25");
    assertThat(Pdn.write(List.of(record))).contains("[FEN \"B:WK8,12,13:BK1,3,6\"]");
  }

  @Test
  void russianSquaresHaveLettersAndCapturesColons() {
    var text =
        """
        [Result "*"]
        [GameType "25,W,8,8,A0,0"]

        1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 e7:c5 *
        """;
    var record = only(text);
    assertThat(actions(record.game())).startsWith("22-18", "10-14", "25-22", "11-16");
    assertThat(Pdn.write(List.of(record))).isEqualTo(text);
    assertThat(only("[GameType \"25\"] 1. c3d4 d6-c5 2. b2-c3 F6-G5").game().log()).hasSize(4);
  }

  @ParameterizedTest(name = "type {0} is {1}, and its {2} is our {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          20 | dame-10x10 | 32-28 | 32-28
          21 | english | 11-15 | 22-18
          22 | italian | 21-18 | 21-18
          23 | brazilian,capture-choice=free | 11-15 | 22-18
          24 | spanish | 10-13 | 23-20
          25 | russian | c3-d4 | 22-18
          26 | brazilian | c3-d4 | 22-18
          28 | spanish | 10-13 | 23-20
          29 | czech | c3-d4 | 22-18
          31 | thai | 25-21 | 25-21
          40 | frisian | 32-28 | 32-28
          """)
  void everyOfficialTypeIsRead(String type, String rules, String theirs, String ours) {
    var record = only("[GameType \"" + type + "\"] 1. " + theirs + " *");
    assertThat(RuleText.write(record.game().rules())).isEqualTo(rules);
    assertThat(actions(record.game())).containsExactly(ours);
    var back = Pdn.write(List.of(record));
    assertThat(back).contains("1. " + theirs + " *").doesNotContain("[Rules");
    assertThat(only(back).game().log()).isEqualTo(record.game().log());
  }

  @Test
  void aFileThatDoesNotKeepToItsTypeIsReadAsItSaysItIsWritten() {
    assertThat(actions(only("[GameType \"21,W,8,8,N2,0\"] 1. 22-18 9-13").game()))
        .containsExactly("22-18", "9-13");
    assertThat(actions(only("[GameType \"20,W,10,10,N1,0\"] 1. 32-28").game()))
        .containsExactly("32-28");
  }

  @Test
  void aGameThatNamesNoRulesTakesThoseOfTheCaller() {
    var text = "1. 11-15 23-19";
    assertThatThrownBy(() -> Pdn.read(text, Optional.empty()))
        .isInstanceOfSatisfying(
            BadInput.class,
            bad -> assertThat(bad.problems()).containsExactly(new Problem.NoRulesNamed()));
    var english = Pdn.read(text, Optional.of(RuleText.read("english")));
    assertThat(actions(english.getFirst().game())).containsExactly("22-18", "10-14");
  }

  @Test
  void anUnknownTypeIsNamed() {
    assertThatThrownBy(() -> only("[GameType \"30,W,8,8,A0,0\"] 1. a3-a4"))
        .isInstanceOfSatisfying(
            BadInput.class,
            bad ->
                assertThat(bad.problems())
                    .containsExactly(new Problem.NoSuchGameType("30,W,8,8,A0,0")));
  }

  @Test
  void rulesThatAreNoOfficialTypeGetNoNumber() {
    assertThat(pdn("dame-ravensburger", "22-18"))
        .contains("[Rules \"dame-ravensburger\"]")
        .doesNotContain("GameType");
    assertThat(pdn("english,king=flying", "22-18")).doesNotContain("GameType");
    assertThat(pdn("english,draw-by=claim", "22-18"))
        .contains(
            "[GameType \"21,B,8,8,N1,0\"]", "[Rules \"english,draw-by=claim\"]", "1. 11-15 *");
  }

  @Test
  void anAmbiguousCaptureIsWrittenWithItsPath() {
    var record = only("[GameType \"20\"] [FEN \"W:WK47:B14,19,29,31,42\"] 1. 47x38x24x13x36 *");
    assertThat(Pdn.write(List.of(record))).contains("1. 47x38x24x13x36 *");
    assertThatThrownBy(() -> only("[GameType \"20\"] [FEN \"W:WK47:B14,19,29,31,42\"] 1. 47x36 *"))
        .isInstanceOfSatisfying(BadInput.class, bad -> assertRefused(bad, Refusal.Ambiguous.class));
  }

  @Test
  void aPositionInsideTheMovesIsOnlyUnderstoodBeforeTheFirst() {
    assertThat(actions(only("[GameType \"20\"] /FEN \"W:W32:B19\"/ 1. 32-28").game()))
        .containsExactly("32-28");
    assertThatThrownBy(() -> only("[GameType \"20\"] 1. 32-28 /FEN \"W:W32:B19\"/ 32-28"))
        .isInstanceOf(BadInput.class);
  }

  @Test
  void peopleWhoPlayOnAfterADrawWasDueHaveNotClaimedIt() {
    var moves = "a1-b2 g1-h2 b2-a1 h2-g1 ".repeat(4);
    var record = only("[GameType \"25\"] [FEN \"W:WKa1:BKg1\"] " + moves);
    assertThat(RuleText.write(record.game().rules())).isEqualTo("russian,draw-by=claim");
    assertThat(record.game().log()).hasSize(16);
  }

  @Test
  void millGamesHaveTheSameTags() {
    var text =
        """
        [White "Anna"]
        [Result "*"]
        [Rules "muehle-turnier,stones=5"]
        [Position "B:Wa1,a4+3:Bd7+4"]

        1... d6 2. a7xd7 d7 *
        """;
    var record = only(text);
    assertThat(actions(record.game())).containsExactly("d6", "a7xd7", "d7");
    assertThat(Pdn.write(List.of(record))).isEqualTo(text);
  }

  @Test
  void theWolfIsPlacedByANumber() {
    var text =
        """
        [Result "*"]
        [Rules "lupo-e-pecore"]

        1... 2 2. 29-25 2-6 *
        """;
    assertThat(Pdn.write(List.of(only(text)))).isEqualTo(text);
  }

  @Test
  void whatTheRefereeRefusesIsSaidWithItsNumberAndReason() {
    assertThatThrownBy(() -> only("[GameType \"20\"] 1. 32-28 19-23 2. 37-32"))
        .isInstanceOfSatisfying(
            BadInput.class,
            bad -> {
              assertRefused(bad, Refusal.MustCapture.class);
              assertThat(((Problem.RefusedInRecord) bad.problems().getFirst()).index())
                  .isEqualTo(3);
            });
  }

  private static void assertRefused(BadInput bad, Class<? extends Refusal> why) {
    assertThat(bad.problems().getFirst())
        .isInstanceOfSatisfying(
            Problem.RefusedInRecord.class,
            refused -> assertThat(refused.refusal()).isInstanceOf(why));
  }

  private static GameRecord only(String text) {
    var records = Pdn.read(text, Optional.empty());
    assertThat(records).hasSize(1);
    return records.getFirst();
  }

  private static String pdn(String rules, String... actions) {
    var replay = new Replay(RuleText.read(rules).start(), Optional.empty());
    for (var action : actions) {
      replay.act(action, 0);
    }
    return Pdn.write(List.of(GameRecord.of(replay.game())));
  }

  private static List<String> actions(Game game) {
    return LogStep.of(game).stream()
        .map(step -> ActionText.write(step.position(), step.entry().action()))
        .toList();
  }
}
