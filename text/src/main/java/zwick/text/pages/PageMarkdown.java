package zwick.text.pages;

import zwick.text.Language;
import zwick.text.pages.RulesPage.Paragraph;

/// A rules page as Markdown. What we added and what the players changed is quoted under its name.
final class PageMarkdown {
  private PageMarkdown() {}

  static String render(RulesPage page) {
    var out = new StringBuilder();
    out.append("# ").append(escape(page.title())).append("\n\n");
    out.append(escape(page.introduction())).append('\n');
    for (var section : page.sections()) {
      out.append("\n## ").append(escape(section.title())).append('\n');
      for (var paragraph : section.paragraphs()) {
        out.append('\n').append(paragraph(page.language(), paragraph)).append('\n');
      }
    }
    return out.toString();
  }

  private static String paragraph(Language language, Paragraph paragraph) {
    var label = PagePlainText.label(language, paragraph.origin()).strip();
    var text = escape(paragraph.text());
    return switch (paragraph.origin()) {
      case BOOKLET, FAMILY -> text;
      case OURS -> "> *" + label + "* " + text;
      case HOUSE_RULE -> "> **" + label + "** " + text;
    };
  }

  /// Moves such as `d6-d5x*` must not start emphasis.
  private static String escape(String text) {
    return text.replace("\\", "\\\\").replace("*", "\\*").replace("_", "\\_");
  }
}
