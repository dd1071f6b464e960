package zwick.cli.commands.server;

import java.util.Locale;
import zwick.cli.support.BadUsage;
import zwick.server.operations.LogConfiguration;

/// What `--log` says: `plain`, `json:debug`, `none`.
record LogOption(LogConfiguration.Style style, LogConfiguration.Depth depth) {
  static LogOption read(String text) {
    var parts = text.toUpperCase(Locale.ROOT).split(":", 2);
    try {
      return new LogOption(
          LogConfiguration.Style.valueOf(parts[0]),
          parts.length == 1
              ? LogConfiguration.Depth.WARN
              : LogConfiguration.Depth.valueOf(parts[1]));
    } catch (IllegalArgumentException _) {
      throw new BadUsage("serve.no-log", text);
    }
  }

  void use() {
    LogConfiguration.use(style, depth);
  }
}
