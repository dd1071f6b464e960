package zwick.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import zwick.testkit.SourceTree;

/// One target in a Java program of its own, in which Jazzer watches where each input leads.
///
/// @param most how many seeds it is given
/// @param end what libFuzzer is to stop after
public record Run(Target target, Path folder, int most, List<String> end) {
  private static final int FEW = 60;

  /// Longer than any honest input takes, on a slow machine too.
  private static final int SECONDS_EACH = 20;

  private static final Pattern EXECUTED =
      Pattern.compile("stat::number_of_executed_units:\\s*(\\d+)");

  /// @param executed how many inputs it was given
  /// @param found the end of what Jazzer had to say where something was found; else empty
  public record Report(long executed, String found) {}

  /// The same inputs every time; a slow machine comes less far with them.
  static Run brief(Target target, Path folder, int runs, int seconds) {
    return new Run(
        target, folder, FEW, List.of("-seed=1", "-runs=" + runs, "-max_total_time=" + seconds));
  }

  static Run lasting(Target target, Path folder, int seconds) {
    return new Run(target, folder, Integer.MAX_VALUE, List.of("-max_total_time=" + seconds));
  }

  Report go() throws IOException, InterruptedException {
    var seeds = folder.resolve("seeds");
    var corpus = folder.resolve("corpus");
    Files.createDirectories(seeds);
    Files.createDirectories(corpus);
    var inputs = inputs();
    for (int i = 0; i < inputs.size(); i++) {
      Files.write(seeds.resolve(String.valueOf(i)), inputs.get(i));
    }
    var log = folder.resolve("log");
    var process =
        new ProcessBuilder(command(corpus, seeds))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      int exit = process.waitFor();
      var said = Files.readString(log);
      var executed = EXECUTED.matcher(said);
      long count = executed.find() ? Long.parseLong(executed.group(1)) : 0;
      return new Report(count, exit == 0 ? "" : finding(said));
    } finally {
      process.destroyForcibly();
    }
  }

  /// What was once found, for good, and seeds from all over.
  private List<byte[]> inputs() {
    var inputs = new ArrayList<byte[]>();
    Seeds.files("fuzz/found/" + target.name()).map(Seeds::bytes).forEach(inputs::add);
    var seeds = target.seeds().toList();
    int step = Math.ceilDiv(seeds.size(), most);
    for (int i = 0; i < seeds.size(); i += step) {
      inputs.add(seeds.get(i));
    }
    return inputs;
  }

  private Path room() {
    return folder.resolve("tmp").toAbsolutePath();
  }

  private List<String> command(Path corpus, Path seeds) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m", "-Xss1m"));
    command.addAll(List.of("-XX:+EnableDynamicAgentLoading", "--enable-native-access=ALL-UNNAMED"));
    command.add("--sun-misc-unsafe-memory-access=allow");
    command.addAll(List.of("-Djava.io.tmpdir=" + Files.createDirectories(room()), "-Xshare:auto"));
    command.addAll(List.of("-cp", classPath(), "com.code_intelligence.jazzer.Jazzer"));
    command.add("--target_class=" + Door.class.getName());
    command.add("--target_args=" + target.getClass().getName());
    command.add("--instrumentation_includes=zwick.**");
    command.add("--reproducer_path=" + folder.toAbsolutePath());
    command.add("-artifact_prefix=" + folder.toAbsolutePath() + "/");
    command.add("-timeout=" + SECONDS_EACH);
    command.add("-rss_limit_mb=0"); // the Java heap has its limit
    command.add("-print_final_stats=1");
    command.addAll(end);
    command.addAll(List.of(corpus.toAbsolutePath().toString(), seeds.toAbsolutePath().toString()));
    return command;
  }

  /// Maven hides the class path of the tests in a jar, and says so.
  private static String classPath() {
    var hidden = System.getProperty("surefire.test.class.path");
    return hidden == null ? System.getProperty("java.class.path") : hidden;
  }

  private static String finding(String said) {
    int start = said.indexOf("== Java Exception");
    return start < 0 ? said.substring(Math.max(0, said.length() - 2_000)) : said.substring(start);
  }

  /// Where results go; nothing of it is kept in the repository.
  static Path results() {
    return SourceTree.root().resolve("fuzz/target/fuzz");
  }
}
