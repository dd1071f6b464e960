package zwick.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine.Help.Ansi;
import zwick.cli.drawing.BoardDrawing;
import zwick.cli.drawing.DrawingStyle;
import zwick.cli.drawing.LastMoveMarks;
import zwick.cli.support.CliTexts;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.text.Language;

/// The parts of a game at the terminal, one by one.
class TableTest {
  private static final CliTexts ENGLISH = CliTexts.in(Language.ENGLISH);

  @ParameterizedTest
  @EnumSource(Language.class)
  void noNameMeansTwoThings(Language language) {
    var meant = new HashMap<String, Keyword>();
    for (var understood : List.of(CliTexts.in(language), ENGLISH)) {
      for (var keyword : Keyword.values()) {
        for (var name : understood.say("word." + keyword.key()).split(",")) {
          var before = meant.put(name.strip(), keyword);
          assertThat(before).as(name).isIn(null, keyword);
          assertThat(Keyword.find(CliTexts.in(language), name)).contains(keyword);
        }
      }
    }
  }

  @Test
  void capitalsAccentsAndEndingsMayBeLeftOut() {
    var german = CliTexts.in(Language.GERMAN);
    for (var typed : List.of("ZURÜCK", "zuruck", "zurueck", "zur", "back", "undo")) {
      assertThat(Keyword.find(german, typed)).as(typed).contains(Keyword.BACK);
    }
    assertThat(Keyword.find(german, "h")).isEmpty();
    assertThat(Keyword.find(CliTexts.in(Language.ITALIAN), "si")).contains(Keyword.YES);
  }

  @Test
  void nobodyCanSpeakForTheOther() {
    var game = game("dama", "W:W18,32:B1,15");
    for (var line : List.of("B:resign", "w:offer", "b:22-18")) {
      assertThat(new TypedLineParser(ENGLISH).hear(line, game, Side.WHITE))
          .isEqualTo(new TypedLine.Move(line));
    }
    assertThat(new TypedLineParser(ENGLISH).hear("resign", game, Side.WHITE))
        .isEqualTo(new TypedLine.Act(new Action.Resign(Side.WHITE)));
  }

  @Test
  void aHuffNamesItsPieceWhereSeveralAreToBlame() {
    var one = game("dama", "W:W18,32:B1,15", "32-28");
    assertThat(hear("huff", one)).isEqualTo(new TypedLine.Act(new Action.Huff(Side.BLACK, 18)));
    assertThat(hear("huff:18", one)).isEqualTo(hear("huff 18", one));
    var two = game("dama", "W:W18,22,32:B1,15,17", "32-28");
    assertThat(hear("huff", two)).isEqualTo(new TypedLine.HuffWhom());
    assertThat(hear("claim 1-5", two)).isInstanceOf(TypedLine.Act.class);
  }

  @Test
  void theLastDecisionIsTakenBackWhateverItWas() {
    // White overlooks a capture, Black insists, White captures
    var insisted = game("dame-ravensburger", "W:W18,32:B1,15", "32-28", "insist", "18x11");
    assertThat(back(insisted, Side.WHITE)).contains("W:W18,32:B1,15");
    assertThat(back(insisted, Side.BLACK)).contains("B:W18,28:B1,15");
    var bound = game("dame-ravensburger", "W:W18,32:B1,15", "32-28", "insist");
    assertThat(back(bound, Side.WHITE)).contains("W:W18,32:B1,15");
    var huffed = game("dama", "W:W18,32:B1,15", "32-28", "huff:18", "1-5");
    assertThat(back(huffed, Side.BLACK)).contains("B:W28:B1,15");
    assertThat(back(game("dama", "W:W18,32:B1,15", "32-28"), Side.BLACK)).isEmpty();
  }

  @Test
  void theBoardCanBeSeenFromTheOtherSide() {
    var position = game("mulino", "W:Wa1,g4+7:Bd6+8").position();
    var drawingStyle = new DrawingStyle(Ansi.OFF, Side.BLACK, true, LastMoveMarks.NONE);
    assertThat(new BoardDrawing(position, drawingStyle).draw().lines())
        .contains("  1  ·───────────·───────────○", "  6  │   ·───────●───────·   │")
        .contains("  4  ○───·───·       ·───·───·", "     g   f   e   d   c   b   a");
    var draughts = game("english", "W:W32,K5:B1").position();
    assertThat(new BoardDrawing(draughts, drawingStyle).draw().lines())
        .contains(
            "    │     ○32     ·31     ·30     ·29 │", "    │ ·4      ·3      ·2      ●1      │");
  }

  @Test
  void theLastMoveIsMarkedWithoutColoursToo() {
    var game = game("english", "W:W18,32:B1,15", "18x11");
    var drawingStyle =
        new DrawingStyle(Ansi.OFF, Side.WHITE, true, LastMoveMarks.of(game.progress().deed()));
    assertThat(new BoardDrawing(game.position(), drawingStyle).draw().lines())
        .contains(
            "    │     ·9      ·10    [○11]    ·12 │",
            "    │ ·13     ·14     ×15     ·16     │",
            "    │     ·17    (·18)    ·19     ·20 │");
  }

  @Test
  void thePromptSaysWhatIsToBeDoneAndNoMore() {
    assertThat(prompt(game("english", "W:W18,32:B1,15")))
        .isEqualTo("You (White), you have to capture [help, moves, hint] >");
    assertThat(prompt(game("dame-ravensburger", "W:W18,32:B1,15"))).contains("your move");
    assertThat(prompt(game("dame-ravensburger", "W:W18,32:B1,15", "32-28")))
        .as("an oversight is not told")
        .isEqualTo("You (Black), your move [help, moves, hint] >");
    assertThat(prompt(game("lasker", "W:W+10:B+10"))).contains("place a stone");
    assertThat(prompt(game("lasker", "W:Wa1+9:Bd6+9"))).contains("place or move");
    assertThat(prompt(game("lupo-e-pecore", "B:W29,30,31,32:B"))).contains("place the wolf");
    assertThat(prompt(game("mulino", "W:W+9:B+9", "B:offer"))).contains("[accept, decline, help");
    assertThat(prompt(game("mulino-ceylonese", "W:Wa1,d1+7:Ba7,d7+7", "g1")))
        .isEqualTo("You (White), you have an extra move [pass, help, moves, hint] >");
  }

  private static String prompt(Game game) {
    return new MovePrompt(game, game.position().turn(), ENGLISH).line();
  }

  private static TypedLine hear(String line, Game game) {
    return new TypedLineParser(ENGLISH).hear(line, game, game.position().turn());
  }

  private static Optional<String> back(Game game, Side me) {
    return TakeBacks.of(game, me).map(before -> PositionText.write(before.position()));
  }

  private static Game game(String rules, String position, String... actions) {
    var game = Game.of(PositionText.read(RuleText.read(rules), position));
    for (var action : actions) {
      game = ((Verdict.Accepted) ActionText.apply(game, action)).game();
    }
    return game;
  }
}
