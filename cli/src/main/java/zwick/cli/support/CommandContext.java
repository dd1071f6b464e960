package zwick.cli.support;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;
import zwick.game.BadInput;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// What every command needs: the world outside and how to talk to it.
public record CommandContext(ProcessContext processContext, CliTexts cliTexts, boolean colours) {
  static final int MOST_BYTES = 100_000_000;
  private static final int USUAL_WIDTH = 80;

  public PrintStream out() {
    return processContext.out();
  }

  public PrintStream err() {
    return processContext.err();
  }

  public PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  public Ansi ansi() {
    return colours ? Ansi.ON : Ansi.OFF;
  }

  /// How many characters fit in a line.
  public int width() {
    var columns = processContext.environment().getOrDefault("COLUMNS", "");
    boolean number = columns.matches("[0-9]{2,4}");
    return number ? Math.clamp(Integer.parseInt(columns), 40, 100) : USUAL_WIDTH;
  }

  /// The usual start, or the position given.
  public static Position start(RuleSet rules, @Nullable String position) {
    try {
      return position == null ? rules.start() : PositionText.read(rules, position);
    } catch (BadInput bad) {
      throw new BadPosition(rules, bad.problems());
    }
  }

  public static RuleSet rules(String text) {
    return RuleText.read(text);
  }

  /// A folder that is there.
  public static Path folder(String name) {
    try {
      var folder = Path.of(name);
      if (Files.isDirectory(folder)) {
        return folder;
      }
    } catch (InvalidPathException _) {
      // said below
    }
    throw new BadUsage("no-folder", name);
  }

  /// The text of a file, `-` for standard input. Bytes that are no UTF-8 are replaced: where they
  /// matter, they will not be understood.
  public String read(String name) {
    try (var in = name.equals("-") ? processContext.in() : Files.newInputStream(Path.of(name))) {
      var bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new BadUsage("unreadable-file", name);
      }
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (NoSuchFileException e) {
      throw new BadUsage("no-file", name);
    } catch (IOException | InvalidPathException e) {
      throw new BadUsage("unreadable-file", name);
    }
  }
}
