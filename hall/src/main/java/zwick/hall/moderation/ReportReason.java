package zwick.hall.moderation;

import java.util.Optional;
import zwick.game.Option;

/// Why somebody tells of another. The ids are stored and never change; `text` has the words as
/// `web.report-reason.` and the id.
public enum ReportReason {
  INSULT,
  NAME,
  SPAM,
  STALLING,
  CHEATING,
  OTHER;

  public String id() {
    return Option.text(this);
  }

  public static Optional<ReportReason> find(String id) {
    for (var reason : values()) {
      if (reason.id().equals(id)) {
        return Optional.of(reason);
      }
    }
    return Optional.empty();
  }
}
