package zwick.packaging;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/// The program in a folder with a Java of its own: `bin/zwick` starts it, whatever the machine has.
///
/// @param folder may be moved anywhere
/// @param architecture as Debian and container images call it
record ProgramImage(Path folder, String version, String architecture) {
  private static final int PATIENCE_MINUTES = 10;

  static ProgramImage at(Path folder, BuiltProgram builtProgram) {
    return new ProgramImage(
        folder, builtProgram.version(), architecture(System.getProperty("os.arch")));
  }

  static String architecture(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "amd64", "x86_64" -> "amd64";
      case "aarch64", "arm64" -> "arm64";
      default -> name;
    };
  }

  /// Makes the folder anew.
  ///
  /// @param trained whether Java watches a short run, so that later ones start quicker
  static ProgramImage make(BuiltProgram builtProgram, Path folder, boolean trained)
      throws IOException {
    var image = at(folder, builtProgram);
    Folders.delete(folder);
    var scratch = Files.createTempDirectory("zwick-packaging");
    try {
      link(String.join(",", JavaModules.of(builtProgram, scratch)), folder);
    } finally {
      Folders.delete(scratch);
    }
    ProgramJars.copy(builtProgram, image.architecture, image.app());
    Files.writeString(image.app().resolve("options"), PackagedTexts.read("options"));
    HealthProbe.copyTo(image.app().resolve("health"));
    var start = folder.resolve("bin").resolve("zwick");
    Files.writeString(start, PackagedTexts.read("zwick").replace("@version@", image.version));
    if (!start.toFile().setExecutable(true)) {
      throw new IOException(start + " cannot be made executable");
    }
    Folders.settle(folder);
    if (trained) {
      image.train();
      Folders.settle(folder);
    }
    return image;
  }

  /// Nothing is ever drawn: what draws in java.desktop, which is there for its beans, stays out.
  private static void link(String modules, Path folder) {
    Tool.run(
        "jlink",
        "--add-modules",
        modules,
        "--include-locales=de,fr,it,en",
        "--exclude-files=/java.desktop/lib/**",
        "--strip-debug",
        "--no-header-files",
        "--no-man-pages",
        "--compress=zip-6",
        "--output",
        folder.toString());
  }

  Path app() {
    return folder.resolve("app");
  }

  /// The start of every command line of its Java, if the folder were at this place.
  List<String> java(String place) {
    var app = place + "/app";
    return new ArrayList<>(
        List.of(
            place + "/bin/java",
            "@" + app + "/options",
            "-Dorg.sqlite.lib.path=" + app + "/native",
            "-DZstdNativePath=" + app + "/native/libzstd-jni.so",
            "-cp",
            app + "/zwick-cli-" + version + ".jar"));
  }

  /// As the launcher does. The cache fits this Java and these jars alone, by their size and age.
  private void train() throws IOException {
    var configuration = app().resolve("aot.conf");
    run("-XX:AOTMode=record", "-XX:AOTConfiguration=" + configuration, "zwick.cli.AotWarmup");
    run(
        "-XX:AOTMode=create",
        "-XX:AOTConfiguration=" + configuration,
        "-XX:AOTCache=" + app().resolve("zwick.aot"));
    Files.deleteIfExists(configuration);
  }

  private void run(String... more) throws IOException {
    var command = java(folder.toAbsolutePath().toString());
    command.addAll(Arrays.asList(more));
    var process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(Redirect.DISCARD)
            .start();
    try {
      if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
        throw new MissingPart("the new Java does not run: " + String.join(" ", command));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    } finally {
      process.destroyForcibly();
    }
  }
}
