package zwick.text.pages;

/// Writes the rules of wolf and sheep.
final class WolfPage {
  private WolfPage() {}

  static void write(PageWriter page) {
    page.section("aim");
    page.basic("wolf.aim");

    page.section("preparation");
    page.basic("wolf.board");
    page.basic("wolf.place");
    page.rule("first");

    page.section("moving");
    page.basic("wolf.move");
    page.basic("wolf.peace");

    page.section("end");
    page.basic("wolf.caught");
    page.basic("wolf.through");
    page.basicWith("first", "page.resign");

    page.section("draws");
    page.basic("wolf.no-draw");

    page.section("notation");
    page.basic("wolf.notation");
  }
}
