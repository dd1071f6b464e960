package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.engine.SearchControl;
import zwick.engine.players.Level;
import zwick.engine.players.Player;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.moves.Wish;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;

/// After one visit to what people run nobody needs it any more: the program is killed, and a whole
/// game against the computer is played without it.
class ServedOfflineTest {
  private static final String RULES = "muehle-turnier";
  private static final int LONGEST = 200;
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir private Path folder;

  @Test
  void aWholeGameIsPlayedAfterTheServerHasGone() throws Exception {
    try (var browsing = new Browsing();
        var served = new Served(folder);
        var visitor =
            browsing.visitor(
                new NewContextOptions().setLocale("en").setReducedMotion(ReducedMotion.REDUCE))) {
      var page = visitor.newPage();
      page.navigate(served.url());
      page.waitForSelector("#top .mine"); // there is a hall
      Kept.everything(page);
      served.kill();
      assertThat(page.reload().fromServiceWorker()).isTrue();
      page.waitForSelector("html[data-ready]");
      page.locator("[data-rules='" + RULES + "']").click();
      page.locator("[data-do='start']").click();
      var end = play(page);
      assertThat(end.outcome()).isPresent();
      assertThat(page.locator("dialog .result").textContent()).isNotBlank();
      assertThat(page.reload().fromServiceWorker()).isTrue();
      page.waitForSelector("html[data-ready]");
      page.waitForSelector(".play .cell");
    }
  }

  /// Plays White well, until the game is over; loads the page again in the middle of it.
  private static Game play(Page page) throws InterruptedException {
    var player = new Player(Engine.of(RuleText.read(RULES)), new Level(5), 7);
    boolean again = false;
    while (true) {
      var game = whiteToMove(page);
      if (game.outcome().isPresent()) {
        return game;
      }
      if (!again && game.log().size() > 6) {
        again = true;
        assertThat(page.reload().fromServiceWorker()).isTrue();
        page.waitForSelector(".play[data-version='" + game.log().size() + "']");
      }
      act(page, game, player.act(game, Side.WHITE, SearchControl.NONE));
    }
  }

  private static void act(Page page, Game game, Action action) {
    if (!(action instanceof Action.Play(var _, Wish wish)) || game.log().size() >= LONGEST) {
      page.locator("[data-do='resign']").click();
      page.locator("dialog .main").click();
      return;
    }
    for (int at : game.position().find(wish).getFirst().touches()) {
      Table.click(page, game.rules().grid().name(at));
    }
    var next = ".play:not([data-version='" + game.log().size() + "'])";
    page.waitForSelector(next);
  }

  /// What the page has kept of the game, once the computer has answered.
  private static Game whiteToMove(Page page) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      var game = kept(page);
      if (game.isPresent()
          && (game.get().outcome().isPresent() || game.get().position().turn() == Side.WHITE)
          && page.locator(".play[data-version='" + game.get().log().size() + "']").count() == 1) {
        return game.get();
      }
      Thread.sleep(20);
    }
    throw new AssertionError("the computer does not answer");
  }

  private static Optional<Game> kept(Page page) {
    var record = page.evaluate("() => JSON.parse(localStorage.getItem('zwick.game'))?.record");
    return Optional.ofNullable(record)
        .map(text -> JsonRecord.fromJson(Json.read((String) text)).game());
  }
}
