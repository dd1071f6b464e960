package zwick.server.http;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import zwick.server.context.WaitingGame;
import zwick.server.protocol.Markup;
import zwick.server.protocol.ServerTexts;
import zwick.text.Words;

/// Games that wait for somebody as a feed (RFC 4287). An entry's id changes when it is his turn
/// again, so that readers tell him again.
///
/// @param player his id
/// @param base the address of the page
/// @param self the address of the feed
/// @param now when nothing waits, the feed is of now
record AtomFeed(String player, String base, String self, Words words, long now) {
  private static final String FEED =
      """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="%s">
        <id>tag:zwickmuehle,2026:player/%s</id>
        <title>%s</title>
        <updated>%s</updated>
        <author><name>Zwickmühle</name></author>
        <link rel="self" type="application/atom+xml" href="%s"/>
        <link rel="alternate" type="text/html" href="%s"/>
      """;

  private static final String ENTRY =
      """
        <entry>
          <id>tag:zwickmuehle,2026:game/%s/%d</id>
          <title>%s</title>
          <updated>%s</updated>
          <link rel="alternate" type="text/html" href="%s"/>
          <content type="text">%s</content>
        </entry>
      """;

  String write(Iterable<WaitingGame> games) {
    long latest = 0;
    var entries = new StringBuilder();
    for (var game : games) {
      latest = Math.max(latest, game.since());
      entries.append(entry(game));
    }
    var language = words.language();
    return FEED.formatted(
            language.code(),
            player,
            Markup.escape(ServerTexts.say(language, "feed")),
            time(latest == 0 ? now : latest),
            Markup.escape(self),
            Markup.escape(base + "#/mine"))
        + entries
        + "</feed>\n";
  }

  private String entry(WaitingGame game) {
    var summary = game.summary(words, "feed.turn");
    var until =
        game.deadline()
            .map(when -> ServerTexts.say(words.language(), "feed.until", spoken(when)))
            .orElse(summary);
    return ENTRY.formatted(
        game.id(),
        game.since(),
        Markup.escape(summary),
        time(game.since()),
        Markup.escape(base + "game/" + game.id()),
        Markup.escape(until));
  }

  private String spoken(long millis) {
    return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(Locale.of(words.language().code()))
        .withZone(ZoneOffset.UTC)
        .format(Instant.ofEpochMilli(millis));
  }

  private static String time(long millis) {
    return Instant.ofEpochMilli(millis).truncatedTo(ChronoUnit.SECONDS).toString();
  }
}
