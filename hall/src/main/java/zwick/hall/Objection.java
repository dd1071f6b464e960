package zwick.hall;

import zwick.game.Option;
import zwick.game.Refusal;
import zwick.notation.Excerpt;

/// Why something is not done at a table. Data, as a [Refusal] is; `text` says it.
public sealed interface Objection {
  /// The referee's.
  record ByReferee(Refusal refusal) implements Objection {
    @Override
    public String reason() {
      return refusal.reason();
    }
  }

  /// The house's.
  enum House implements Objection {
    NOT_SEATED,
    NOT_INVITED,
    YOUR_OWN_TERMS,
    NOT_BEGUN,
    ALREADY_BEGUN,
    TABLE_CLOSED,
    STILL_PLAYING,
    TOO_LATE_TO_ABORT,
    NOT_FOR_PLAYERS,
    NOTHING_TO_TAKE_BACK,
    ALREADY_ASKED,
    NOTHING_ASKED,
    NO_TAKE_BACK_IN_RATED_GAMES,
    OPPONENT_IS_THERE,
    NO_HOLIDAY_LEFT,
    RATED_NEEDS_ACCOUNTS,
    RATED_STARTS_AT_THE_START,
    NO_SUCH_PHRASE,
    WORDS_NOT_ALLOWED,
    WORDS_TOO_LONG,
    NO_WORDS,
    NOT_SO_FAST,
    NO_SUCH_PLAYER,
    NAME_NOT_ALLOWED,
    NAME_TAKEN,
    PASSWORD_TOO_SHORT,
    PASSWORD_TOO_LONG,
    NAME_OR_PASSWORD_WRONG,
    HAS_ACCOUNT,
    NEEDS_ACCOUNT,
    TOO_MANY_BOTS,
    TOO_BUSY;

    @Override
    public String reason() {
      return Option.text(this);
    }
  }

  /// A stable id for programs.
  String reason();

  /// What the referee says to a text that is no action at all.
  static Objection notAMove(String text) {
    return new ByReferee(new Refusal.NotAMove(Excerpt.of(text)));
  }
}
