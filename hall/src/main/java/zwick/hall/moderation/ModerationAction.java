package zwick.hall.moderation;

import java.util.Optional;
import zwick.game.Option;

/// What those who look after a hall can do. The ids are stored and never change.
public enum ModerationAction {
  MUTE,
  UNMUTE,
  BAN,
  UNBAN,
  BAN_ADDRESS,
  UNBAN_ADDRESS,
  REMOVE_MESSAGE,
  REMOVE_GAME,
  REMOVE_PLAYER,
  RENAME,
  GRANT,
  REVOKE,
  DISMISS,
  RESET_PASSWORD,
  REMOVE_PASSKEYS;

  public String id() {
    return Option.text(this);
  }

  static Optional<ModerationAction> find(String id) {
    for (var moderationAction : values()) {
      if (moderationAction.id().equals(id)) {
        return Optional.of(moderationAction);
      }
    }
    return Optional.empty();
  }
}
