package zwick.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;

/// The parts of Java that the program needs.
final class JavaModules {
  /// What no class names, but what is asked for by a name: the words of four languages for days and
  /// numbers, jars as file systems, and `jcmd` for whoever looks after a server.
  private static final Set<String> ASKED_FOR_BY_NAME =
      Set.of("jdk.localedata", "jdk.zipfs", "jdk.jcmd");

  private JavaModules() {}

  /// @param scratch a folder for what is looked at
  static Set<String> of(BuiltProgram builtProgram, Path scratch) throws IOException {
    var classes = scratch.resolve("classes");
    for (var jar : builtProgram.jars()) {
      unpack(jar, classes);
    }
    var printed =
        Tool.run("jdeps", "--print-module-deps", "--ignore-missing-deps", classes.toString());
    var modules = new TreeSet<>(Arrays.asList(printed.strip().split(",")));
    modules.addAll(ASKED_FOR_BY_NAME);
    return modules;
  }

  /// All classes in one heap, as the class path is: jdeps would take jars for modules and miss
  /// those that only the class path has.
  private static void unpack(Path jar, Path classes) throws IOException {
    try (var file = new JarFile(jar.toFile())) {
      for (var entry : file.stream().toList()) {
        var name = entry.getName();
        var to = classes.resolve(name).normalize();
        boolean wanted =
            name.endsWith(".class")
                && !name.startsWith("META-INF/")
                && !name.endsWith("module-info.class")
                && to.startsWith(classes);
        if (wanted) {
          Files.createDirectories(to.getParent());
          try (var in = file.getInputStream(entry)) {
            Files.copy(in, to, StandardCopyOption.REPLACE_EXISTING);
          }
        }
      }
    }
  }
}
