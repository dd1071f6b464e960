package zwick.packaging;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.module.ModuleDescriptor.Version;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// What a folder of native programs needs of the system it runs on.
final class SharedLibraries {
  private static final byte[] ELF = {0x7f, 'E', 'L', 'F'};
  private static final Pattern FOUND = Pattern.compile("(?m)^\\s*(?:\\S+ => )?(/\\S+) \\(0x");
  private static final Pattern MISSING = Pattern.compile("(?m)^\\s*(\\S+) => not found");
  private static final Pattern GLIBC = Pattern.compile("GLIBC_(\\d+\\.\\d+(?:\\.\\d+)?)");

  /// The Debian packages of what a Java may ask for beside the C library.
  private static final Map<String, String> PACKAGES =
      Map.of(
          "libz.so.1", "zlib1g",
          "libstdc++.so.6", "libstdc++6",
          "libgcc_s.so.1", "libgcc-s1");

  private static final Set<String> C_LIBRARY =
      Set.of("libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1");

  private SharedLibraries() {}

  private static List<Path> programs(Path folder) throws IOException {
    var found = new ArrayList<Path>();
    for (var file : Folders.all(folder)) {
      if (Files.isRegularFile(file) && Files.size(file) > ELF.length) {
        try (var in = Files.newInputStream(file)) {
          if (Arrays.equals(in.readNBytes(ELF.length), ELF)) {
            found.add(file);
          }
        }
      }
    }
    return found;
  }

  /// The files of this machine that they need, the loader among them.
  static Set<Path> files(Path folder) throws IOException {
    var here = folder.toRealPath();
    var files = new TreeSet<Path>();
    for (var program : programs(folder)) {
      var printed = listed(program);
      var missing = MISSING.matcher(printed);
      if (missing.find() && !isOurs(folder, missing.group(1))) {
        throw new MissingPart(program + " needs " + missing.group(1) + ", which is not here");
      }
      var found = FOUND.matcher(printed);
      while (found.find()) {
        var file = Path.of(found.group(1)).normalize();
        if (!file.startsWith(here)) {
          files.add(file);
        }
      }
    }
    return files;
  }

  private static boolean isOurs(Path folder, String library) throws IOException {
    return Folders.all(folder).stream().anyMatch(file -> file.endsWith(library));
  }

  private static String listed(Path program) {
    var ldd = new ProcessBuilder("ldd", program.toString()).redirectErrorStream(true);
    try (var in = ldd.start().getInputStream()) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException _) {
      throw new MissingPart("ldd, which tells what libraries Java needs, is not here");
    }
  }

  /// The Debian packages they need, as a control file names them.
  static String packages(Path folder) throws IOException {
    var packages = new TreeSet<String>();
    packages.add("libc6" + newest(folder).map(version -> " (>= " + version + ")").orElse(""));
    for (var file : files(folder)) {
      var name = file.getFileName().toString();
      if (PACKAGES.containsKey(name)) {
        packages.add(PACKAGES.get(name));
      } else if (!C_LIBRARY.contains(name) && !name.startsWith("ld-linux")) {
        throw new MissingPart("nobody has said which package has " + name);
      }
    }
    return String.join(", ", packages);
  }

  /// The newest version of the C library whose functions they name.
  private static Optional<String> newest(Path folder) throws IOException {
    var versions = new TreeSet<Version>();
    for (var program : programs(folder)) {
      var names = GLIBC.matcher(new String(Files.readAllBytes(program), ISO_8859_1));
      while (names.find()) {
        versions.add(Version.parse(names.group(1)));
      }
    }
    return versions.isEmpty() ? Optional.empty() : Optional.of(versions.last().toString());
  }
}
