package zwick.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import zwick.cli.support.ProcessContext;

/// The program: `zwick <command> …`.
public final class Main {
  private Main() {}

  @SuppressWarnings("SystemConsoleNull") // which consoles there are is the JDK's choice
  public static void main(String[] args) {
    // UTF-8 whatever the system's setting: the texts need it, and files are compared byte by byte.
    var out = stream(FileDescriptor.out);
    var err = stream(FileDescriptor.err);
    var console = System.console();
    boolean terminal = console != null && console.isTerminal();
    var processContext =
        new ProcessContext(Map.copyOf(System.getenv()), System.in, out, err, terminal);
    int exitCode = CommandTree.run(processContext, args);
    out.flush();
    err.flush();
    System.exit(exitCode);
  }

  private static PrintStream stream(FileDescriptor file) {
    var bytes = new BufferedOutputStream(new FileOutputStream(file), 1 << 16);
    return new PrintStream(bytes, false, StandardCharsets.UTF_8);
  }
}
