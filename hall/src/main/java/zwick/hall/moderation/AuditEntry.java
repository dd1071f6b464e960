package zwick.hall.moderation;

import java.util.Optional;

/// One line of the [AuditLog]: when, who, what, whom and why.
///
/// @param by an administrator; none for whoever was at the command line
/// @param message its number in that game
/// @param detail a new name, or an address
/// @param ends of a mute or a ban; none if it stays until it is lifted
public record AuditEntry(
    long n,
    long at,
    Optional<Long> by,
    ModerationAction moderationAction,
    Optional<Long> player,
    Optional<Long> game,
    Optional<Integer> message,
    Optional<String> detail,
    Optional<Long> ends,
    String why) {

  /// What is going to be written; its number and time are the log's.
  public static AuditEntry of(Ruling ruling, ModerationAction moderationAction) {
    return new AuditEntry(
        0,
        0,
        ruling.by(),
        moderationAction,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        ruling.why());
  }

  public AuditEntry player(long id) {
    return new AuditEntry(
        n, at, by, moderationAction, Optional.of(id), game, message, detail, ends, why);
  }

  public AuditEntry game(long id) {
    return new AuditEntry(
        n, at, by, moderationAction, player, Optional.of(id), message, detail, ends, why);
  }

  public AuditEntry message(int number) {
    return new AuditEntry(
        n, at, by, moderationAction, player, game, Optional.of(number), detail, ends, why);
  }

  public AuditEntry detail(String text) {
    return new AuditEntry(
        n, at, by, moderationAction, player, game, message, Optional.of(text), ends, why);
  }

  public AuditEntry ends(Optional<Long> end) {
    return new AuditEntry(n, at, by, moderationAction, player, game, message, detail, end, why);
  }
}
