package zwick.packaging;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.spi.ToolProvider;

/// A tool of the JDK that runs us.
final class Tool {
  private Tool() {}

  /// What it printed.
  static String run(String name, String... arguments) {
    var tool =
        ToolProvider.findFirst(name)
            .orElseThrow(() -> new MissingPart("this JDK has no " + name + "; use a complete one"));
    var out = new StringWriter();
    int code = tool.run(new PrintWriter(out), new PrintWriter(out), arguments);
    if (code != 0) {
      throw new MissingPart(name + ": " + out.toString().strip());
    }
    return out.toString();
  }
}
