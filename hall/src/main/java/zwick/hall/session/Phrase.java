package zwick.hall.session;

import java.util.Optional;
import zwick.game.Option;

/// What players can say with one touch, each hearing it in his own language. The ids are stored and
/// never change; `text` has the sentence as `phrase.` and the id.
public enum Phrase {
  HELLO,
  GOOD_LUCK,
  NICE_MOVE,
  OOPS,
  THANKS,
  ONE_MOMENT,
  WELL_PLAYED,
  GOOD_GAME,
  REMATCH,
  GOODBYE;

  public String id() {
    return Option.text(this);
  }

  public static Optional<Phrase> find(String id) {
    for (var phrase : values()) {
      if (phrase.id().equals(id)) {
        return Optional.of(phrase);
      }
    }
    return Optional.empty();
  }
}
