package zwick.browsertest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.net.URLEncoder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.mill.MillRules;
import zwick.notation.json.Json;

/// The coach marks moves, climbs its ladder and finds the last chance.
class CoachTest {
  private static final String WOLF = "lupo-e-pecore";

  /// The sheep win, but not with every move.
  private static final String SHEEP = "W:W29,30,31,32:B18";

  private static Theatre theatre;
  private Visitor visitor;

  /// As if there were tables of one game, in which everything is drawn.
  private record Dull() implements Oracle {
    @Override
    public @Nullable Known known(Position position) {
      return new Known(Value.DRAWN, 0);
    }

    @Override
    public boolean knowsAll(RuleSet rules) {
      return true;
    }
  }

  @BeforeAll
  static void open() {
    theatre = Theatre.withTables(rules -> rules instanceof MillRules ? new Dull() : Oracle.NONE);
  }

  @AfterAll
  static void close() {
    theatre.close();
  }

  @BeforeEach
  void arrive() {
    visitor = new Visitor(theatre);
  }

  @AfterEach
  void leave() {
    assertThat(visitor.mishaps()).isEmpty();
    visitor.close();
  }

  private int marked(String look) {
    return visitor.page().locator(".mark.judged." + look).count();
  }

  private String label(String point) {
    return visitor.page().locator(Table.cell(point)).getAttribute("aria-label");
  }

  private void coached() {
    visitor.page().waitForSelector(".mark.judged");
  }

  /// What the server says of each move, by its name.
  private Map<String, String> probed(String rules, String position) {
    var url =
        theatre.url()
            + "api/probe?language=de&rules="
            + rules
            + "&position="
            + URLEncoder.encode(position, UTF_8);
    var answer = (Json.Obj) Json.read(visitor.context().request().get(url).text());
    var effects = new LinkedHashMap<String, String>();
    for (var item : ((Json.Arr) answer.get("moves")).items()) {
      var move = (Json.Obj) item;
      effects.put(text(move, "move"), text(move, "text"));
    }
    return effects;
  }

  private static String text(Json.Obj json, String name) {
    return ((Json.Str) json.get(name)).text();
  }

  @Test
  void everyMoveIsMarkedAsTheServerJudgesIt() {
    visitor.resume(WOLF, SHEEP, 0, 0);
    visitor.press("coach");
    coached();
    var probed = probed(WOLF, SHEEP);

    for (var from : List.of("29", "30", "31", "32")) {
      visitor.click(from);
      visitor.page().waitForSelector(".play[data-touched]:not([data-touched=''])");
      probed.forEach((move, effect) -> {
        if (move.startsWith(from + "-")) {
          assertThat(label(move.substring(3))).as(move).endsWith(", möglich, " + effect);
        }
      });
      visitor.click(from); // put back
      visitor.page().waitForSelector(".play[data-touched='']");
    }
    assertThat(visitor.page().locator(".coach").textContent()).contains("Weiß gewinnt in");
  }

  @Test
  void goodAndBadPointsHaveDifferentSigns() {
    visitor.resume(WOLF, SHEEP, 0, 0);
    visitor.press("coach");
    coached();
    assertThat(marked("keeps")).isEqualTo(3); // 29, 30 and 32 can begin a good move
    assertThat(marked("loses")).isEqualTo(1);
    visitor.click("30");
    visitor.page().waitForCondition(() -> marked("keeps") == 1 && marked("loses") == 1);
  }

  @Test
  void theCoachIsRememberedAndCanBeSentAway() {
    visitor.resume(WOLF, SHEEP, 0, 0);
    visitor.press("coach");
    coached();
    visitor.page().reload();
    coached();
    visitor.press("coach");
    visitor.page().waitForCondition(() -> visitor.page().locator(".mark.judged").count() == 0);
    assertThat(label("25")).endsWith("frei");
  }

  @Test
  void theHintsClimbFromTheValueToAProofOneCanPlay() {
    visitor.resume(WOLF, SHEEP, 0, 0);
    for (var said : List.of("1/4", "2/4", "3/4", "4/4")) {
      visitor.press("hint");
      visitor.page().waitForSelector(".reply:has-text('" + said + "')");
    }
    assertThat(visitor.reply()).contains("verliert jede Antwort");
    visitor.page().locator(".proof .ways button").nth(2).click();
    visitor.page().waitForSelector(".proof [aria-current]");
    assertThat(visitor.page().locator(".play").getAttribute("data-version")).isEqualTo("0");
    visitor.click("17"); // wakes up from the line
    visitor.page().waitForCondition(() -> !visitor.page().locator(".proof").isVisible());
    visitor.click("30", "26").version(1);
  }

