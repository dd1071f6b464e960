package zwick.hall;

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
    Deed deed,
    Optional<Long> player,
    Optional<Long> game,
    Optional<Integer> message,
    Optional<String> detail,
    Optional<Long> ends,
    String why) {

  /// What is going to be written; its number and time are the log's.
  static AuditEntry of(Ruling ruling, Deed deed) {
    return new AuditEntry(
        0,
        0,
        ruling.by(),
        deed,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        ruling.why());
  }

  AuditEntry player(long id) {
    return new AuditEntry(n, at, by, deed, Optional.of(id), game, message, detail, ends, why);
  }

  AuditEntry game(long id) {
    return new AuditEntry(n, at, by, deed, player, Optional.of(id), message, detail, ends, why);
  }

  AuditEntry message(int number) {
    return new AuditEntry(n, at, by, deed, player, game, Optional.of(number), detail, ends, why);
  }

  AuditEntry detail(String text) {
    return new AuditEntry(n, at, by, deed, player, game, message, Optional.of(text), ends, why);
  }

  AuditEntry ends(Optional<Long> end) {
    return new AuditEntry(n, at, by, deed, player, game, message, detail, end, why);
  }
}
