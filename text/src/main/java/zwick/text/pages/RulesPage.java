package zwick.text.pages;

import java.util.List;
import java.util.Optional;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.mill.MillRules;
import zwick.text.Language;
import zwick.text.Words;
import zwick.wolf.WolfRules;

/// The rules page of any rule set, written from its options: every value of an option has its own
/// paragraph, and a few paragraphs belong to the whole family.
///
/// ```
/// RulesPage.of(rules, Language.GERMAN).text(80)
/// ```
public record RulesPage(
    Language language, String title, String introduction, List<Section> sections) {

  public record Section(String title, List<Paragraph> paragraphs) {
    public Section {
      paragraphs = List.copyOf(paragraphs);
    }
  }

  /// @param topic what it is about: an option's id, or the key of a basic rule's text
  /// @param option the id of the option it explains; none for a basic rule of the family
  public record Paragraph(String text, String topic, Optional<String> option, Origin origin) {}

  /// Where a paragraph's rule comes from.
  public enum Origin {
    /// It is how the preset's source prints it.
    BOOKLET,
    /// The preset's source is silent, and we have added it.
    OURS,
    /// The players have changed it.
    HOUSE_RULE,
    /// It belongs to every game of the family.
    FAMILY
  }

  public RulesPage {
    sections = List.copyOf(sections);
  }

  public static RulesPage of(RuleSet rules, Language language) {
    return of(rules, Words.in(language));
  }

  public static RulesPage of(RuleSet rules, Words words) {
    var page = new PageWriter(words, rules);
    switch (rules) {
      case MillRules mill -> new MillPage(page, mill).write();
      case DraughtsRules draughts -> new DraughtsPage(page, draughts).write();
      case WolfRules _ -> WolfPage.write(page);
    }
    return page.finish();
  }

  /// "Our addition:" or "House rule:"; nothing for what is printed.
  public String label(Paragraph paragraph) {
    return PagePlainText.label(language, paragraph.origin()).strip();
  }

  /// For a terminal, in lines of at most `width` characters where words allow.
  public String text(int width) {
    return new PagePlainText(this, width).render();
  }

  public String markdown() {
    return PageMarkdown.render(this);
  }
}