  @Test
  void aThrownAwayGameSaysWhichMoveWasTheLastChance() {
    visitor.resume(WOLF, SHEEP, 0, 0);
    visitor.press("coach");
    coached();
    visitor.click("32", "28").version(1); // lets the wolf through
    lose();
    visitor.page().waitForSelector("dialog [data-do='last-chance']");
    assertThat(visitor.page().locator("dialog .regret").textContent())
        .contains("Der letzte Zug, der es retten konnte", "Mit Zug 1 konnte Weiß noch gewinnen");
    assertThat(Axe.violations(visitor.page())).isEmpty();
    visitor.page().locator("dialog [data-do='last-chance']").click();
    visitor.page().waitForSelector(".mark.arrow");
    assertThat(visitor.prompt()).startsWith("Zug 0 von");
    coached();
    visitor.go("analyse");
    visitor.page().waitForSelector(".regret [data-do='last-chance']");
    visitor.press("last-chance");
    visitor.page().waitForSelector(".judged-move");
  }

  /// Gives up what is lost anyway.
  private void lose() {
    visitor.click("18", "22").version(2);
    visitor.press("resign");
    visitor.page().locator("dialog .main").click();
  }

  @Test
  void tablesOfTheServerAreAskedForWhatThePageDoesNotKnow() {
    visitor.page().waitForCondition(this::hallFound);
    visitor.resume("muehle-turnier", "W:W+9:B+9", 0, 0);
    visitor.press("coach");
    coached();
    assertThat(marked("keeps")).isEqualTo(24);
    assertThat(label("d6")).endsWith("hält das Unentschieden");
  }

  @Test
  void aPerfectPlayerLooksUpInTheTablesOfTheServerWhatHeDoes() {
    visitor.page().waitForCondition(this::hallFound);
    visitor.resume("muehle-turnier", "W:W+9:B+9", 9, 0);
    visitor.version(1);
    assertThat(visitor.answers()).anyMatch(answer -> answer.url().contains("api/probe?"));
  }

  private boolean hallFound() {
    var kept = visitor.page().evaluate("() => localStorage.getItem('zwick.hall') ?? ''");
    return kept.toString().contains("\"there\":true");
  }

  @Test
  void whereNothingIsKnownThereIsNoCoach() {
    visitor.page().waitForCondition(this::hallFound);
    visitor.resume("dama", "W:W30:B3", 0, 0);
    visitor.press("hint");
    visitor.page().waitForSelector(".reply.hint");
    assertThat(visitor.page().locator("[data-do='coach']").count()).isZero();
  }

  @Test
  void thePerfectPlayerSitsDownWhereEverythingIsKnown() {
    var levels = ".levels input";
    visitor.page().locator("[data-rules='" + WOLF + "']").click();
    assertThat(visitor.page().locator(levels).getAttribute("max")).isEqualTo("9");
    visitor.page().locator(levels).fill("9");
    assertThat(visitor.page().locator(".levels span").textContent()).isEqualTo("9 · vollkommen");
    visitor.page().locator("[data-rules='dama']").click();
    assertThat(visitor.page().locator(levels).getAttribute("max")).isEqualTo("8");
    visitor.press("start");
    visitor.version(0);
    assertThat(visitor.page().locator(".who .level").textContent()).isEqualTo("Meister");
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void axeFindsNothingWrongWithTheCoach(ColorScheme scheme) {
    for (int width : new int[] {1280, 390}) {
      try (var guest =
          new Visitor(theatre, how -> how.setColorScheme(scheme).setViewportSize(width, 844))) {
        guest.resume(WOLF, SHEEP, 0, 0);
        guest.press("coach");
        guest.page().waitForSelector(".mark.judged");
        for (int i = 1; i <= 4; i++) {
          guest.press("hint");
          guest.page().waitForSelector(".reply:has-text('" + i + "/4')");
        }
        assertThat(Axe.violations(guest.page())).isEmpty();
        guest.go("analyse").page().waitForSelector(".judged-move");
        assertThat(Axe.violations(guest.page())).isEmpty();
      }
    }
  }
}
