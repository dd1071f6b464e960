package zwick.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The image as a container runtime sees it: its layers unpacked, its command started with nothing
/// else of the machine in sight.
class ContainerImageTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private static Path folder;
  private static Path blobs;
  private static JsonNode manifest;
  private static JsonNode config;

  @BeforeAll
  static void make() throws IOException {
    var layout = Files.createDirectory(folder.resolve("layout"));
    try (var in =
        new TarArchiveInputStream(
            Files.newInputStream(ContainerImage.make(Made.IMAGE, folder)), UTF_8.name())) {
      unpack(in, layout);
    }
    blobs = layout.resolve("blobs/sha256");
    assertThat(layout.resolve("oci-layout")).exists();
    var index = JSON.readTree(layout.resolve("index.json").toFile());
    manifest = blob(index.get("manifests").get(0));
    config = blob(manifest.get("config"));
  }

  private static JsonNode blob(JsonNode reference) throws IOException {
    return JSON.readTree(path(reference).toFile());
  }

  private static Path path(JsonNode reference) {
    return blobs.resolve(reference.get("digest").asText().replace("sha256:", ""));
  }

  /// Modes and times as they are in there; whoever unpacks owns it.
  private static void unpack(TarArchiveInputStream in, Path to) throws IOException {
    for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
      var file = to.resolve(entry.getName()).normalize();
      assertThat(file.startsWith(to)).isTrue();
      if (entry.isDirectory()) {
        Files.createDirectories(file);
      } else {
        assertThat(entry.isFile()).as(entry.getName()).isTrue();
        Files.createDirectories(file.getParent());
        Files.copy(in, file);
        assertThat(file.toFile().setExecutable((entry.getMode() & 0111) != 0)).isTrue();
        Files.setLastModifiedTime(file, FileTime.from(entry.getModTime().toInstant()));
      }
    }
  }

  @Test
  void itSaysWhoRunsWhatAndWhere() {
    var inside = config.get("config");
    assertThat(config.get("os").asText()).isEqualTo("linux");
    assertThat(config.get("architecture").asText()).isEqualTo(Made.IMAGE.architecture());
    assertThat(inside.get("User").asText()).isEqualTo("10001:10001");
    assertThat(inside.get("ExposedPorts").has("8080/tcp")).isTrue();
    assertThat(inside.get("Volumes").has("/data")).isTrue();
    assertThat(inside.get("WorkingDir").asText()).isEqualTo("/data");
    assertThat(inside.get("Labels").get("org.opencontainers.image.version").asText())
        .isEqualTo(Made.IMAGE.version());
    assertThat(manifest.get("layers")).hasSize(3);
  }

  @Test
  void aVolumeForTheGamesBelongsToWhoeverRunsThem() throws IOException {
    boolean found = false;
    for (var layer : manifest.get("layers")) {
      try (var in = layer(layer)) {
        for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
          boolean data = entry.getName().equals("data/");
          boolean temporary = entry.getName().equals("tmp/");
          found |= data;
          assertThat(entry.getLongUserId()).isEqualTo(data || temporary ? 10001 : 0);
          assertThat(entry.getMode() & 07000).as("set-uid: " + entry.getName()).isZero();
          Made.isOfTheProgram(entry.getName(), in.readAllBytes());
        }
      }
    }
    assertThat(found).isTrue();
  }

  private static TarArchiveInputStream layer(JsonNode reference) throws IOException {
    return new TarArchiveInputStream(
        new GZIPInputStream(Files.newInputStream(path(reference))), UTF_8.name());
  }

  @Test
  void itRunsWithNothingElseAndWritesToItsVolumeAlone() throws Exception {
    assumeTrue(mayChangeRoot(), "no name spaces of one's own on this machine");
    var root = Files.createDirectory(folder.resolve("root"));
    for (var layer : manifest.get("layers")) {
      try (var in = layer(layer)) {
        unpack(in, root);
      }
    }
    Files.createDirectories(root.resolve("proc"));
    Files.createDirectories(root.resolve("dev"));
    var inside = config.get("config");
    var environment = new HashMap<>(Map.of("PATH", "/usr/sbin:/usr/bin:/sbin:/bin"));
    inside
        .get("Env")
        .forEach(pair -> {
          var parts = pair.asText().split("=", 2);
          environment.put(parts[0], parts[1]);
        });
    var command = caged(root);
    inside.get("Entrypoint").forEach(word -> command.add(word.asText()));
    command.addAll(List.of("serve", "--host", "127.0.0.1", "--port", "0"));
    try (var server = Started.by(command, environment, folder.resolve("log"))) {
      assertThat(server.ask("health")).contains("alive");
      assertThat(server.ask("ready")).contains("ready");
      assertThat(server.ask("")).contains("Zwickmühle");
    }
  }

  /// A machine of its own: the root is read-only, only /data can be written to.
  private static List<String> caged(Path root) throws IOException {
    var data = Files.createDirectories(folder.resolve("volume"));
    var script =
        """
        set -e
        mount --bind "$1" "$1"
        mount --rbind /proc "$1/proc"
        mount --rbind /dev "$1/dev"
        mount -o remount,bind,ro "$1"
        mount --bind "$2" "$1/data"
        root=$1
        shift 2
        exec chroot "$root" "$@"
        """;
    return new ArrayList<>(
        List.of("unshare", "-rm", "sh", "-c", script, "cage", root.toString(), data.toString()));
  }

  private static boolean mayChangeRoot() throws Exception {
    try {
      return Started.run(Map.of(), "unshare", "-rm", "mount", "--bind", "/tmp", "/tmp")
          .equals("0 ");
    } catch (IOException _) {
      return false;
    }
  }
}
