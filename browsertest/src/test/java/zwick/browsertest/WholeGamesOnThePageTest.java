package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.engine.SearchControl;
import zwick.engine.players.Level;
import zwick.engine.players.Player;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.RuleText;
import zwick.text.Language;
import zwick.text.Words;

class WholeGamesOnThePageTest {
  /// A good player against a beginner: such games end soon.
  private static final Level GOOD = new Level(5);

  private static final Level BEGINNER = new Level(1);

  /// The booklets' games go on until they end; whoever plays another gives up sooner.
  private static final int LONGEST = 300;

  private static final int LONG_ENOUGH = Integer.getInteger("zwick.longEnough", 40);

  private static Theatre theatre;

  @BeforeAll
  static void open() {
    theatre = new Theatre();
  }

  @AfterAll
  static void close() {
    theatre.close();
  }

  static Stream<String> presets() {
    return Presets.all().stream().map(Preset::id);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void aWholeGameIsPlayedByClicks(String preset) {
    try (var visitor = new Visitor(theatre)) {
      playsToTheEnd(visitor, preset, Table::click);
    }
  }

  @Test
  void aWholeGameIsPlayedByFingersOnAPhone() {
    try (var visitor =
        new Visitor(
            theatre, how -> how.setHasTouch(true).setIsMobile(true).setViewportSize(390, 844))) {
      playsToTheEnd(visitor, "dame-ravensburger", Table::tap);
    }
  }

  @Test
  void aWholeGameIsPlayedByKeyboardOnly() {
    try (var visitor = new Visitor(theatre)) {
      playsToTheEnd(visitor, "muehle-turnier", Keyboard::press);
    }
  }

  private static void playsToTheEnd(
      Visitor visitor, String preset, BiConsumer<Page, String> touch) {
    var rules = RuleText.read(preset);
    begin(visitor, preset);
    var table = new Table(visitor.page(), rules.start(), touch);
    var players = new Players(rules, Presets.of(rules).booklet() ? LONGEST : LONG_ENOUGH);
    while (table.game().outcome().isEmpty()) {
      table.play(players.next(table.game()));
    }
    var outcome = table.game().outcome().orElseThrow();
    var words = Words.in(Language.GERMAN);
    assertThat(visitor.page().locator("dialog .result").textContent())
        .isEqualTo(words.outcome(outcome, rules));
    assertThat(visitor.mishaps()).isEmpty();
  }

  /// Two people at one device.
  private static void begin(Visitor visitor, String preset) {
    var page = visitor.page();
    var card = page.locator("[data-rules='" + preset + "']");
    if (card.count() == 0) {
      page.locator(".home-more button").first().click();
    }
    card.click();
    page.locator("input[value='friend']").check();
    visitor.press("start");
  }

  /// What the two do, in turn; whoever has played long enough gives up.
  private record Players(Player good, Player beginner, int longest) {
    Players(RuleSet rules, int longest) {
      this(
          new Player(Engine.of(rules), GOOD, 7),
          new Player(Engine.of(rules), BEGINNER, 8),
          longest);
    }

    Action next(Game game) {
      var turn = game.position().turn();
      if (game.log().size() >= longest) {
        return new Action.Resign(turn);
      }
      if (game.offer().isPresent() && game.offer().get() != turn) {
        var answer = player(turn).answer(game, turn, SearchControl.NONE);
        if (answer.isPresent()) {
          return answer.get();
        }
      }
      var action = player(turn).act(game, turn, SearchControl.NONE);
      return game.apply(action) instanceof Verdict.Accepted ? action : new Action.Resign(turn);
    }

    private Player player(Side side) {
      return side == Side.WHITE ? good : beginner;
    }
  }
}
