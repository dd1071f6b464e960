package zwick.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program with a Java of its own, on a machine that has none.
class ProgramImageTest {
  private static final Map<String, String> NO_JAVA = Map.of("PATH", "/usr/bin:/bin");

  @TempDir private Path folder;

  @Test
  void itServesWithoutAnyOtherJava() throws Exception {
    var link = Files.createSymbolicLink(folder.resolve("zwick"), start());
    var environment =
        Map.of("PATH", "/usr/bin:/bin", "XDG_DATA_HOME", folder.toString(), "TMPDIR", "/none");
    var command = List.of(link.toString(), "serve", "--port", "0");
    try (var server = Started.by(command, environment, folder.resolve("log"))) {
      assertThat(server.ask("ready")).contains("ready");
      assertThat(server.ask("")).contains("app/main.js");
      assertThat(HealthProbe.isWell(server.url() + "ready")).isTrue();
      assertThat(HealthProbe.isWell(server.url() + "nothing")).isFalse();
      assertThat(server.end()).isEqualTo(143); // what the systemd unit takes for a good end
      assertThat(HealthProbe.isWell(server.url() + "ready")).isFalse();
    }
    assertThat(folder.resolve("zwickmuehle/hall.db")).exists();
    Files.delete(link);
  }

  @Test
  void itSpeaksEveryLanguageAndSolvesWithItsOwnNativeCode() throws Exception {
    for (var language : List.of("de", "fr", "it", "en")) {
      var rules = new String[] {start().toString(), "rules", "--language", language};
      assertThat(Started.run(NO_JAVA, rules)).startsWith("0 ").contains("dame-ravensburger");
    }
    var tables = folder.resolve("tables").toString();
    var solve = new String[] {start().toString(), "solve", "dame-10x10", "--pieces", "2"};
    assertThat(Started.run(Map.of("XDG_DATA_HOME", tables), solve)).startsWith("0 ");
    assertThat(Started.run(NO_JAVA, start().toString(), "nonsense")).startsWith("2 zwick: ");
  }

  @Test
  void itHasNoNativeCodeForOtherSystemsAndNothingToWriteTo() throws Exception {
    var image = Made.IMAGE.folder();
    assertThat(Folders.all(image.resolve("app/native")))
        .extracting(file -> file.getFileName().toString())
        .containsExactlyInAnyOrder("libsqlitejdbc.so", "libzstd-jni.so");
    for (var file : Folders.all(image)) {
      assertThat(Files.getPosixFilePermissions(file).toString()).doesNotContain("OTHERS_WRITE");
      assertThat(Files.getLastModifiedTime(file).toInstant()).isEqualTo(Folders.TIME);
    }
    assertThat(Folders.size(image)).isLessThan(120_000_000);
  }

  @Test
  void itHasNeitherTestsNorSources() throws Exception {
    for (var file : Folders.all(Made.IMAGE.folder())) {
      var bytes = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
      Made.isOfTheProgram(file.toString(), bytes);
    }
  }

  @Test
  void whatIsNotThereIsASentence() {
    assertThatThrownBy(() -> BuiltProgram.in(folder)).isInstanceOf(MissingPart.class);
    assertThatThrownBy(() -> Tool.run("jlink", "--nonsense")).isInstanceOf(MissingPart.class);
  }

  private static Path start() {
    return Made.IMAGE.folder().resolve("bin/zwick");
  }
}
