package zwick.browsertest;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.BiConsumer;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Verdict;
import zwick.game.moves.Wish;
import zwick.notation.ActionText;

/// Plays a game on the page as people do, and the same game here, so that the two can be compared.
final class Table {
  private final Page page;
  private final BiConsumer<Page, String> touch;
  private Game game;

  /// @param touch how a point of this name is touched
  Table(Page page, Position start, BiConsumer<Page, String> touch) {
    this.page = page;
    this.touch = touch;
    game = Game.of(start);
    page.waitForSelector(".play[data-version='0']");
  }

  /// With the mouse.
  static void click(Page page, String point) {
    var box = page.locator(cell(point)).boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /// With a finger.
  static void tap(Page page, String point) {
    var box = page.locator(cell(point)).boundingBox();
    page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  static String cell(String point) {
    return ".cell[data-point='" + point + "']";
  }

  Game game() {
    return game;
  }

  /// Does it on the page, and waits until the page has it.
  void play(Action action) {
    if (!(game.apply(action) instanceof Verdict.Accepted(Game next))) {
      throw new IllegalArgumentException("not accepted: " + action);
    }
    if (action instanceof Action.Play(var _, Wish wish)) {
      var touches = game.position().find(wish).getFirst().touches();
      if (touches.isEmpty()) {
        press(action);
      } else {
        touch(touches, next.log().size());
      }
    } else {
      press(action);
    }
    game = next;
    page.waitForSelector(".play[data-version='" + next.log().size() + "']");
  }

  /// Touches point after point, until the page knows what is meant.
  private void touch(List<Integer> touches, int version) {
    var grid = game.rules().grid();
    var touched = new StringBuilder();
    for (int at : touches) {
      touch.accept(page, grid.name(at));
      touched.append(touched.isEmpty() ? "" : " ").append(at);
      page.waitForSelector(
          ".play[data-version='%d'], .play[data-touched='%s']".formatted(version, touched));
      if (page.locator(".play[data-version='" + version + "']").count() == 1) {
        return;
      }
    }
    page.locator("[data-do='done']").click(); // it could go on, but he has enough
  }

  private void press(Action action) {
    switch (action) {
      case Action.Offer _ -> page.locator("[data-do='offer-draw']").click();
      case Action.Resign _ -> {
        page.locator("[data-do='resign']").click();
        page.locator("dialog .main").click();
      }
      default -> {
        var text = ActionText.write(game.position(), action);
        page.locator("[data-do='" + text + "']").first().click();
      }
    }
  }

  /// What the page says of the game.
  String prompt() {
    return page.locator(".prompt").textContent();
  }
}
