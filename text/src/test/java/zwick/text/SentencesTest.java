package zwick.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zwick.game.Action;
import zwick.game.Ending;
import zwick.game.Game;
import zwick.game.Problem;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.Verdict;
import zwick.game.moves.Wish;
import zwick.game.presets.Presets;
import zwick.notation.PositionText;

/// Some sentences, word for word.
class SentencesTest {
  private static final Words GERMAN = Words.in(Language.GERMAN);
  private static final Words ENGLISH = Words.in(Language.ENGLISH);

  private static RuleSet rules(String id) {
    return Presets.find(id).orElseThrow().rules();
  }

  @Test
  void aMissedCaptureNamesBothPieces() {
    var position = PositionText.read(rules("english"), "W:W23,32:B18,1");
    var game = Game.of(position);
    var verdict = game.apply(new Action.Play(position.turn(), Wish.slide(32, 27)));
    assertThat(verdict).isInstanceOf(Verdict.Refused.class);
    var refusal = ((Verdict.Refused) verdict).refusal();
    assertThat(ENGLISH.refusal(refusal, position))
        .isEqualTo("You must capture: the man on 23 can take 18.");
    assertThat(ENGLISH.refusal(refusal, position.rules()))
        .isEqualTo("You must capture: the piece on 23 can take 18.");
    assertThat(GERMAN.refusal(refusal, position))
        .isEqualTo("Du musst schlagen: Der Stein auf 23 kann 18 nehmen.");
    assertThat(Words.in(Language.FRENCH).refusal(refusal, position))
        .isEqualTo("Vous devez prendre\u00a0: le pion en 23 peut prendre 18.");
    assertThat(Words.in(Language.ITALIAN).refusal(refusal, position))
        .isEqualTo("Devi mangiare: la pedina in 23 può prendere 18.");
  }

  @Test
  void aClaimSaysWhatIsMissing() {
    var claim =
        new Refusal.NothingToClaim(
            List.of(
                new Refusal.Count(Ending.REPETITION, 2, 3),
                new Refusal.Count(Ending.QUIET_MOVES, 12, 50)));
    assertThat(ENGLISH.refusal(claim, rules("muehle-turnier")))
        .isEqualTo(
            "Not a draw yet: occurrence 2 of this position, three needed;"
                + " 12 of 50 moves without a mill.");
    assertThat(ENGLISH.refusal(claim, rules("dame-10x10")))
        .contains("6 of 25 moves by each side without a capture");
  }

  @Test
  void aTypingErrorGetsASuggestion() {
    var known = Presets.all().stream().map(preset -> preset.id()).toList();
    assertThat(GERMAN.problem(new Problem.NoSuchPreset("muele-turnier", known)))
        .isEqualTo(
            "Das Spiel „muele-turnier“ kenne ich nicht."
                + " Meintest du „muehle-turnier“? „zwick rules“ zeigt alles.");
    assertThat(ENGLISH.problem(new Problem.NoSuchPreset("qqqq", known)))
        .isEqualTo("I do not know the game “qqqq”. “zwick rules” shows what there is.");
    assertThat(ENGLISH.problem(new Problem.NoSuchValue("jump", "four", List.of("three", "never"))))
        .isEqualTo("“four” does not work for “jump”. You can choose three or never.");
    assertThat(
            ENGLISH.problem(
                new Problem.NoSuchValue("repetition", "1", List.of("0", "2", "3", "4"))))
        .isEqualTo("“1” does not work for “repetition”. You can choose 0 or 2–4.");
  }

  @Test
  void differencesAreListedInWords() {
    var ours = OddRules.read("muehle-ravensburger jump=never");
    var differences = Differences.between(ours, rules("muehle-ravensburger"), Language.ENGLISH);
    assertThat(differences.heading()).isEqualTo("This is different from “Mill (Ravensburger)”:");
    assertThat(differences.list())
        .containsExactly(
            new Differences.Difference(
                "jump", "three", "never", "Jumping: never (instead of: with three stones)"));
    assertThat(Differences.between(ours, ours, Language.ENGLISH).list()).isEmpty();
    assertThat(Differences.between(ours, rules("dama"), Language.ENGLISH).heading())
        .isEqualTo("“Mill (Ravensburger)” and “Dama (Italian booklet)” are two different games.");
  }
}
