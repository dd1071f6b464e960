package zwick.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import zwick.server.context.WaitingGame;
import zwick.server.protocol.ServerTexts;
import zwick.server.settings.ServerSettings;
import zwick.text.Words;

/// Until when somebody has to move, as a calendar (RFC 5545).
///
/// @param base the address of the page
record CalendarFeed(String base, Words words) {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

  /// Bytes in a line, without its end.
  private static final int WIDTH = 75;

  String write(Iterable<WaitingGame> games) {
    var lines = new StringBuilder();
    line(lines, "BEGIN:VCALENDAR");
    line(lines, "VERSION:2.0");
    line(
        lines, "PRODID:-//Zwickmuehle//" + ServerSettings.VERSION + "//" + words.language().code());
    line(lines, "CALSCALE:GREGORIAN");
    line(lines, "X-WR-CALNAME:" + escape(ServerTexts.say(words.language(), "feed")));
    for (var game : games) {
      game.deadline().ifPresent(deadline -> event(lines, game, deadline));
    }
    line(lines, "END:VCALENDAR");
    return lines.toString();
  }

  private void event(StringBuilder lines, WaitingGame game, long deadline) {
    line(lines, "BEGIN:VEVENT");
    line(lines, "UID:" + game.id() + "-" + game.since() + "@zwickmuehle");
    line(lines, "DTSTAMP:" + time(game.since()));
    line(lines, "DTSTART:" + time(deadline));
    line(lines, "SUMMARY:" + escape(game.summary(words, "feed.deadline")));
    line(lines, "URL:" + base + "game/" + game.id());
    line(lines, "TRANSP:TRANSPARENT");
    line(lines, "END:VEVENT");
  }

  private static String time(long millis) {
    return TIME.format(Instant.ofEpochMilli(millis));
  }

  private static String escape(String text) {
    return text.replace("\\", "\\\\")
        .replace(";", "\\;")
        .replace(",", "\\,")
        .replaceAll("\\R", "\\\\n")
        .replaceAll("\\p{Cntrl}", "");
  }

  /// Folded where it is too long, never inside a character.
  private static void line(StringBuilder lines, String line) {
    int used = 0;
    for (int i = 0; i < line.length(); i += Character.charCount(line.codePointAt(i))) {
      var character = Character.toString(line.codePointAt(i));
      int bytes = character.getBytes(UTF_8).length;
      if (used + bytes > WIDTH) {
        lines.append("\r\n ");
        used = 1;
      }
      lines.append(character);
      used += bytes;
    }
    lines.append("\r\n");
  }
}
