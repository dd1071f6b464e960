package zwick.server.protocol;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import zwick.hall.policy.Sanction;
import zwick.notation.json.Json;
import zwick.text.Language;
import zwick.text.Words;

/// Tells somebody that he may not, until when and why. Who may not come in is forbidden to; who may
/// not speak is refused.
public final class SanctionText {
  private SanctionText() {}

  public static RequestTrouble trouble(Sanction sanction) {
    return new RequestTrouble(language -> problem(sanction, language));
  }

  static Json.Obj problem(Sanction sanction, Language language) {
    boolean mute = sanction.kind() == Sanction.Kind.MUTE;
    var httpProblem = mute ? HttpProblem.REFUSED : HttpProblem.FORBIDDEN;
    return httpProblem
        .problem(sentence(sanction, language))
        .put("reason", mute ? "muted" : "banned")
        .put("until", sanction.ends().map(Json::of).orElse(Json.none()))
        .put("why", sanction.why())
        .done();
  }

  private static String sentence(Sanction sanction, Language language) {
    var words = Words.in(language);
    var key =
        sanction.address().isPresent()
            ? "sanction.address"
            : sanction.kind() == Sanction.Kind.MUTE ? "sanction.muted" : "sanction.banned";
    return sanction
        .ends()
        .map(end -> words.text(key, time(end, language), sanction.why()))
        .orElseGet(() -> words.text(key + "-for-good", sanction.why()));
  }

  /// Nobody knows the reader's time zone, so it is named.
  private static String time(long at, Language language) {
    var format =
        DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.SHORT)
            .withLocale(Locale.of(language.code()));
    return format.format(Instant.ofEpochMilli(at).atZone(ZoneOffset.UTC)) + " UTC";
  }
}
