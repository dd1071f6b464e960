package zwick.server;

import io.javalin.http.Context;
import zwick.notation.Json;
import zwick.text.Language;

/// A request that is not answered as asked. Thrown where it is found out, answered in one place.
final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1;

  @SuppressWarnings("serial") // never serialized
  private final InWords words;

  /// After which there is a point in asking again; 0 if nobody can say.
  private final long seconds;

  /// The problem, in somebody's language.
  @FunctionalInterface
  interface InWords {
    Json.Obj in(Language language);
  }

  Trouble(InWords words) {
    this(words, 0);
  }

  Trouble(Complaint complaint) {
    this(complaint, 0);
  }

  private Trouble(Complaint complaint, long seconds) {
    this(language -> complaint.json(complaint.status(), language), seconds);
  }

  private Trouble(InWords words, long seconds) {
    super(null, null, false, false);
    this.words = words;
    this.seconds = seconds;
  }

  /// Somebody has asked for too much.
  ///
  /// @param seconds after which he may ask again
  static Trouble tooMany(long seconds) {
    return new Trouble(Complaint.TOO_MANY, seconds);
  }

  void answer(Context request) {
    if (seconds > 0) {
      request.header(Complaint.WAIT, String.valueOf(seconds));
    }
    Complaint.answer(request, in(Tongue.of(request)));
  }

  Json.Obj in(Language language) {
    return words.in(language);
  }
}
