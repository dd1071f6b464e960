package zwick.server.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.util.Locale;
import zwick.notation.json.Json;
import zwick.text.Language;
import zwick.view.json.JsonObjectBuilder;

/// What can be wrong with a request: a number for programs, a sentence for people, in their
/// language (RFC 9457).
public enum HttpProblem {
  BAD_REQUEST(400),
  NO_SESSION(401),
  FORBIDDEN(403),
  OUT_OF_SCOPE(403),
  ONLY_HERE(403),
  PASSKEY_NEEDED(403),
  UNENCRYPTED(403),
  NOT_FOUND(404),
  NOT_ALLOWED(405),
  TOO_SLOW(408),
  STALE(409),
  TOO_LARGE(413),
  MISDIRECTED(421),
  REFUSED(422),
  TOO_MANY(429),
  FAILED(500),
  UNAVAILABLE(503),
  ENDING(503);

  public static final String TYPE = "application/problem+json";
  static final String WAIT = "Retry-After";

  /// When to come back, in seconds, where nobody can say: what stands in the way is not time but
  /// something of the asker's own, such as his open games.
  private static final String A_MINUTE = "60";

  private final int status;

  HttpProblem(int status) {
    this.status = status;
  }

  public int status() {
    return status;
  }

  public static HttpProblem of(int status) {
    for (var httpProblem : values()) {
      if (httpProblem.status == status) {
        return httpProblem;
      }
    }
    return status < 500 ? BAD_REQUEST : FAILED;
  }

  private String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public void answer(Context request) {
    answer(request, json(status, RequestLanguage.of(request)));
  }

  /// What a problem says of itself.
  public static int status(Json.Obj problem) {
    return problem.get("status") instanceof Json.Num(String status)
        ? Integer.parseInt(status)
        : FAILED.status;
  }

  public static void answer(Context request, Json.Obj problem) {
    request.status(status(problem));
    if (status(problem) == TOO_MANY.status && request.res().getHeader(WAIT) == null) {
      request.header(WAIT, A_MINUTE);
    }
    request
        .header("Cache-Control", "no-store")
        .contentType(TYPE)
        .result((problem.write() + "\n").getBytes(UTF_8));
  }

  /// @param code the status to name; ours, or one that is like it
  public Json.Obj json(int code, Language language) {
    return problem(code, sentence(language)).put("reason", key()).done();
  }

  /// The beginnings of a problem that says more.
  public JsonObjectBuilder problem(String detail) {
    return problem(status, detail);
  }

  /// @param values for the places in its sentence
  public Json.Obj about(Language language, Object... values) {
    return problem(ServerTexts.say(language, key(), values)).put("reason", key()).done();
  }

  private JsonObjectBuilder problem(int code, String detail) {
    return new JsonObjectBuilder()
        .put("type", "about:blank")
        .put("title", key())
        .put("status", code)
        .put("detail", detail);
  }

  private String sentence(Language language) {
    return ServerTexts.say(language, key());
  }
}
