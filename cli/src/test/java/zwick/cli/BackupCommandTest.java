package zwick.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.hall.storage.DatabaseLocation;

class BackupCommandTest {
  @TempDir private Path folder;

  private Map<String, String> home(String name) {
    return Map.of("XDG_DATA_HOME", folder.resolve(name).toString());
  }

  @Test
  void aHallGoesIntoAFileAndComesOutOfIt() {
    var file = folder.resolve("copy").toString();
    try (var hall = Hall.open(DatabaseLocation.usual(home("here")), InstantSource.system())) {
      hall.players().guest();
      var run = Run.with(home("here"), true, "", "export", "--to", file); // while it is open
      assertThat(run.exitCode()).isZero();
      assertThat(run.out()).endsWith(" rows are in " + file + ".\n");
      assertThat(run.err()).contains("█");
    }
    var there = folder.resolve("there.db").toString();
    assertThat(Run.zwick("import", file, "--database", there).lines())
        .singleElement()
        .asString()
        .endsWith(" rows have been read from " + file + ".");
    assertThat(Run.zwick("import", file, "--database", there).complaint())
        .contains("already players or games");
  }

  @Test
  void whatIsWrongIsOneSentenceInEveryLanguage() throws IOException {
    var letter = folder.resolve("letter.txt").toString();
    Files.writeString(Path.of(letter), "Dear Anna");
    var none = folder.resolve("none.db").toString();
    for (var language : List.of("de", "fr", "it", "en")) {
      for (var command :
          List.of(
              List.of("import", letter, "--database", none),
              List.of("import", folder.resolve("nothing").toString(), "--database", none),
              List.of("import", folder.toString(), "--database", none),
              List.of("export", "--to", letter, "--database", none),
              List.of("export", "--to", folder.resolve("new").toString(), "--database", none),
              List.of("export", "--to", "/no/such/folder/x", "--database", "jdbc:oracle:x"))) {
        var args = new ArrayList<>(command);
        args.addAll(List.of("--language", language));
        assertThat(Run.zwick(args.toArray(String[]::new)).complaint()).doesNotContain("{");
      }
    }
    assertThat(Files.readString(Path.of(letter))).isEqualTo("Dear Anna");
    assertThat(Path.of(none)).doesNotExist();
  }

  @Test
  void aHallInUseIsNotReadInto() {
    var file = folder.resolve("copy").toString();
    var database = folder.resolve("hall.db").toString();
    try (var hall = Hall.open(database, InstantSource.system())) {
      assertThat(hall.isReady()).isTrue();
      assertThat(Run.zwick("export", "--to", file, "--database", database).lines()).hasSize(1);
      assertThat(Run.zwick("import", file, "--database", database).complaint())
          .contains("Another zwick");
    }
  }
}
