package zwick.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.presets.Presets;
import zwick.notation.pdn.Pdn;
import zwick.notation.records.RecordFormat;

/// Whatever comes in: nothing but [BadInput] comes out, and soon.
@Timeout(300)
class HostileInputTest {
  private static final int BIG = 10_000_000;
  private static final Duration SOON = Duration.ofSeconds(15);

  @Test
  void randomBytesAreNoPositionNoMoveAndNoRules() {
    long seed = 99;
    var random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      var rules = Presets.all().get(random.nextInt(Presets.all().size())).rules();
      var text = i % 2 == 0 ? noise(random, 60) : soup(random, 60);
      onlyBadInput("seed " + seed + ": " + text, () -> PositionText.read(rules, text));
      onlyBadInput("seed " + seed + ": " + text, () -> RuleText.read(text));
      onlyBadInput(
          "seed " + seed + ": " + text,
          () ->
              ActionText.read(Game.of(rules.start()), text)
                  .ifPresent(Game.of(rules.start())::apply));
    }
  }

  @ParameterizedTest
  @EnumSource(RecordFormat.class)
  void randomBytesAreNoRecords(RecordFormat format) {
    long seed = 5;
    var random = new Random(seed);
    for (int i = 0; i < 5_000; i++) {
      var text = i % 2 == 0 ? noise(random, 200) : soup(random, 200);
      onlyBadInput("seed " + seed + ": " + text, () -> format.read(text));
      onlyBadInput(
          "seed " + seed + ": " + text,
          () -> format.read(text, Optional.of(Presets.all().getFirst().rules())));
    }
  }

  @ParameterizedTest
  @EnumSource(RecordFormat.class)
  void aRecordWithAFewWrongBytesIsReadOrRefused(RecordFormat format) {
    long seed = 6;
    var random = new Random(seed);
    for (var preset : Presets.all()) {
      var game = RandomGame.play(preset.rules(), 30, random);
      var good = format.write(List.of(GameRecord.of(game)));
      for (int i = 0; i < 60; i++) {
        var text = new StringBuilder(good);
        for (int j = random.nextInt(4); j >= 0; j--) {
          int at = random.nextInt(text.length());
          switch (random.nextInt(3)) {
            case 0 -> text.deleteCharAt(at);
            case 1 -> text.insert(at, soup(random, 5));
            default -> text.setCharAt(at, (char) random.nextInt(0x3000));
          }
        }
        onlyBadInput("seed " + seed + ": " + text, () -> format.read(text.toString()));
      }
    }
  }

  @Test
  void hugeFilesEndSoonAndDeepOnesDoNotOverflow() {
    var bits =
        List.of(
            "(",
            "{",
            "[",
            "\"",
            "[%zwick ",
            "{[%zwick a]}",
            "1. ",
            "{\"a\":",
            "/",
            "Rules: english\n",
            "[Rules \"english\"]",
            "*",
            "[GameType \"20\"]*");
    for (var bit : bits) {
      long start = System.nanoTime();
      var text = bit.repeat(BIG / bit.length());
      for (var format : RecordFormat.values()) {
        onlyBadInput(bit + " in " + format, () -> format.read(text));
      }
      var begun = "[Rules \"dame-10x10\"] 1. 32-28 " + text;
      onlyBadInput(bit + " behind a move", () -> Pdn.read(begun, Optional.empty()));
      assertThat(Duration.ofNanos(System.nanoTime() - start)).as(bit).isLessThan(SOON);
    }
  }

  @Test
  void aGameWithoutEndIsRefused() {
    var rules = "[Rules \"dame-10x10,repetition=0,quiet-moves=0\"] [FEN \"W:WK1:BK5,6\"]";
    var text = rules + " 1-7 5-10 7-1 10-5".repeat(500_000);
    long start = System.nanoTime();
    onlyBadInput("endless", () -> RecordFormat.PDN.read(text));
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(SOON);
  }

  private static void onlyBadInput(String about, Runnable reading) {
    try {
      reading.run();
    } catch (BadInput bad) {
      assertThat(bad.problems()).as(about).isNotEmpty();
    } catch (RuntimeException | StackOverflowError other) {
      throw new AssertionError(about.substring(0, Math.min(500, about.length())), other);
    }
  }

  private static String noise(Random random, int length) {
    var bytes = new byte[random.nextInt(length)];
    random.nextBytes(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /// Made of what the formats are made of, so that it comes further than noise.
  private static String soup(Random random, int length) {
    var bits =
        List.of(
            "W",
            "B",
            ":",
            "K",
            ",",
            "-",
            "x",
            "+",
            "1",
            "9",
            "32",
            "28",
            "d6",
            "a1",
            "*",
            " ",
            "\n",
            "[",
            "]",
            "\"",
            "{",
            "}",
            "(",
            ")",
            "Rules",
            "GameType",
            "20",
            "21",
            "FEN",
            "english",
            "mulino",
            "=",
            "offer",
            "claim",
            "huff:",
            "[%zwick ",
            "[%emt ",
            "Clock",
            "0.5",
            "null",
            "\"rules\":",
            "\"actions\":",
            "Rules: ",
            "Position: ",
            ".",
            "...",
            "$",
            "/",
            ";",
            "%");
    var soup = new StringBuilder();
    while (soup.length() < length && random.nextInt(30) > 0) {
      soup.append(bits.get(random.nextInt(bits.size())));
    }
    return soup.toString();
  }
}
