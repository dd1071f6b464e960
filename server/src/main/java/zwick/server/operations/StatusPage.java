package zwick.server.operations;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.stream.Collectors;
import zwick.hall.Hall;
import zwick.hall.game.GameStatus;
import zwick.hall.policy.UsageLimits;
import zwick.hall.storage.StorageTrouble;
import zwick.server.protocol.Markup;
import zwick.server.protocol.RequestLanguage;
import zwick.server.protocol.ServerTexts;
import zwick.server.settings.ServerSettings;
import zwick.text.Language;
import zwick.text.Words;

/// How things stand, for people: a page without any script.
public final class StatusPage {
  private static final String PAGE =
      """
      <!doctype html>
      <html lang="%1$s">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta http-equiv="refresh" content="30" />
          <title>%2$s – Zwickmühle</title>
          <link rel="icon" href="icons/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="style/base.css" />
          <link rel="stylesheet" href="style/status.css" />
        </head>
        <body>
          <header id="top"><a class="brand" href="./">Zwickmühle</a></header>
          <main id="screen">
            <h1>%2$s</h1>
            <dl class="facts">
      %3$s      </dl>
      %4$s          </main>
        </body>
      </html>
      """;

  private static final String LIMITS =
      """
            <h2>%s</h2>
            <dl class="facts">
      %s      </dl>
      """;

  private static final String FACT =
      "        <div><dt>%s</dt><dd>%s</dd></div>\n"; // escaped when it is put in

  /// With the name by which `--limit` knows it.
  private static final String LIMIT = "        <div><dt>%s <code>%s</code></dt><dd>%s</dd></div>\n";

  private final Optional<Hall> hall;
  private final ActivityCounts activityCounts;
  private final UsageLimits limits;
  private final long started = System.nanoTime();

  /// @param limits how much one may ask for
  public StatusPage(Optional<Hall> hall, ActivityCounts activityCounts, UsageLimits limits) {
    this.hall = hall;
    this.activityCounts = activityCounts;
    this.limits = limits;
  }

  void answer(Context request) {
    var language = RequestLanguage.of(request);
    var facts = list(facts(language));
    var title = Markup.escape(ServerTexts.say(language, "status"));
    request.header("Cache-Control", "no-store");
    request.header("Vary", "Accept-Language");
    request
        .contentType("text/html; charset=utf-8")
        .result(PAGE.formatted(language.code(), title, facts, limits(language)).getBytes(UTF_8));
  }

  private static String list(List<Entry<String, String>> facts) {
    return facts.stream()
        .map(fact -> FACT.formatted(Markup.escape(fact.getKey()), Markup.escape(fact.getValue())))
        .collect(Collectors.joining());
  }

  /// How much one may ask for; where nobody plays, nothing is limited but requests.
  private String limits(Language language) {
    if (hall.isEmpty()) {
      return "";
    }
    var words = Words.in(language);
    var all = new StringBuilder();
    limits
        .all()
        .forEach((name, most) ->
            all.append(
                LIMIT.formatted(
                    Markup.escape(words.text("limit." + name)),
                    Markup.escape(name),
                    Markup.escape(
                        most == 0
                            ? ServerTexts.say(language, "status.unlimited")
                            : number(language, most)))));
    return LIMITS.formatted(Markup.escape(ServerTexts.say(language, "status.limits")), all);
  }

  private List<Entry<String, String>> facts(Language language) {
    var facts = new ArrayList<Entry<String, String>>();
    hall.ifPresent(open -> {
      var figures = open.figures();
      facts.add(games(language, "status.playing", open, GameStatus.PLAYING));
      facts.add(games(language, "status.invited", open, GameStatus.INVITED));
      facts.add(fact(language, "status.people", number(language, activityCounts.here())));
      facts.add(fact(language, "status.moves", number(language, figures.recentMoves())));
    });
    facts.add(fact(language, "status.since", uptime(language)));
    facts.add(fact(language, "status.version", ServerSettings.VERSION));
    var storage = hall.map(Hall::storage).orElse(ServerTexts.say(language, "status.nowhere"));
    facts.add(fact(language, "status.storage", storage));
    return facts;
  }

  private Entry<String, String> games(
      Language language, String key, Hall open, GameStatus gameStatus) {
    try {
      return fact(language, key, number(language, activityCounts.games(open, gameStatus)));
    } catch (StorageTrouble _) {
      return fact(language, key, ServerTexts.say(language, "unavailable"));
    }
  }

  private static Entry<String, String> fact(Language language, String key, String value) {
    return Map.entry(ServerTexts.say(language, key), value);
  }

  private static String number(Language language, long number) {
    return ServerTexts.say(language, "status.number", number);
  }

  private String uptime(Language language) {
    var up = Duration.ofNanos(System.nanoTime() - started);
    return ServerTexts.say(
        language, "status.uptime", up.toDays(), up.toHoursPart(), up.toMinutesPart());
  }
}
