package zwick.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Finds the project's own files, whichever folder a test is started in.
public final class SourceTree {
  private SourceTree() {}

  /// The folder with the launcher in it.
  public static Path root() {
    var start = Path.of("").toAbsolutePath();
    for (var folder = start; folder != null; folder = folder.getParent()) {
      if (Files.isRegularFile(folder.resolve("zwick"))
          && Files.isDirectory(folder.resolve("rules"))) {
        return folder;
      }
    }
    throw new IllegalStateException("no folder above " + start + " has the launcher zwick in it");
  }

  /// The text of a file, named from the root: `rules/src/main/java/module-info.java`.
  public static String read(String file) {
    try {
      return Files.readString(root().resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
