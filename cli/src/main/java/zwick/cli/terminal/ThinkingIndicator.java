package zwick.cli.terminal;

import zwick.cli.support.CliTexts;
import zwick.cli.support.CommandContext;
import zwick.cli.support.ProgressLine;
import zwick.engine.SearchControl;

/// The time a computer has thought about its move. Who waits longer than a moment is told so.
final class ThinkingIndicator implements SearchControl {
  private static final long A_MOMENT = 700;

  private final long start = System.nanoTime();
  private final ProgressLine line;
  private final CliTexts cliTexts;
  private final String who;
  private long next = A_MOMENT;

  ThinkingIndicator(CommandContext commandContext, String who) {
    line = new ProgressLine(commandContext);
    cliTexts = commandContext.cliTexts();
    this.who = who;
  }

  @Override
  public long millis() {
    long millis = (System.nanoTime() - start) / 1_000_000;
    if (millis >= next) {
      line.show(cliTexts.say("thinking", who, millis / 1000));
      next = (millis / 1000 + 1) * 1000;
    }
    return millis;
  }

  void done() {
    line.clear();
  }
}
