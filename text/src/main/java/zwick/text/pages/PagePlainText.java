package zwick.text.pages;

import java.util.ArrayList;
import java.util.List;
import zwick.game.TextParts;
import zwick.text.Language;
import zwick.text.Words;
import zwick.text.pages.RulesPage.Origin;
import zwick.text.pages.RulesPage.Paragraph;

/// A rules page for a terminal. What we added and what the players changed has a mark of its own
/// and says what it is, so that nobody takes it for the booklet.
record PagePlainText(RulesPage page, int width) {
  private static final int LEAST_WIDTH = 20;

  String render() {
    var lines = new ArrayList<String>();
    lines.add(page.title());
    lines.add("=".repeat(page.title().length()));
    lines.add("");
    wrap(page.introduction(), "", lines);
    for (var section : page.sections()) {
      lines.add("");
      lines.add(section.title());
      lines.add("-".repeat(section.title().length()));
      section.paragraphs().forEach(paragraph -> paragraph(paragraph, lines));
    }
    return String.join("\n", lines) + "\n";
  }

  private void paragraph(Paragraph paragraph, List<String> lines) {
    var label = label(page.language(), paragraph.origin());
    switch (paragraph.origin()) {
      case BOOKLET, FAMILY -> wrap(paragraph.text(), "- ", lines);
      case OURS -> wrap(label + paragraph.text(), "+ ", lines);
      case HOUSE_RULE -> wrap(label + paragraph.text(), "* ", lines);
    }
  }

  /// "Our addition: ", with the space that ends it; nothing for what is printed.
  static String label(Language language, Origin origin) {
    return switch (origin) {
      case BOOKLET, FAMILY -> "";
      case OURS -> Words.in(language).text("page.label.ours") + " ";
      case HOUSE_RULE -> Words.in(language).text("page.label.house-rule") + " ";
    };
  }

  private void wrap(String text, String mark, List<String> lines) {
    var line = new StringBuilder(mark);
    boolean fresh = true;
    for (var word : TextParts.of(text, ' ')) {
      if (!fresh && line.length() + 1 + word.length() > Math.max(width, LEAST_WIDTH)) {
        lines.add(line.toString());
        line = new StringBuilder(" ".repeat(mark.length()));
        fresh = true;
      }
      line.append(fresh ? "" : " ").append(word);
      fresh = false;
    }
    lines.add(line.toString());
  }
}
