package zwick.text.pages;

import zwick.mill.MillRules;
import zwick.mill.MillRules.Board;
import zwick.mill.MillRules.Jump;
import zwick.mill.MillRules.MovingMill;
import zwick.mill.MillRules.Placing;
import zwick.mill.MillRules.PlacingMill;
import zwick.mill.MillRules.TwoMills;

/// Writes the rules of a mill game.
record MillPage(PageWriter page, MillRules rules) {

  void write() {
    page.section("aim");
    page.basic("mill.aim");

    page.section("preparation");
    page.rule("board");
    page.rule("stones", rules.stones());
    page.basic("mill.colours");

    page.section("placing");
    if (rules.placing() == Placing.FIRST && rules.placingMill() == PlacingMill.EXTRA_MOVE) {
      page.ruleAs("extra", "placing");
    } else {
      page.rule("placing");
    }

    page.section("moving");
    page.basic("mill.slide");

    page.section("mills");
    mills();

    if (rules.stones() >= 5) {
      page.section("double-mill");
      page.basic("mill.double");
    }

    page.section("jumping");
    jumping();

    page.section("end");
    end();

    page.section("draws");
    page.basicWith("repetition", "draw.agreement");
    DrawSection.counted(page, rules.repetition(), rules.quietMoves(), false);

    page.section("notation");
    notation();
  }

  private void jumping() {
    if (rules.jump() == Jump.THREE && rules.stones() == 3) {
      page.ruleAs("always", "jump");
    } else {
      page.rule("jump");
    }
  }

  private void mills() {
    page.basic("mill.mill");
    if (firstMillWins()) {
      return;
    }
    page.rule("placing-mill");
    boolean alike =
        rules.placingMill() == PlacingMill.REMOVE && rules.movingMill() == MovingMill.REMOVE;
    if (alike) {
      page.ruleAs("too", "moving-mill");
    } else {
      page.rule("moving-mill");
    }
    if (extraMoves()) {
      page.basic("mill.extra");
    }
    page.rule("take-from-mill");
    page.rule("two-mills");
    page.basic("mill.open");
  }

  /// Everybody owns just three stones, so what else a mill might bring does not matter.
  private boolean firstMillWins() {
    return rules.stones() == 3 && rules.millBeatsJumper().yes();
  }

  private boolean extraMoves() {
    return rules.placingMill() == PlacingMill.EXTRA_MOVE
        || rules.movingMill() == MovingMill.REMOVE_AND_EXTRA_MOVE;
  }

  private void end() {
    if (firstMillWins()) {
      page.ruleAs("always", "mill-beats-jumper");
    } else {
      page.rule("mill-beats-jumper");
    }
    if (rules.millBeatsJumper().yes() && rules.twoMills() == TwoMills.TWO && rules.stones() > 3) {
      page.basic("mill.below-three"); // four stones less two
    }
    page.basic("mill.blocked");
    page.basicWith("repetition", "page.resign");
  }

  private void notation() {
    boolean small = rules.board() == Board.SIX;
    page.basic("mill.notation", small ? "e" : "g", small ? 5 : 7);
    if (rules.millBeatsJumper().yes()) {
      page.basic("mill.notation.all");
    }
    if (extraMoves() && !firstMillWins()) {
      page.basic("mill.notation.pass");
    }
  }
}
