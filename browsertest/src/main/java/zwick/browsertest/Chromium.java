package zwick.browsertest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// The Chromium that is installed on this machine.
public final class Chromium {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  /// As root, and in containers with little shared memory, Chromium starts only with these.
  public static final List<String> FLAGS =
      List.of("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu");

  private Chromium() {}

  /// Its program file. A browser test without a browser fails: what it was to prove is not proved.
  public static Path find() {
    var folders = Objects.requireNonNullElse(System.getenv("PATH"), "").split(":");
    return NAMES.stream()
        .flatMap(name -> Stream.of(folders).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() ->
            new IllegalStateException(
                "no Chromium on the PATH under any of these names: "
                    + NAMES
                    + "; ./zwick test installs it where it may"));
  }
}
