package zwick.browsertest;

import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotType;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.Game;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// Takes the pictures of `docs/pictures.md`: `./zwick test -pl browsertest -am -Dtest=PicturesTest
/// -Dsurefire.failIfNoSpecifiedTests=false -Dpictures=docs/pictures` from the top folder.
@EnabledIfSystemProperty(named = "pictures", matches = ".+")
class PicturesTest {
  private static final int QUALITY = 82;

  static Stream<Arguments> looks() {
    return Stream.of(ColorScheme.LIGHT, ColorScheme.DARK)
        .flatMap(scheme -> Stream.of(1280, 390).map(width -> Arguments.of(scheme, width)));
  }

  @ParameterizedTest
  @MethodSource("looks")
  void everyScreenIsTaken(ColorScheme scheme, int width) {
    try (var theatre = new Theatre();
        var visitor =
            new Visitor(
                theatre,
                how ->
                    how.setColorScheme(scheme).setViewportSize(width, width > 600 ? 860 : 844))) {
      take(visitor, "home", scheme, width);
      visitor.go("house?rules=dame-ravensburger,obligation=huff&name=Omas Dame");
      visitor.page().waitForSelector(".qr");
      visitor.page().locator("[data-option='obligation']").scrollIntoViewIfNeeded();
      take(visitor, "house", scheme, width);
      visitor.go("rules?rules=muehle-ravensburger");
      visitor.page().waitForSelector(".rules figure");
      visitor.page().locator(".rules figure").nth(1).scrollIntoViewIfNeeded();
      take(visitor, "rules", scheme, width);
      visitor.resume(
          played("muehle-ravensburger", "W:W+9:B+9", "d6 d2 f4 b4 f6 b6 b2 f2 a7 c5 d7"), 0, 3);
      visitor.page().waitForSelector(".play:not([data-version='11'])");
      take(visitor, "mill", scheme, width);
      visitor.resume(
          played(
              "dame-10x10",
              "W:W31-50:B1-20",
              "32-28 18-23 38-32 12-18 31-27 7-12 43-38 20-25 37-31 14-20"),
          0,
          5);
      visitor.click("41", "37").version(12);
      take(visitor, "draughts", scheme, width);
      visitor.go("analyse");
      visitor.page().waitForSelector(".graph svg");
      take(visitor, "analysis", scheme, width);
      visitor.resume(played("lupo-e-pecore", "B:W29,30,31,32:B", "7 30-26 7-11 31-27 11-15"), 0, 0);
      visitor.version(5);
      take(visitor, "wolf", scheme, width);
    }
  }

  private static void take(Visitor visitor, String name, ColorScheme scheme, int width) {
    var file =
        "%s-%d-%s.jpg".formatted(name, width, scheme.name().toLowerCase(java.util.Locale.ROOT));
    visitor.page().waitForTimeout(500);
    visitor
        .page()
        .screenshot(
            new ScreenshotOptions()
                .setPath(Path.of("..", System.getProperty("pictures"), file))
                .setType(ScreenshotType.JPEG)
                .setQuality(QUALITY));
  }

  private static Game played(String rules, String position, String moves) {
    var game = Game.of(PositionText.read(RuleText.read(rules), position));
    for (var move : moves.split(" ")) {
      if (!(ActionText.apply(game, move) instanceof Verdict.Accepted(Game next))) {
        throw new IllegalArgumentException(move);
      }
      game = next;
    }
    return game;
  }
}
