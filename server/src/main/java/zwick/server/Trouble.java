package zwick.server;

import zwick.notation.Json;
import zwick.text.Language;

/// A request that is not answered as asked. Thrown where it is found out, answered in one place.
final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1;

  @SuppressWarnings("serial") // never serialized
  private final InWords words;

  /// The problem, in somebody's language.
  @FunctionalInterface
  interface InWords {
    Json.Obj in(Language language);
  }

  Trouble(InWords words) {
    super(null, null, false, false);
    this.words = words;
  }

  Trouble(Complaint complaint) {
    this(language -> complaint.json(complaint.status(), language));
  }

  Json.Obj in(Language language) {
    return words.in(language);
  }
}
