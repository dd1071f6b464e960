package zwick.hall.policy;

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
    TOO_MANY_PROPOSALS,
    TOO_MANY_TAKE_BACKS,
    GAME_TOO_LONG,
    OPPONENT_IS_THERE,
    NO_HOLIDAY_LEFT,
    RATED_NEEDS_ACCOUNTS,
    RATED_STARTS_AT_THE_START,
    RATED_NOT_AGAINST_ONESELF,
    RATED_ENOUGH_FOR_TODAY,
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
    PASSWORD_TOO_COMMON,
    PASSWORD_SAME,
    PASSWORD_WRONG,
    NAME_OR_PASSWORD_WRONG,
    HAS_ACCOUNT,
    NEEDS_ACCOUNT,
    TOO_MANY_BOTS,
    TOO_MANY_TOKENS,
    TOO_BUSY,
    TOO_MANY_COMPUTER_GAMES,
    TOO_MANY_INVITATIONS,
    NO_SUCH_GAME,
    NO_SUCH_MESSAGE,
    NO_SUCH_REPORT,
    NO_SUCH_SANCTION,
    NO_SUCH_ADDRESS,
    NOT_ABOUT_YOURSELF,
    TOO_MANY_REPORTS,
    REPORT_TOO_LONG,
    NEEDS_A_WHY,
    IS_ADMINISTRATOR,
    SOMEBODY_ELSE_DECIDES,
    NOT_AN_ADMINISTRATOR,
    ONLY_ACCOUNTS,
    TOO_MANY_PASSKEYS,
    PASSKEY_REFUSED,
    PASSKEY_KNOWN,
    PASSKEY_TOO_LATE,
    PASSKEY_ONLY,
    NO_PASSKEY,
    LAST_PASSKEY,
    PROOF_NEEDED,
    LABEL_NOT_ALLOWED;

    @Override
    public String reason() {
      return Option.text(this);
    }

    /// Whether it would be done another time: he has enough for now, see [UsageLimits].
    public boolean isLimit() {
      return this == TOO_MANY_COMPUTER_GAMES || this == TOO_MANY_INVITATIONS;
    }
  }

  /// He may not, for a while: `muted` or `banned`.
  record Sanctioned(Sanction sanction) implements Objection {
    @Override
    public String reason() {
      return sanction.kind() == Sanction.Kind.MUTE ? "muted" : "banned";
    }
  }

  /// A stable id for programs.
  String reason();

  /// What the referee says to a text that is no action at all.
  static Objection notAMove(String text) {
    return new ByReferee(new Refusal.NotAMove(Excerpt.of(text)));
  }
}
