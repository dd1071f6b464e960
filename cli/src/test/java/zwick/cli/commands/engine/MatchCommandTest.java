package zwick.cli.commands.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.cli.Run;
import zwick.cli.support.CliTexts;
import zwick.game.Ending;
import zwick.text.Language;

class MatchCommandTest {
  private static final String[] QUICK = {
    "match", "english", "--first", "nodes:200", "--second", "nodes:20", "--games", "4"
  };

  @Test
  void aMatchEndsWithAResult() {
    var lines = Run.zwick(QUICK).lines();
    assertThat(lines).hasSize(4);
    assertThat(lines.get(0)).isEqualTo("nodes:200 against nodes:20");
    assertThat(lines.get(1)).endsWith(" in 4 games");
    assertThat(lines.get(2)).startsWith("Score ").contains(" %, Elo ");
    assertThat(lines.get(3)).contains("moves on average");
  }

  @Test
  void theSameSeedGivesTheSameResult() {
    assertThat(with("--threads", "3").lines()).isEqualTo(with("--threads", "1").lines());
  }

  @Test
  void gamesCanBeginAtTheStart(@TempDir Path folder) throws IOException {
    var file = folder.resolve("games.pdn");
    var who = "nodes:50";
    var all = List.of("match", "six", "--first", who, "--second", who, "--games", "4");
    var args = new ArrayList<>(all);
    args.addAll(List.of("--opening", "0", "--pdn", file.toString()));
    assertThat(Run.zwick(args.toArray(String[]::new)).exitCode()).isZero();
    // an engine that always thinks the same, from where it always begins
    assertThat(Files.readString(file).lines().filter(line -> line.startsWith("1. ")))
        .hasSize(4)
        .containsOnly(Files.readAllLines(file).get(6));
  }

  @Test
  void severalGamesAreALineEach() {
    var rules = "dama,obligation=insist,lupo-e-pecore,six";
    var run =
        Run.zwick("match", rules, "--first", "depth:2", "--second", "level:1", "--games", "2");
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0)).startsWith("dama,obligation=insist ");
    assertThat(run.lines().get(1)).startsWith("lupo-e-pecore ").contains(" Elo ");
  }

  @Test
  void anOddNumberOfGamesGetsOneMore() {
    assertThat(with("--games=3", "--json").out()).contains("\"games\":4,");
    assertThat(with("--json").out()).contains("\"first\":\"nodes:200\"", "\"endings\":{");
  }

  @Test
  void theGamesCanBeKept(@TempDir Path folder) throws IOException {
    var file = folder.resolve("games.pdn");
    assertThat(with("--pdn", file.toString()).exitCode()).isZero();
    assertThat(Files.readString(file)).contains("[White \"nodes:20\"]").contains("[Round \"4\"]");
    var text = Run.zwick("convert", file.toString(), "--to", "text").out();
    assertThat(text).contains("Round: 4");
  }

  @Test
  void whoeverWatchesSeesHowFarItIs() {
    var run = Run.with(Map.of(), true, "", QUICK);
    assertThat(run.err()).contains("░").contains("4/4").endsWith("\r");
    assertThat(run.out()).contains("in 4 games");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyEndingHasAName(Language language) {
    for (var ending : Ending.values()) {
      assertThat(CliTexts.in(language).say("ending." + ending.id())).isNotBlank();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --games 0             | --games
          --games x             | --games
          --seed -1             | --seed
          --opening -1          | --opening
          --opening 41          | --opening
          --threads 0           | --threads
          --pdn /nowhere/at/all | /nowhere/at/all
          """)
  void badInputIsNamed(String more, String named) {
    var words = more.split(" ");
    assertThat(with(words[0] + "=" + words[1]).complaint()).contains(named);
  }

  @Test
  void somebodyUnknownIsNoPlayer() {
    var run = Run.zwick("match", "dama", "--first", "level:10", "--second", "level:1");
    assertThat(run.complaint()).contains("--first").contains("level:10");
    assertThat(Run.zwick("match", "dama", "--first", "level:1").complaint()).contains("--second");
    assertThat(Run.zwick("match", "dama,", "--first", "level:1", "--second", "level:1").complaint())
        .isNotBlank();
  }

  @Test
  void weightsThatAreNoneAreNamed(@TempDir Path folder) throws IOException {
    var file = Files.writeString(folder.resolve("w"), "hello\n").toString();
    for (var name : List.of(file, folder.toString(), folder.resolve("x").toString())) {
      var who = "level:1,weights=" + name;
      assertThat(Run.zwick("match", "dama", "--first", who, "--second", "level:1").complaint())
          .contains(name);
    }
  }

  private static Run with(String... more) {
    var args = new ArrayList<>(List.of(QUICK));
    if (more[0].startsWith("--games")) {
      args.removeLast();
      args.removeLast();
    }
    args.addAll(List.of(more));
    return Run.zwick(args.toArray(String[]::new));
  }
}
