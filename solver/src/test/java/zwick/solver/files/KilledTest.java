package zwick.solver.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.mill.MillRules;
import zwick.notation.RuleText;
import zwick.solver.ProgressListener;
import zwick.solver.Workers;
import zwick.solver.mill.MillSolver;

/// A solver that is killed, again and again, ends with the very tables it makes undisturbed.
class KilledTest {
  private static final String RULES = "six,stones=5,two-mills=two";

  @TempDir private Path folder;

  /// Run by another process, until it is killed.
  static final class Child {
    public static void main(String[] args) {
      solve(Path.of(args[0]));
    }
  }

  private static void solve(Path where) {
    var rules = (MillRules) RuleText.read(RULES);
    try (var workers = new Workers(2)) {
      new MillSolver(rules, where, rules.stones(), false, workers).solve(ProgressListener.SILENT);
    }
  }

  @Test
  void whateverTheMomentTheTablesComeOutTheSame() throws IOException, InterruptedException {
    var undisturbed = folder.resolve("undisturbed");
    solve(undisturbed);
    var disturbed = folder.resolve("disturbed");
    var random = new Random(9);
    int kills = 0;
    for (boolean done = false; !done; ) {
      var child = start(disturbed);
      done = child.waitFor(300 + random.nextInt(500 + 100 * kills), TimeUnit.MILLISECONDS);
      if (done) {
        assertThat(child.exitValue()).isZero();
      } else {
        child.destroyForcibly().waitFor();
        kills++;
      }
    }
    assertThat(kills).isPositive();
    assertThat(files(disturbed)).isEqualTo(files(undisturbed));
  }

  private static Process start(Path where) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var path = System.getProperty("java.class.path") + ":" + System.getProperty("jdk.module.path");
    return new ProcessBuilder(
            java,
            "-XX:+UseSerialGC",
            "-Xmx400m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            path,
            Child.class.getName(),
            where.toString())
        .inheritIO()
        .start();
  }

  /// Every finished table by its name, as a checksum.
  private static Map<String, Integer> files(Path where) throws IOException {
    var sums = new TreeMap<String, Integer>();
    try (var all = Files.walk(where)) {
      for (var file : all.filter(Files::isRegularFile).toList()) {
        if (file.toString().endsWith(".table")) {
          sums.put(where.relativize(file).toString(), TableWriter.sum(Files.readAllBytes(file)));
        }
      }
    }
    return sums;
  }
}
