package zwick.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/// The program's jars as they are packed. Native code stands beside them as plain files: nothing
/// has to be unpacked into a folder that may not be there, or may not be executed from, and what is
/// for other systems is left out.
final class ProgramJars {
  /// Where native code for this system is inside the jars, and its name as a file.
  private static final Map<String, Map<String, String>> NATIVE =
      Map.of(
          "amd64",
          Map.of(
              "org/sqlite/native/Linux/x86_64/libsqlitejdbc\\.so", "libsqlitejdbc.so",
              "linux/amd64/libzstd-jni-.*\\.so", "libzstd-jni.so"),
          "arm64",
          Map.of(
              "org/sqlite/native/Linux/aarch64/libsqlitejdbc\\.so", "libsqlitejdbc.so",
              "linux/aarch64/libzstd-jni-.*\\.so", "libzstd-jni.so"));

  private ProgramJars() {}

  /// @param architecture as Debian and container images call it
  static void copy(BuiltProgram builtProgram, String architecture, Path app) throws IOException {
    var wanted = NATIVE.get(architecture);
    if (wanted == null) {
      throw new MissingPart(
          "no package is made for " + architecture + ", only for amd64 and arm64");
    }
    Files.createDirectories(app.resolve("lib"));
    Files.createDirectories(app.resolve("native"));
    copy(builtProgram.jar(), app, app, wanted);
    for (var jar : builtProgram.libraries()) {
      copy(jar, app.resolve("lib"), app, wanted);
    }
    for (var name : wanted.values()) {
      if (!Files.exists(app.resolve("native").resolve(name))) {
        throw new MissingPart("no jar of the program has " + name + " for " + architecture);
      }
    }
  }

  private static void copy(Path from, Path folder, Path app, Map<String, String> wanted)
      throws IOException {
    var to = folder.resolve(from.getFileName());
    try (var jar = new JarFile(from.toFile())) {
      var entries = jar.stream().filter(entry -> !entry.isDirectory()).toList();
      if (entries.stream().noneMatch(entry -> isNative(entry.getName()))) {
        Files.copy(from, to);
        return;
      }
      for (var entry : entries) {
        for (var one : wanted.entrySet()) {
          if (entry.getName().matches(one.getKey())) {
            try (var in = jar.getInputStream(entry)) {
              Files.copy(in, app.resolve("native").resolve(one.getValue()));
            }
          }
        }
      }
      rewrite(jar, entries, to);
    }
  }

  private static boolean isNative(String name) {
    return name.matches(".*\\.(so|dll|dylib|jnilib)");
  }

  private static void rewrite(JarFile jar, List<JarEntry> entries, Path to) throws IOException {
    try (var out = new JarOutputStream(Files.newOutputStream(to))) {
      for (var entry : entries) {
        if (!isNative(entry.getName())) {
          var copy = new JarEntry(entry.getName());
          copy.setLastModifiedTime(FileTime.from(Folders.TIME));
          out.putNextEntry(copy);
          try (var in = jar.getInputStream(entry)) {
            in.transferTo(out);
          }
        }
      }
    }
  }
}
