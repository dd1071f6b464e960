package zwick.cli.commands.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.cli.Run;
import zwick.notation.json.Json;

class ProbeCommandTest {
  /// Seven ways for the sheep, of which four let the wolf through.
  private static final String SHEEP = "W:W29,30,31,32:B18";

  @Test
  void theValueAndEveryMoveAreSaid() {
    var run = Run.zwick("probe", "lupo-e-pecore", "--position", SHEEP);

    assertThat(run.lines())
        .contains(
            "White to move. White wins in 22 moves.",
            "  ✓ 30-26  43  keeps the win",
            "  ✗ 32-28   6  throws the win away");
  }

  @Test
  void theJsonSaysTheSameForPrograms() {
    var json = json("lupo-e-pecore", "--position", SHEEP);

    assertThat(json.members().keySet())
        .containsExactly(
            "rules", "position", "turn", "value", "plies", "moves", "line", "complete");
    assertThat(json.get("value")).isEqualTo(Json.of("won"));
    var moves = ((Json.Arr) json.get("moves")).items();
    var first = (Json.Obj) moves.getFirst();
    assertThat(first.members().keySet())
        .containsExactly("move", "value", "plies", "effect", "best");
    assertThat(first.get("plies")).isEqualTo(json.get("plies"));
    assertThat(((Json.Arr) json.get("line")).items()).hasSize(number(json.get("plies")));
    var legal = Run.zwick("moves", "lupo-e-pecore", "--position", SHEEP).lines();
    assertThat(moves.stream().map(m -> ((Json.Str) ((Json.Obj) m).get("move")).text()))
        .containsExactlyInAnyOrderElementsOf(legal);
  }

  @Test
  void theStartIsMeantWhereNoPositionIsGiven() {
    assertThat(json("lupo-e-pecore").get("value")).isEqualTo(Json.of("lost"));
  }

  @Test
  void anEndedGameIsKnownEverywhere() {
    assertThat(json("english", "--position", "W:W32:B").get("value")).isEqualTo(Json.of("won"));
  }

  @Test
  void whatIsNotKnownIsSaidInASentence(@TempDir Path empty) {
    var folder = empty.toString();
    assertThat(Run.zwick("probe", "muehle-turnier", "--from", folder).complaint())
        .endsWith("Nothing is known for sure about this position of “Mill (tournament rules)”.");
    assertThat(Run.zwick("probe", "lupo-e-pecore", "--from", "no/such/folder").complaint())
        .contains("no/such/folder");
  }

  @Test
  void perfectPlayIsOfferedWhereEverythingIsKnown(@TempDir Path empty) {
    var folder = empty.toString();
    for (var command :
        List.of(
            List.of("play", "muehle-turnier", "--level", "9", "--tables", folder),
            List.of(
                "match",
                "dama",
                "--first",
                "level:9",
                "--second",
                "level:8",
                "--tables",
                folder))) {
      assertThat(Run.zwick(command.toArray(String[]::new)).complaint())
          .contains("Level 9 plays perfectly");
    }
    var wolf = Run.with("level\nquit\n", "play", "lupo-e-pecore", "--level", "9");
    assertThat(wolf.out()).contains("> level 9 (perfect)");
    var mill = Run.with("level 9\nlevel\nquit\n", "play", "mulino", "--tables", folder);
    assertThat(mill.out()).contains("Level 9 plays perfectly").doesNotContain("level 9 (perfect)");
  }

  private static int number(Json json) {
    return Integer.parseInt(((Json.Num) json).digits());
  }

  private static Json.Obj json(String rules, String... options) {
    var args = new String[options.length + 3];
    args[0] = "probe";
    args[1] = rules;
    args[2] = "--json";
    System.arraycopy(options, 0, args, 3, options.length);
    var run = Run.zwick(args);
    assertThat(run.lines()).hasSize(1);
    return (Json.Obj) Json.read(run.out().strip());
  }
}
