package zwick.server.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwick.game.BadInput;
import zwick.game.Position;
import zwick.hall.policy.Objection;
import zwick.notation.json.Json;
import zwick.text.Language;
import zwick.text.Words;
import zwick.view.game.RefusalJson;
import zwick.view.json.JsonObjectBuilder;

/// How answers are written.
public final class JsonReplies {
  public static final String JSON = "application/json; charset=utf-8";

  private JsonReplies() {}

  public static void json(Context request, Json json) {
    request.header("Cache-Control", "no-store").contentType(JSON);
    request.result(json.write().getBytes(UTF_8));
  }

  public static RequestTrouble refused(Objection objection) {
    return refused(objection, null);
  }

  public static RequestTrouble refused(Objection objection, @Nullable Position position) {
    return new RequestTrouble(language -> problem(objection, position, language));
  }

  static Json.Obj problem(Objection objection, @Nullable Position position, Language language) {
    var words = Words.in(language);
    return switch (objection) {
      case Objection.House why ->
          (why.isLimit() ? HttpProblem.TOO_MANY : HttpProblem.REFUSED)
              .problem(words.text("house." + why.reason()))
              .put("reason", why.reason())
              .done();
      case Objection.Sanctioned(var sanction) -> SanctionText.problem(sanction, language);
      case Objection.ByReferee(var refusal) -> {
        if (position == null
            || !(RefusalJson.of(words, position, refusal) instanceof Json.Obj said)) {
          throw new IllegalStateException("the referee speaks of a position: " + refusal);
        }
        yield HttpProblem.REFUSED
            .problem(said.get("text") instanceof Json.Str(String text) ? text : "")
            .put("reason", refusal.reason())
            .put("points", said.get("points"))
            .done();
      }
    };
  }

  /// What was sent cannot be read; the sentences say why.
  public static Json.Obj unreadable(BadInput bad, Language language) {
    var words = Words.in(language);
    var sentences = bad.problems().stream().map(words::problem).distinct().toList();
    return HttpProblem.BAD_REQUEST
        .problem(String.join(" ", sentences))
        .put("reason", "bad-request")
        .done();
  }

  public static Json.Obj with(Json.Obj one, Json.Obj other) {
    Map<String, Json> members = new LinkedHashMap<>(one.members());
    members.putAll(other.members());
    return new Json.Obj(members);
  }

  public static JsonObjectBuilder message(String type) {
    return new JsonObjectBuilder().put("type", type);
  }
}
