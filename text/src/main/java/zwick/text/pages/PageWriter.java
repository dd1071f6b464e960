package zwick.text.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import zwick.game.RuleSet;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.text.Words;
import zwick.text.pages.RulesPage.Origin;
import zwick.text.pages.RulesPage.Paragraph;
import zwick.text.pages.RulesPage.Section;

/// Collects the sections of a rules page and knows where each rule comes from.
final class PageWriter {
  private final Words words;
  private final RuleSet rules;
  private final Preset preset;
  private final Map<String, String> usual;
  private final Map<String, String> values;
  private final List<Section> sections = new ArrayList<>();
  private String title = "";
  private List<Paragraph> paragraphs = new ArrayList<>();

  PageWriter(Words words, RuleSet rules) {
    this.words = words;
    this.rules = rules;
    preset = Presets.of(rules);
    usual = preset.rules().values();
    values = rules.values();
  }

  /// Begins a section; one that gets no paragraph is left out.
  void section(String id) {
    endSection();
    title = words.text("section." + id);
  }

  /// A basic rule that is our addition wherever the booklet is silent about `option`.
  void basicWith(String option, String key) {
    var origin = preset.ours().contains(option) ? Origin.OURS : Origin.FAMILY;
    paragraphs.add(new Paragraph(words.text(key), key, Optional.empty(), origin));
  }

  /// A basic rule of the family.
  void basic(String key, Object... args) {
    paragraphs.add(new Paragraph(words.text(key, args), key, Optional.empty(), Origin.FAMILY));
  }

  /// The paragraph of an option's value.
  void rule(String option, Object... args) {
    add(option, "rule." + rules.family() + "." + option, "", args);
  }

  /// The same, in the wording that fits together with another option.
  void ruleAs(String variant, String option, Object... args) {
    add(option, "rule." + rules.family() + "." + option, "." + variant, args);
  }

  /// One that all families say alike.
  void drawRule(String option, Object... args) {
    add(option, "rule.draw." + option, "", args);
  }

  private void add(String option, String key, String variant, Object... args) {
    var text = words.valueText(key, values.get(option) + variant, args);
    paragraphs.add(new Paragraph(text, option, Optional.of(option), origin(option)));
  }

  /// Whether the players have changed this option; never one that the family does not have.
  boolean changed(String option) {
    return !Objects.equals(values.get(option), usual.get(option));
  }

  private Origin origin(String option) {
    if (changed(option)) {
      return Origin.HOUSE_RULE;
    }
    return preset.ours().contains(option) ? Origin.OURS : Origin.BOOKLET;
  }

  private void endSection() {
    if (!paragraphs.isEmpty()) {
      sections.add(new Section(title, paragraphs));
      paragraphs = new ArrayList<>();
    }
  }

  /// How many changes the page shows; one that makes no difference has no paragraph.
  private int houseRules() {
    return (int)
        sections.stream()
            .flatMap(section -> section.paragraphs().stream())
            .filter(paragraph -> paragraph.origin() == Origin.HOUSE_RULE)
            .map(Paragraph::option)
            .distinct()
            .count();
  }

  RulesPage finish() {
    endSection();
    var name = words.preset(rules.preset());
    int houseRules = houseRules();
    var introduction = new StringBuilder(words.text("page.intro." + rules.family()));
    if (houseRules > 0) {
      introduction.append(' ').append(words.text("page.intro.house", houseRules, name));
    } else {
      introduction.append(' ').append(words.text("page.intro.family"));
    }
    return new RulesPage(
        words.language(),
        houseRules > 0 ? words.text("page.title.house", name) : name,
        introduction.toString(),
        sections);
  }
}
