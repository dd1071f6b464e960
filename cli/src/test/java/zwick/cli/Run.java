package zwick.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import zwick.cli.support.ProcessContext;

/// What a run of the program printed and how it ended.
public record Run(int exitCode, String out, String err) {
  /// The environment of somebody who has never used the program: what lies in the home of whoever
  /// runs the tests makes no difference to them, nor what a server of another test has solved.
  public static Map<String, String> newcomer() {
    return Map.of("HOME", "target/newcomers/" + UUID.randomUUID());
  }

  public static Run zwick(String... args) {
    return with("", args);
  }

  /// @param input what stands on standard input
  public static Run with(String input, String... args) {
    return with(Map.of(), false, input, args);
  }

  public static Run with(
      Map<String, String> environment, boolean terminal, String input, String... args) {
    var bytes = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    return with(environment, terminal, bytes, new ByteArrayOutputStream(), args);
  }

  /// A run with somebody who reads what is printed before he types.
  public static Run with(Guest.Mind mind, String... args) {
    var out = new ByteArrayOutputStream();
    return with(Map.of(), false, new Guest(out, mind), out, args);
  }

  private static Run with(
      Map<String, String> environment,
      boolean terminal,
      InputStream in,
      ByteArrayOutputStream out,
      String... args) {
    var err = new ByteArrayOutputStream();
    var whole = new HashMap<>(newcomer());
    whole.putAll(environment);
    var processContext =
        new ProcessContext(
            whole,
            in,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            terminal);
    int exitCode = CommandTree.run(processContext, args);
    return new Run(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /// The lines printed by a run that went well.
  public List<String> lines() {
    assertThat(err).isEmpty();
    assertThat(exitCode).isZero();
    return out.lines().toList();
  }

  /// The one line of complaint of a run that was bad input.
  public String complaint() {
    assertThat(exitCode).isEqualTo(2);
    assertThat(err).endsWith("\n");
    assertThat(err.lines()).hasSize(1);
    assertThat(err).startsWith("zwick: ").doesNotContain("Exception", "\tat ");
    return err.strip();
  }
}
