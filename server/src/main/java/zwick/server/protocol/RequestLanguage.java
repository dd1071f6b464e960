package zwick.server.protocol;

import io.javalin.http.Context;
import java.util.Locale.LanguageRange;
import org.jspecify.annotations.Nullable;
import zwick.text.Language;
import zwick.text.Words;

/// The language somebody wants to be answered in.
public final class RequestLanguage {
  private RequestLanguage() {}

  /// As the address says, or else as the browser does.
  public static Language of(Context request) {
    return of(request.queryParam("language"), request.header("Accept-Language"));
  }

  public static Language of(@Nullable String named, @Nullable String wishes) {
    return named == null ? of(wishes) : Language.find(named).orElse(Language.ENGLISH);
  }

  public static Words words(Context request) {
    return Words.in(of(request));
  }

  /// @param wishes the header `Accept-Language`
  public static Language of(@Nullable String wishes) {
    try {
      return LanguageRange.parse(wishes == null ? "" : wishes).stream()
          .flatMap(wish -> Language.find(wish.getRange()).stream())
          .findFirst()
          .orElse(Language.ENGLISH);
    } catch (IllegalArgumentException _) {
      return Language.ENGLISH;
    }
  }
}
