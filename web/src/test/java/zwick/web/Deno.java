package zwick.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// Knows the types of JavaScript. It comes as a jar for the systems it is published for that way;
/// elsewhere we take the one that is installed, if any.
final class Deno {
  private static final Path OUT = Path.of("target", "deno");

  private Deno() {}

  /// What it says about the types in these modules: nothing if all is well.
  static String check(Path program, Path config, List<Path> modules) throws Exception {
    var command = new ArrayList<String>();
    command.add(program.toAbsolutePath().toString());
    // no network, no lock file: there is nothing to fetch
    command.addAll(List.of("check", "--quiet", "--no-remote", "--no-npm", "--no-lock"));
    command.addAll(List.of("--config", config.toString()));
    modules.forEach(module -> command.add(module.toString()));
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("DENO_DIR", OUT.resolve("cache").toAbsolutePath().toString());
    builder.environment().put("DENO_NO_UPDATE_CHECK", "1");
    builder.environment().put("NO_COLOR", "1");
    builder.environment().put("RUST_BACKTRACE", "0");
    var process = builder.start();
    process.getOutputStream().close();
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? "" : said.isEmpty() ? "deno failed without a word" : said;
  }

  static Optional<Path> find() throws IOException {
    var version = System.getProperty("deno.version");
    var resource = "/META-INF/resources/_static/linux-x64-glibc/" + version + "/deno";
    try (var in = Deno.class.getResourceAsStream(resource)) {
      return in == null ? installed() : Optional.of(unpacked(in.readAllBytes()));
    }
  }

  /// A hundred megabytes: written only if not there already.
  private static Path unpacked(byte[] program) throws IOException {
    var file = OUT.resolve("deno");
    if (!Files.exists(file) || Files.size(file) != program.length) {
      Files.createDirectories(OUT);
      Files.write(file, program);
    }
    if (!file.toFile().setExecutable(true)) {
      throw new IOException("cannot be made executable: " + file);
    }
    return file;
  }

  private static Optional<Path> installed() {
    var folders = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return Stream.of(folders.split(java.io.File.pathSeparator))
        .flatMap(folder -> Stream.of(Path.of(folder, "deno"), Path.of(folder, "deno.exe")))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
