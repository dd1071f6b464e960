package zwick.text.pages;

/// The draws that somebody has to count, and how they come about.
final class DrawSection {
  private DrawSection() {}

  /// A draw that is switched off is only mentioned where the players have switched it off.
  static void counted(PageWriter page, int repetition, int quietMoves, boolean limits) {
    if (repetition > 0 || page.changed("repetition")) {
      page.drawRule("repetition", repetition);
    }
    if (quietMoves > 0 || page.changed("quiet-moves")) {
      page.rule("quiet-moves", quietMoves);
    }
    if (limits || page.changed("endgame-limits")) {
      page.rule("endgame-limits");
    }
    if (repetition > 0 || quietMoves > 0 || limits) {
      page.drawRule("draw-by");
    } else {
      page.basic("draw.endless");
    }
  }
}
