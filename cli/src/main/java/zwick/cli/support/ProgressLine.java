package zwick.cli.support;

import java.io.PrintStream;

/// One line on standard error that is written over and over while somebody waits, and is gone when
/// the wait is over. Where nobody watches it says nothing.
public final class ProgressLine {
  private final PrintStream err;
  private final boolean watched;
  private final int width;
  private int shown;

  public ProgressLine(CommandContext commandContext) {
    err = commandContext.err();
    watched = commandContext.processContext().terminal();
    width = commandContext.width();
  }

  public void show(String text) {
    if (watched) {
      var line = text.length() < width ? text : text.substring(0, width - 2) + "…";
      err.print("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
      err.flush();
      shown = line.length();
    }
  }

  public void clear() {
    if (shown > 0) {
      err.print("\r" + " ".repeat(shown) + "\r");
      err.flush();
      shown = 0;
    }
  }
}
