package zwick.server.protocol;

import io.javalin.http.Context;
import zwick.notation.json.Json;
import zwick.text.Language;

/// A request that is not answered as asked. Thrown where it is found out, answered in one place.
public final class RequestTrouble extends RuntimeException {
  private static final long serialVersionUID = 1;

  @SuppressWarnings("serial") // never serialized
  private final InWords words;

  /// After which there is a point in asking again; 0 if nobody can say.
  private final long seconds;

  /// The problem, in somebody's language.
  @FunctionalInterface
  public interface InWords {
    Json.Obj in(Language language);
  }

  public RequestTrouble(InWords words) {
    this(words, 0);
  }

  public RequestTrouble(HttpProblem httpProblem) {
    this(httpProblem, 0);
  }

  private RequestTrouble(HttpProblem httpProblem, long seconds) {
    this(language -> httpProblem.json(httpProblem.status(), language), seconds);
  }

  private RequestTrouble(InWords words, long seconds) {
    super(null, null, false, false);
    this.words = words;
    this.seconds = seconds;
  }

  /// Somebody has asked for too much.
  ///
  /// @param seconds after which he may ask again
  public static RequestTrouble tooMany(long seconds) {
    return new RequestTrouble(HttpProblem.TOO_MANY, seconds);
  }

  public void answer(Context request) {
    if (seconds > 0) {
      request.header(HttpProblem.WAIT, String.valueOf(seconds));
    }
    HttpProblem.answer(request, in(RequestLanguage.of(request)));
  }

  public Json.Obj in(Language language) {
    return words.in(language);
  }
}
