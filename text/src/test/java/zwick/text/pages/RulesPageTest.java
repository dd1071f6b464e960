package zwick.text.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.text.Language;
import zwick.text.OddRules;
import zwick.text.Samples;
import zwick.text.pages.RulesPage.Origin;
import zwick.text.pages.RulesPage.Paragraph;

class RulesPageTest {

  private static List<Paragraph> paragraphs(String rules) {
    return RulesPage.of(OddRules.read(rules), Language.ENGLISH).sections().stream()
        .flatMap(section -> section.paragraphs().stream())
        .toList();
  }

  private static String text(String rules) {
    return RulesPage.of(OddRules.read(rules), Language.ENGLISH).text(1000);
  }

  private static List<Origin> origins(String rules, String option) {
    return paragraphs(rules).stream()
        .filter(paragraph -> paragraph.option().filter(option::equals).isPresent())
        .map(Paragraph::origin)
        .toList();
  }

  @Test
  void everyParagraphSaysWhereItsRuleComesFrom() {
    assertThat(origins("muehle-ravensburger", "jump")).containsExactly(Origin.BOOKLET);
    assertThat(origins("muehle-ravensburger", "two-mills")).containsExactly(Origin.OURS);
    assertThat(origins("muehle-ravensburger two-mills=two", "two-mills"))
        .containsExactly(Origin.HOUSE_RULE);
    assertThat(paragraphs("muehle-ravensburger").getFirst().origin()).isEqualTo(Origin.FAMILY);
  }

  @Test
  void everyOptionHasAParagraphOnSomePage() {
    var options = new TreeSet<String>();
    var explained = new TreeSet<String>();
    Stream.concat(Samples.ruleSets(), OddRules.all())
        .forEach(rules -> {
          rules.options().forEach(option -> options.add(rules.family() + " " + option.id()));
          RulesPage.of(rules, Language.ENGLISH).sections().stream()
              .flatMap(section -> section.paragraphs().stream())
              .flatMap(paragraph -> paragraph.option().stream())
              .forEach(option -> explained.add(rules.family() + " " + option));
        });
    assertThat(explained).isEqualTo(options);
  }

  @Test
  void aShortKingHasNoChoiceWhereToLand() {
    assertThat(origins("english king-lands=anywhere", "king-lands")).isEmpty();
    assertThat(origins("english king=flying king-lands=anywhere", "king-lands"))
        .containsExactly(Origin.HOUSE_RULE);
  }

  @Test
  void aChangeThatMakesNoDifferenceIsNotAnnounced() {
    assertThat(text("english king-lands=anywhere")).doesNotContain("with one house rule");
    assertThat(text("english king=flying king-lands=anywhere")).contains("two house rules");
  }

  @Test
  void kingsCaptureInEightDirectionsIfMenDo() {
    assertThat(text("frisian")).contains("It captures in all eight directions");
    assertThat(text("frisian king=short")).contains("It may capture in all eight directions");
    assertThat(text("dama")).doesNotContain("eight");
  }

  @Test
  void aDrawThatIsSwitchedOffIsOnlyMentionedWhenThePlayersDidIt() {
    assertThat(text("mulino repetition=0")).contains("may come up as often as you like");
    assertThat(text("mulino repetition=0 quiet-moves=0"))
        .contains("it is best to agree")
        .doesNotContain("ends by itself");
    assertThat(origins("dama", "endgame-limits")).isEmpty();
    assertThat(origins("dame-10x10 endgame-limits=no", "endgame-limits"))
        .containsExactly(Origin.HOUSE_RULE);
  }

  @Test
  void losingTurnsAimAndEndAround() {
    assertThat(origins("dama goal=lose", "goal"))
        .containsExactly(Origin.HOUSE_RULE, Origin.HOUSE_RULE);
    assertThat(text("dama goal=lose")).contains("does the other player a favour");
    assertThat(text("mangia-la-dama")).doesNotContain("favour");
  }

  @Test
  void belowThreeStonesMattersAgainstAJumperOnlyWithTwoMills() {
    assertThat(text("muehle-ravensburger")).doesNotContain("drops to two");
    assertThat(text("muehle-ravensburger two-mills=two")).contains("drops to two");
  }

  @ParameterizedTest
  @EnumSource
  void theTerminalGetsLinesThatFit(Language language) {
    Samples.ruleSets()
        .map(rules -> RulesPage.of(rules, language).text(60))
        .forEach(text -> assertThat(text.lines()).allMatch(line -> line.length() <= 60));
  }

  @Test
  void additionsAndHouseRulesStandApart() {
    var page = RulesPage.of(OddRules.read("muehle-ravensburger jump=never"), Language.GERMAN);
    assertThat(page.title()).isEqualTo("Mühle (Ravensburger), mit Hausregeln");
    assertThat(page.text(70))
        .contains("\n* Hausregel: Gesprungen wird nicht.")
        .contains("\n+ Unsere Ergänzung: ");
    assertThat(page.markdown())
        .startsWith("# Mühle (Ravensburger), mit Hausregeln\n")
        .contains("\n> **Hausregel:** Gesprungen wird nicht.")
        .contains("\n> *Unsere Ergänzung:* ")
        .contains("d2-d3x\\*");
  }
}
