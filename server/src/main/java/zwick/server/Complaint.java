package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import zwick.text.Language;

/// What can be wrong with a request: a number for programs, a sentence for people, in their
/// language (RFC 9457).
enum Complaint {
  BAD_REQUEST(400),
  NOT_FOUND(404),
  NOT_ALLOWED(405),
  TOO_LARGE(413),
  FAILED(500);

  static final String TYPE = "application/problem+json";

  private final int status;

  Complaint(int status) {
    this.status = status;
  }

  int status() {
    return status;
  }

  static Complaint of(int status) {
    for (var complaint : values()) {
      if (complaint.status == status) {
        return complaint;
      }
    }
    return status < 500 ? BAD_REQUEST : FAILED;
  }

  void answer(Context request) {
    if (this == NOT_ALLOWED) {
      request.header("Allow", "GET, HEAD");
    }
    request
        .status(status)
        .header("Cache-Control", "no-store")
        .contentType(TYPE)
        .result(json(status, request.header("Accept-Language")).getBytes(UTF_8));
  }

  /// @param code the status to name; ours, or one that is like it
  /// @param languages the header `Accept-Language`
  String json(int code, @Nullable String languages) {
    var language = language(languages == null ? "" : languages);
    var bundle = ResourceBundle.getBundle("zwick.server.server", Locale.of(language.code()));
    var key = name().toLowerCase(Locale.ROOT).replace('_', '-');
    // neither a quotation mark nor a backslash is in these sentences
    return "{\"type\":\"about:blank\",\"title\":\"%s\",\"status\":%d,\"detail\":\"%s\"}\n"
        .formatted(key, code, bundle.getString(key));
  }

  private static Language language(String wishes) {
    try {
      return LanguageRange.parse(wishes).stream()
          .flatMap(wish -> Language.find(wish.getRange()).stream())
          .findFirst()
          .orElse(Language.ENGLISH);
    } catch (IllegalArgumentException _) {
      return Language.ENGLISH;
    }
  }
}
