package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwick.game.BadInput;
import zwick.game.Position;
import zwick.hall.Objection;
import zwick.notation.Json;
import zwick.text.Language;
import zwick.text.Words;
import zwick.view.Members;
import zwick.view.Refused;

/// How answers are written.
final class Replies {
  static final String JSON = "application/json; charset=utf-8";

  private Replies() {}

  static void json(Context request, Json json) {
    request.header("Cache-Control", "no-store").contentType(JSON);
    request.result(json.write().getBytes(UTF_8));
  }

  static Trouble refused(Objection objection) {
    return refused(objection, null);
  }

  static Trouble refused(Objection objection, @Nullable Position position) {
    return new Trouble(language -> problem(objection, position, language));
  }

  static Json.Obj problem(Objection objection, @Nullable Position position, Language language) {
    var words = Words.in(language);
    return switch (objection) {
      case Objection.House why ->
          (why.isLimit() ? Complaint.TOO_MANY : Complaint.REFUSED)
              .problem(words.text("house." + why.reason()))
              .put("reason", why.reason())
              .done();
      case Objection.Sanctioned(var sanction) -> SanctionText.problem(sanction, language);
      case Objection.ByReferee(var refusal) -> {
        if (position == null || !(Refused.of(words, position, refusal) instanceof Json.Obj said)) {
          throw new IllegalStateException("the referee speaks of a position: " + refusal);
        }
        yield Complaint.REFUSED
            .problem(said.get("text") instanceof Json.Str(String text) ? text : "")
            .put("reason", refusal.reason())
            .put("points", said.get("points"))
            .done();
      }
    };
  }

  /// What was sent cannot be read; the sentences say why.
  static Json.Obj unreadable(BadInput bad, Language language) {
    var words = Words.in(language);
    var sentences = bad.problems().stream().map(words::problem).distinct().toList();
    return Complaint.BAD_REQUEST
        .problem(String.join(" ", sentences))
        .put("reason", "bad-request")
        .done();
  }

  static Json.Obj with(Json.Obj one, Json.Obj other) {
    Map<String, Json> members = new LinkedHashMap<>(one.members());
    members.putAll(other.members());
    return new Json.Obj(members);
  }

  static Members message(String type) {
    return new Members().put("type", type);
  }
}
