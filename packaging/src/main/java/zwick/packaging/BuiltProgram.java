package zwick.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The built program: a jar that names those in `lib` beside it.
///
/// @param jar the one to start
record BuiltProgram(Path jar, List<Path> libraries, String version) {
  private static final Pattern JAR = Pattern.compile("zwick-cli-(\\d[\\w.]*)\\.jar");

  /// @throws MissingPart if nothing is built there
  static BuiltProgram in(Path folder) throws IOException {
    var lib = folder.resolve("lib");
    if (Files.isDirectory(lib)) {
      for (var file : files(folder)) {
        var name = JAR.matcher(file.getFileName().toString());
        if (name.matches()) {
          return new BuiltProgram(file, files(lib), name.group(1));
        }
      }
    }
    throw new MissingPart("there is no built program in " + folder);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  List<Path> jars() {
    var all = new ArrayList<>(libraries);
    all.addFirst(jar);
    return all;
  }
}
