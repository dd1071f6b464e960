package zwick.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The launcher on machines where something is missing: its script as it stands, but for the places
/// where it looks for JDKs, among programs that only note how they were called.
class LauncherTest {
  private static final String JDK = "openjdk-25-jdk-headless";

  @TempDir private Path folder;
  private Path bin;
  private Path jdks;

  @BeforeEach
  void lay() throws IOException {
    bin = Files.createDirectory(folder.resolve("bin"));
    jdks = Files.createDirectory(folder.resolve("jvm"));
    for (var name : new String[] {"dirname", "readlink", "cat", "mkdir", "chmod"}) {
      var place = Files.isExecutable(Path.of("/usr/bin", name)) ? "/usr/bin/" : "/bin/";
      program(name, "exec " + place + name + " \"$@\"");
    }
    var launcher =
        Files.readString(Path.of("..", "zwick"))
            .replace("/usr/lib/jvm/", jdks + "/")
            .replace(" /opt/* /opt/*/*", "")
            .replace("/Library/Java/", folder + "/Library/");
    Files.writeString(folder.resolve("zwick"), launcher);
    program("id", "echo 0");
  }

  private void program(String name, String script) throws IOException {
    var file = bin.resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  /// A JDK as the launcher sees it: java tells how it was called.
  private static String jdk(Path at, String version) {
    return """
    mkdir -p %1$s/bin
    echo 'JAVA_VERSION="%2$s"' >%1$s/release
    echo '#!/bin/sh' >%1$s/bin/java
    echo 'echo started "$0"' >>%1$s/bin/java
    cat %1$s/bin/java >%1$s/bin/javac
    chmod 755 %1$s/bin/java %1$s/bin/javac
    """
        .formatted(at, version);
  }

  /// The packages of a Debian that has this JDK, if it has one, after an update at the latest.
  private void debian(boolean hasJdk, boolean freshLists) throws IOException {
    var lists = folder.resolve("lists");
    if (freshLists) {
      Files.createFile(lists);
    }
    program(
        "apt-cache",
        "[ -e %s ] && %s && [ \"$2\" = %s ]".formatted(lists, hasJdk ? "true" : "false", JDK));
    program(
        "apt-get",
        """
        echo "$@" >>%s/calls
        case "$*" in
          update) cat /dev/null >%s ;;
          *%s)
            %s
            ;;
          *) exit 100 ;;
        esac
        """
            .formatted(folder, lists, JDK, jdk(jdks.resolve("java-25"), "25.0.1")));
  }

  private String calls() throws IOException {
    var calls = folder.resolve("calls");
    return Files.exists(calls) ? Files.readString(calls) : "";
  }

  /// `./zwick package nothing` needs a JDK and then ends before it builds anything.
  private String launch() throws Exception {
    var builder = new ProcessBuilder("/bin/sh", folder.resolve("zwick").toString(), "package", "x");
    builder.environment().clear();
    builder.environment().putAll(Map.of("PATH", bin.toString(), "HOME", folder.toString()));
    builder.redirectErrorStream(true).redirectInput(new File("/dev/null"));
    var process = builder.start();
    var printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(printed).isEqualTo(2);
    return printed;
  }

  @Test
  void asRootOnDebianAJdkIsInstalled() throws Exception {
    debian(true, true);
    assertThat(launch()).contains("installing " + JDK, "package what?");
    assertThat(calls()).contains("install -y --no-install-recommends " + JDK);
    Files.delete(folder.resolve("calls"));
    assertThat(launch()).doesNotContain("installing"); // it is there now
    assertThat(calls()).isEmpty();
  }

  @Test
  void theListsOfANewMachineAreFetchedFirst() throws Exception {
    debian(true, false);
    assertThat(launch()).contains("installing " + JDK);
    assertThat(calls()).startsWith("update\n").contains("install -y");
  }

  @Test
  void whereThePackagesHaveNoneItIsSaid() throws Exception {
    debian(false, true);
    assertThat(launch()).contains("a JDK 25 or newer is needed", "Found: none.");
    assertThat(calls()).doesNotContain("install");
  }

  @Test
  void whoIsNotRootIsToldWhatIsMissing() throws Exception {
    debian(true, true);
    program("id", "echo 1000");
    assertThat(launch()).contains("a JDK 25 or newer is needed");
    assertThat(calls()).isEmpty();
  }

  @Test
  void anOlderJdkIsNotEnough() throws Exception {
    debian(true, true);
    program("old", jdk(jdks.resolve("java-21"), "21.0.4"));
    var made = new ProcessBuilder(bin.resolve("old").toString());
    made.environment().put("PATH", bin.toString());
    assertThat(made.start().waitFor()).isZero();
    program("id", "echo 1000");
    assertThat(launch()).contains("Java 21.0.4 in " + jdks.resolve("java-21"));
    program("id", "echo 0");
    assertThat(launch()).contains("installing " + JDK);
  }
}
