package zwick.cli;

import java.util.Locale;
import zwick.server.Logs;

/// What `--log` says: `plain`, `json:debug`, `none`.
record LogOption(Logs.Style style, Logs.Depth depth) {
  static LogOption read(String text) {
    var parts = text.toUpperCase(Locale.ROOT).split(":", 2);
    try {
      return new LogOption(
          Logs.Style.valueOf(parts[0]),
          parts.length == 1 ? Logs.Depth.WARN : Logs.Depth.valueOf(parts[1]));
    } catch (IllegalArgumentException _) {
      throw new BadUsage("serve.no-log", text);
    }
  }

  void use() {
    Logs.use(style, depth);
  }
}
