package zwick.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/// Folders full of files, all of one age: two builds of the same sources give the same bytes.
final class Folders {
  /// The same as of the jars.
  static final Instant TIME = Instant.parse("2026-01-01T00:00:00Z");

  private Folders() {}

  /// Everything in it, folders before what is in them, in a fixed order.
  static List<Path> all(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(file -> !file.equals(folder)).sorted().toList();
    }
  }

  static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (var files = Files.walk(folder)) {
        for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /// Everybody may read, nobody but the owner may write, and what was executable stays so.
  static void settle(Path folder) throws IOException {
    for (var file : all(folder)) {
      var mode = isProgram(file) ? "rwxr-xr-x" : "rw-r--r--";
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
      Files.setLastModifiedTime(file, FileTime.from(TIME));
    }
  }

  /// Whether it needs the right to be executed; folders need it to be entered.
  static boolean isProgram(Path file) {
    return Files.isDirectory(file) || Files.isExecutable(file);
  }

  static long size(Path file) throws IOException {
    if (!Files.isDirectory(file)) {
      return Files.size(file);
    }
    long sum = 0;
    for (var one : all(file)) {
      sum += Files.isDirectory(one) ? 0 : Files.size(one);
    }
    return sum;
  }
}
