package zwick.cli.support;

/// How far a long piece of work is: a bar, the count, a few words and the time left.
public final class ProgressBar {
  private static final int WIDTH = 24;
  private static final long EVERY = 200_000_000;

  private final ProgressLine line;
  private final long total;
  private final long start = System.nanoTime();
  private long told;

  public ProgressBar(CommandContext commandContext, long total) {
    this.line = new ProgressLine(commandContext);
    this.total = total;
  }

  /// @param words what stands behind the count
  public void tell(long done, String words) {
    long now = System.nanoTime();
    if (now - told < EVERY && done < total) {
      return;
    }
    told = now;
    var left = done == 0 ? "" : "  " + time((now - start) / done * (total - done) / 1_000_000_000);
    line.show(bar(done, total) + "  " + done + "/" + total + words + left);
  }

  public void gone() {
    line.clear();
  }

  public static String bar(long done, long total) {
    int full = (int) (WIDTH * done / Math.max(1, total));
    return "█".repeat(full) + "░".repeat(WIDTH - full);
  }

  /// `12:05`, with hours in front where there are any.
  public static String time(long seconds) {
    var minutes = two(seconds / 60 % 60) + ":" + two(seconds % 60);
    return seconds < 3600 ? minutes : seconds / 3600 + ":" + minutes;
  }

  private static String two(long number) {
    return (number < 10 ? "0" : "") + number;
  }
}
