package zwick.text.pages;

import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.CaptureChoice;
import zwick.draughts.DraughtsRules.Corner;
import zwick.draughts.DraughtsRules.Crowning;
import zwick.draughts.DraughtsRules.Goal;
import zwick.draughts.DraughtsRules.King;
import zwick.draughts.DraughtsRules.LoneKings;
import zwick.draughts.DraughtsRules.MenCapture;
import zwick.draughts.DraughtsRules.Obligation;

/// Writes the rules of a draughts game.
record DraughtsPage(PageWriter page, DraughtsRules rules) {

  void write() {
    page.section("aim");
    page.rule("goal");

    page.section("preparation");
    page.rule("board", rules.board());
    page.rule("corner");
    int rows = rules.men() / (rules.board() / 2);
    page.rule("men", rows, rules.men(), rules.board() - 2 * rows);
    page.basic("draughts.colours");

    page.section("moving");
    page.basic("draughts.move");

    page.section("capturing");
    page.basic("draughts.capture");
    page.rule("men-capture");
    page.basic("draughts.chain");
    page.rule("taken-leave");
    page.basic("draughts.duty");
    page.rule("capture-choice");

    page.section("kings");
    kings();

    page.section("missed");
    missed();

    page.section("end");
    page.ruleAs("end", "goal");
    page.basicWith("agreement-after", "page.resign");

    page.section("draws");
    draws();

    page.section("notation");
    notation();
  }

  private void kings() {
    boolean eight = rules.menCapture() == MenCapture.EIGHT;
    page.basic("draughts.crown");
    if (rules.crowning() == Crowning.ON_STOP && rules.menCapture() == MenCapture.FORWARD) {
      page.ruleAs("forward", "crowning"); // there is nothing to go on to
    } else {
      page.rule("crowning");
    }
    if (eight) {
      page.ruleAs("eight", "king");
    } else {
      page.rule("king");
    }
    if (rules.king() == King.FLYING) {
      page.rule("king-lands"); // a short king has no choice
    }
    page.rule("men-take-kings");
  }

  private void missed() {
    boolean choice = rules.captureChoice() != CaptureChoice.FREE;
    switch (rules.obligation()) {
      case ENFORCED -> page.rule("obligation");
      case INSIST, HUFF -> {
        if (choice) {
          page.ruleAs("choice", "obligation");
        } else {
          page.rule("obligation");
        }
      }
    }
    if (rules.obligation() == Obligation.INSIST) {
      page.basic("draughts.huff-hint");
    }
    if (rules.obligation() == Obligation.HUFF && rules.goal() == Goal.LOSE) {
      page.basic("draughts.huff-lose");
    }
  }

  private void draws() {
    page.rule("agreement-after", rules.agreementAfter());
    DrawSection.counted(page, rules.repetition(), rules.quietMoves(), rules.endgameLimits().yes());
    if (rules.loneKings() == LoneKings.CLAIM || page.changed("lone-kings")) {
      page.rule("lone-kings");
    }
  }

  private void notation() {
    boolean italianCorner = rules.board() == 8 && rules.corner() == Corner.RIGHT;
    page.basic(
        "draughts.notation",
        rules.grid().points().size(),
        italianCorner ? "31-27" : "31-26",
        italianCorner ? "27x18" : "26x17");
  }
}
