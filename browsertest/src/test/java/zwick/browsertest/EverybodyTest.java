package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Nobody is shut out: no screen has anything that axe-core finds wrong, by day or by night, on a
/// desk or in a hand; and none is wider than the smallest phone.
class EverybodyTest {
  /// Where each screen is, and what has to be there before it is complete.
  private static final List<List<String>> SCREENS =
      List.of(
          List.of("", "[data-do='start']"),
          List.of("play", ".play .move"),
          List.of("house?rules=dame-ravensburger,obligation=huff", ".qr"),
          List.of("rules?rules=muehle-ravensburger", ".rules figure"),
          List.of("learn/mill", ".learn .cell"),
          List.of("learn/draughts", ".learn .cell"),
          List.of("setup?rules=dame-10x10", ".tools button"),
          List.of("analyse", ".lines li"),
          List.of("house?rules=nothing", ".trouble"));

  private static Theatre theatre;

  @BeforeAll
  static void open() {
    theatre = new Theatre();
  }

  @AfterAll
  static void close() {
    theatre.close();
  }

  static Stream<Arguments> looks() {
    return Stream.of(ColorScheme.LIGHT, ColorScheme.DARK)
        .flatMap(scheme -> Stream.of(1280, 390).map(width -> Arguments.of(scheme, width)));
  }

  @ParameterizedTest(name = "{0}, {1} pixels")
  @MethodSource("looks")
  void axeFindsNothingWrongOnAnyScreen(ColorScheme scheme, int width) {
    try (var visitor =
        new Visitor(theatre, how -> how.setColorScheme(scheme).setViewportSize(width, 844))) {
      visitor.resume("dame-10x10", "W:W31-50:B1-20", 0, 0).click("32", "28").version(1);
      for (var screen : SCREENS) {
        visitor.go(screen.getFirst());
        visitor.page().waitForSelector(screen.getLast());
        assertThat(Axe.violations(visitor.page())).as(screen.getFirst()).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void axeFindsNothingWrongWithWindowsAndAnswers(ColorScheme scheme) {
    try (var visitor = new Visitor(theatre, how -> how.setColorScheme(scheme))) {
      visitor.resume("dame-10x10", "W:W28,33,39:B8,22", 0, 0).click("39").reply();
      assertThat(Axe.violations(visitor.page())).isEmpty();
      visitor.page().locator(".game-menu summary").click();
      visitor.press("share");
      assertThat(Axe.violations(visitor.page())).isEmpty();
      visitor.page().keyboard().press("Escape");
      visitor.press("resign");
      visitor.page().locator("dialog .main").click();
      visitor.press("rematch");
      visitor.version(0);
    }
  }

  @Test
  void noScreenIsWiderThanASmallPhone() {
    try (var visitor = new Visitor(theatre, how -> how.setViewportSize(320, 640))) {
      visitor.resume("dame-10x10", "W:W31-50:B1-20", 0, 0).click("32", "28").version(1);
      for (var screen : SCREENS) {
        visitor.go(screen.getFirst());
        visitor.page().waitForSelector(screen.getLast());
        var wide = visitor.page().evaluate("() => document.documentElement.scrollWidth");
        assertThat(wide).as(screen.getFirst()).isEqualTo(320);
      }
    }
  }

  @Test
  void buttonsAreLargeEnoughForAThumb() {
    try (var visitor = new Visitor(theatre, how -> how.setViewportSize(390, 844))) {
      visitor.resume("muehle-turnier", "W:W+9:B+9", 0, 0);
      var small =
          visitor
              .page()
              .evaluate(
                  """
                  () => [...document.querySelectorAll('button, select, a.button, summary')]
                    .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 44)
                    .map((e) => e.outerHTML)
                  """);
      assertThat((List<?>) small).isEmpty();
    }
  }
}
