package zwick.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// The Debian package on this very machine, from its installation to its end. Only for machines one
/// can do without: as root, with `-Dzwick.packages`.
@EnabledIfSystemProperty(named = "zwick.packages", matches = ".*")
class InstallTest {
  private static final Path HALL = Path.of("/var/lib/zwickmuehle/hall.db");
  private static final String USER = "zwickmuehle";

  @TempDir private Path folder;

  @AfterEach
  void remove() throws Exception {
    Started.run(Map.of(), "dpkg", "-P", "zwickmuehle");
  }

  @Test
  void itIsInstalledRunsKeepsItsGamesAndGoes() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/dpkg")), "no Debian");
    assumeTrue(System.getProperty("user.name").equals("root"), "not root");
    assumeTrue(!Files.exists(HALL), "there are games on this machine");
    var builtProgram = BuiltProgram.in(Made.built());
    var image = ProgramImage.make(builtProgram, folder.resolve("image"), true);
    var file = DebianPackage.make(image, "what has changed\n", folder).toString();
    well("dpkg", "-i", file);
    assertThat(well("id", USER)).contains("(zwickmuehle)");
    assertThat(well("stat", "-c", "%a %U", "/var/lib/zwickmuehle")).contains("700 zwickmuehle");
    assertThat(well("zwick", "rules")).contains("dame-ravensburger");
    var old = serve();
    assertThat(HALL).exists();
    var copy = "/var/lib/zwickmuehle/copy.zwick";
    well("runuser", "-u", USER, "--", "zwick", "export", "--to", copy, "--database", "" + HALL);
    assertThat(Files.size(Path.of(copy))).isPositive();
    Files.writeString(Path.of("/etc/default/zwickmuehle"), "ZWICK_OPTIONS=\"--port 0\"\n");
    well("dpkg", "-i", "--force-confold", file); // an upgrade
    assertThat(Files.readString(Path.of("/etc/default/zwickmuehle"))).contains("--port 0");
    assertThat(serve()).isEqualTo(old);
    well("dpkg", "-r", "zwickmuehle");
    assertThat(Path.of("/usr/bin/zwick")).doesNotExist();
    assertThat(Path.of("/usr/lib/zwickmuehle")).doesNotExist();
    assertThat(well("dpkg", "-P", "zwickmuehle")).contains("the games are left");
    assertThat(Path.of("/etc/default/zwickmuehle")).doesNotExist();
    assertThat(HALL).exists();
    well("rm", "-r", "/var/lib/zwickmuehle");
    well("deluser", "--quiet", USER);
  }

  /// What the unit's ExecStart says, as the unit's user; who was welcomed.
  private String serve() throws Exception {
    var unit = Files.readString(Path.of("/usr/lib/systemd/system/zwickmuehle.service"));
    var start =
        unit.lines().filter(line -> line.startsWith("ExecStart=")).findFirst().orElseThrow();
    var words = start.substring("ExecStart=".length()).replace("$ZWICK_OPTIONS", "--port 0");
    var command = new ArrayList<>(List.of("runuser", "-u", USER, "--"));
    command.addAll(List.of(words.split(" ")));
    var environment = Map.of("PATH", "/usr/sbin:/usr/bin:/sbin:/bin", "XDG_DATA_HOME", "/var/lib");
    try (var server = Started.by(command, environment, folder.resolve("log"))) {
      assertThat(server.ask("ready")).contains("ready");
      return server.ask("api/lobby");
    }
  }

  private static String well(String... command) throws Exception {
    var printed = Started.run(Map.of(), command);
    assertThat(printed).as(List.of(command).toString()).startsWith("0 ");
    return printed;
  }
}
