package zwick.cli.support;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

/// One run of the program, with everything it sees of the world, so that a test can be the world.
///
/// @param terminal whether a person is watching
public record ProcessContext(
    Map<String, String> environment,
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean terminal) {

  static final int FINE = 0;
  static final int UNEXPECTED = 1;
  static final int BAD_INPUT = 2;
}
