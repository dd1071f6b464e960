package zwick.cli.support;

import java.util.Locale;

/// Numbers as people type and read them.
public final class Numbers {
  private static final long LONGEST = 24L * 60 * 60 * 1000;

  private Numbers() {}

  /// A whole number from `least` to `most`.
  ///
  /// @param name of the option or parameter, for the complaint
  public static int range(String name, String text, int least, int most) {
    boolean number = text.matches("[0-9]{1,9}");
    if (!number || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
      throw new BadUsage("number-range", name, least, most, text);
    }
    return Integer.parseInt(text);
  }

  /// `5s`, `1.5s`, `500ms`, `2m`; a bare number is seconds. At most a day.
  public static long millis(String name, String text) {
    var tidy = text.strip().toLowerCase(Locale.ROOT);
    if (tidy.matches("[0-9]{1,9}(\\.[0-9]{1,3})?(ms|s|m)?")) {
      double unit = tidy.endsWith("ms") ? 1 : tidy.endsWith("m") ? 60_000 : 1000;
      long millis = Math.round(Double.parseDouble(tidy.replaceAll("[ms]", "")) * unit);
      if (millis > 0 && millis <= LONGEST) {
        return millis;
      }
    }
    throw new BadUsage("bad-time", name, text);
  }

  public static String decimal(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }

  /// `1234`, `56.7k`, `8.90M`: a count in few characters.
  public static String brief(long count) {
    if (count < 10_000) {
      return String.valueOf(count);
    }
    return count < 1_000_000 ? decimal(count / 1e3, 1) + "k" : decimal(count / 1e6, 2) + "M";
  }

  /// Every digit, in groups of three.
  public static String grouped(long count) {
    return String.format(Locale.ROOT, "%,d", count).replace(',', '\u202f');
  }

  /// `2g`, `512m`: so many bytes.
  public static long bytes(String name, String text) {
    var tidy = text.strip().toLowerCase(Locale.ROOT);
    if (tidy.matches("[1-9][0-9]{0,5}[gm]")) {
      long count = Long.parseLong(tidy.substring(0, tidy.length() - 1));
      return count << (tidy.endsWith("g") ? 30 : 20);
    }
    throw new BadUsage("bad-size", name, text);
  }

  /// Bytes in megabytes or, from a thousand of them on, gigabytes.
  public static String size(long bytes) {
    return bytes < 1_000_000_000
        ? Math.ceilDiv(bytes, 1_000_000) + " MB"
        : decimal(bytes / 1e9, 1) + " GB";
  }
}
