package zwick.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.game.Clock;
import zwick.game.Game;
import zwick.game.presets.Presets;
import zwick.notation.pdn.Pdn;
import zwick.notation.records.RecordFormat;

class RecordRoundTripTest {
  @ParameterizedTest
  @EnumSource(RecordFormat.class)
  void randomGamesOfEveryPresetReadBackWithEverythingThatHappened(RecordFormat format) {
    long seed = 2026;
    var random = new Random(seed);
    for (var preset : Presets.all()) {
      var records = new ArrayList<GameRecord>();
      for (int i = 0; i < 5; i++) {
        var game = RandomGame.play(preset.rules(), random.nextInt(120), random);
        records.add(new GameRecord(tags(random), game));
      }
      assertReadBack(format, records, "seed " + seed + ", " + preset.id());
    }
  }

  @ParameterizedTest
  @EnumSource(RecordFormat.class)
  void missedCapturesTakeBacksAndOffersSurvive(RecordFormat format) {
    var insist =
        play(
            "dame-ravensburger",
            "22-18 9-14 23-19 B:insist 18x9 B:offer W:decline 5x14 W:takeback 5x14 W:takeback"
                + " B:takeback");
    var again = play("dame-ravensburger", "22-18 9-14 23-19 insist takeback insist 18x9 5x14");
    var huff = play("dama", "22-18 9-14 23-19 huff:18 B:takeback huff:18 14-18 W:resign");
    var records = List.of(GameRecord.of(insist), GameRecord.of(again), GameRecord.of(huff));
    assertReadBack(format, records, "oversights");
  }

  @Test
  void otherProgramsSeeJustTheMovesThatStand() {
    var game =
        play("dame-ravensburger", "22-18 9-14 23-19 insist 18x9 B:offer 5x14 W:takeback 6x13");
    assertThat(Pdn.write(List.of(GameRecord.of(game))))
        .contains(
            "1. 22-18 9-14 {[%zwick W:23-19]} {[%zwick B:insist]} 2. 18x9 {[%zwick B:offer]}\n"
                + "{[%zwick B:5x14]} {[%zwick W:takeback]} 6x13 *");
  }

  @ParameterizedTest
  @EnumSource(RecordFormat.class)
  void aResultThatNobodyCanSeeOnTheBoardIsKept(RecordFormat format) {
    var record = new GameRecord(Map.of("Result", "0-1"), play("english", "22-18"));
    assertReadBack(format, List.of(record), "result");
    assertThat(format.read(format.write(List.of(record))).getFirst().result()).isEqualTo("0-1");
  }

  /// Any time that one format takes, the others take too.
  @ParameterizedTest
  @EnumSource(RecordFormat.class)
  void theLongestTimesReadBack(RecordFormat format) {
    long longest = 999_999_999_999_999L;
    var clock = new Clock(longest, longest - 1, longest, longest);
    var replay = new Replay(RuleText.read("english").start(), Optional.of(clock));
    replay.act("22-18", longest);
    assertReadBack(format, List.of(GameRecord.of(replay.game())), "times");
    assertThat(ClockText.milliseconds("999999999999.999")).isEqualTo(longest);
    assertThat(ClockText.milliseconds("1000000000000")).isEqualTo(-1);
    assertThat(ClockText.milliseconds("999999999:999999999:0")).isEqualTo(-1);
  }

  @Test
  void theFormatOfAFileIsRecognised() {
    var games = List.of(GameRecord.of(play("english", "22-18")));
    var twice = List.of(games.getFirst(), games.getFirst());
    for (var format : RecordFormat.values()) {
      assertThat(RecordFormat.of(format.write(games))).isEqualTo(format);
      assertThat(RecordFormat.of("\ufeff\n " + format.write(twice))).isEqualTo(format);
    }
    assertThat(RecordFormat.of("{ a comment } [GameType \"20\"]")).isEqualTo(RecordFormat.PDN);
    assertThat(RecordFormat.of("1. 32-28 *")).isEqualTo(RecordFormat.PDN);
    assertThat(RecordFormat.of("")).isEqualTo(RecordFormat.PDN);
  }

  @ParameterizedTest
  @EnumSource(RecordFormat.class)
  void filesFromWindowsReadAlike(RecordFormat format) {
    var tags = new LinkedHashMap<String, String>();
    tags.put("Event", "");
    tags.put("A", "b");
    var record = new GameRecord(tags, play("dama", "22-18 9-14 23-19 huff:18"));
    var windows = format.write(List.of(record, record)).replace("\n", "\r\n");
    assertThat(RecordFormat.of(windows)).isEqualTo(format);
    for (var back : format.read(windows)) {
      assertThat(back.tags()).isEqualTo(tags);
      assertThat(back.game().log()).isEqualTo(record.game().log());
    }
    assertThat(format.read("\ufeff" + windows)).hasSize(2);
  }

  private static void assertReadBack(RecordFormat format, List<GameRecord> records, String about) {
    var text = format.write(records);
    var back = format.read(text);
    assertThat(back).as(about).hasSameSizeAs(records);
    for (int i = 0; i < records.size(); i++) {
      var game = records.get(i).game();
      var same = back.get(i).game();
      var what = about + ", game " + i + ":\n" + text;
      assertThat(same.log()).as(what).isEqualTo(game.log());
      assertThat(same.start()).as(what).isEqualTo(game.start());
      assertThat(same.position()).as(what).isEqualTo(game.position());
      assertThat(same.outcome()).as(what).isEqualTo(game.outcome());
      assertThat(same.clock()).as(what).isEqualTo(game.clock());
      assertThat(same.rules()).as(what).isEqualTo(game.rules());
      assertThat(back.get(i).tags()).as(what).isEqualTo(records.get(i).tags());
    }
    assertThat(format.write(back)).as(about).isEqualTo(text);
  }

  private static Map<String, String> tags(Random random) {
    var values = List.of("", "?", "Anna \"die\" Müller", "a\\b", "C: d", "{x} [y] (z) *", "棋 😀");
    var tags = new LinkedHashMap<String, String>();
    for (var name : List.of("Event", "White", "Black", "WhiteRating", "x_1", "A")) {
      if (random.nextBoolean()) {
        tags.put(name, values.get(random.nextInt(values.size())));
      }
    }
    return tags;
  }

  private static Game play(String rules, String actions) {
    var replay = new Replay(RuleText.read(rules).start(), Optional.empty());
    for (var action : actions.split(" ")) {
      replay.act(action, 0);
    }
    return replay.game();
  }
}
