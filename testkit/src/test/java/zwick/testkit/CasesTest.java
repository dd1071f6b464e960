package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.presets.Presets;
import zwick.notation.ActionText;
import zwick.notation.MoveText;
import zwick.notation.PositionText;

/// Reads every file in `cases/` and holds the referee to it.
class CasesTest {
  private static final String[] EXPECTATIONS = {
    "moves", "legal", "illegal", "actions", "refused", "turn", "position-after", "outcome"
  };

  static List<CaseFile> cases() throws IOException {
    var all = new ArrayList<CaseFile>();
    try (var files = Files.list(SourceTree.root().resolve("testkit/src/test/resources/cases"))) {
      for (var file : files.sorted().toList()) {
        var name = file.getFileName().toString().replace(".cases", "");
        all.addAll(CaseFile.read(name, Files.readString(file)));
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theRefereeAgreesWithTheRuleBook(CaseFile example) {
    var expected = example.block();
    assertThat(CaseFile.KEYS).containsAll(expected.keys());
    assertThat(expected.keys()).as("something to expect").containsAnyOf(EXPECTATIONS);
    var game = example.play();
    var legal = moves(game);
    if (expected.keys().contains("moves")) {
      assertThat(legal).containsExactlyInAnyOrderElementsOf(tidy(game, expected.words("moves")));
    }
    assertThat(legal).containsAll(tidy(game, expected.words("legal")));
    assertThat(legal).doesNotContainAnyElementsOf(orNothing(tidy(game, expected.words("illegal"))));
    assertThat(rights(game)).containsAll(expected.words("actions"));
    expected.all("refused").forEach(line -> refused(game, line));
    expected.one("turn").ifPresent(turn -> assertThat(turn(game)).isEqualTo(turn));
    expected
        .one("position-after")
        .ifPresent(text -> assertThat(PositionText.write(game.position())).isEqualTo(text));
    expected.one("outcome").ifPresent(text -> assertThat(outcome(game)).isEqualTo(text));
  }

  @Test
  void everyGameHasCasesAndEveryBookletAtLeastEight() throws IOException {
    for (var preset : Presets.all()) {
      var own =
          cases().stream()
              .filter(c -> c.block().need("rules").split(",")[0].equals(preset.id()))
              .toList();
      assertThat(own).as(preset.id()).hasSizeGreaterThanOrEqualTo(preset.booklet() ? 8 : 1);
    }
  }

  private static List<String> moves(Game game) {
    if (game.outcome().isPresent()) {
      return List.of();
    }
    var position = game.position();
    return position.legalMoves().stream().map(move -> MoveText.write(position, move)).toList();
  }

  /// Moves as the program writes them; a case may name two taken stones in either order.
  private static List<String> tidy(Game game, List<String> moves) {
    var position = game.position();
    return moves.stream()
        .map(text ->
            MoveText.readWish(game.rules(), text).map(position::find).orElse(List.of()).stream()
                .map(move -> MoveText.write(position, move))
                .reduce((one, other) -> text)
                .orElse(text))
        .toList();
  }

  private static List<String> rights(Game game) {
    return game.rights(game.position().turn()).stream()
        .map(action -> ActionText.write(game.position(), action))
        .toList();
  }

  private static void refused(Game game, String line) {
    var words = line.split(" +");
    assertThat(ActionText.apply(game, words[0]))
        .as(line)
        .isInstanceOfSatisfying(
            Verdict.Refused.class,
            no -> assertThat(no.refusal().reason()).as(line).isEqualTo(words[1]));
  }

  private static String turn(Game game) {
    return String.valueOf(game.position().turn().letter());
  }

  private static String outcome(Game game) {
    return game.outcome()
        .map(outcome ->
            switch (outcome) {
              case Outcome.Win(Side winner, var by) -> winner.letter() + " " + by.id();
              case Outcome.Draw(var by) -> "draw " + by.id();
            })
        .orElse("none");
  }

  /// AssertJ wants at least one element that must not be there.
  private static List<String> orNothing(List<String> words) {
    return words.isEmpty() ? List.of("(nothing)") : words;
  }
}
