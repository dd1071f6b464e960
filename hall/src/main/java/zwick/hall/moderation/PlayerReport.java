package zwick.hall.moderation;

import java.util.Optional;

/// Somebody has told of a player.
///
/// @param player whom it is about
/// @param message its number in that game
/// @param phrase what that message says, or …
/// @param said … in the player's own words, unless it was removed
/// @param words what the reporter adds
/// @param together how many are open about this player where this one stands for all of them, else
///   1
public record PlayerReport(
    long id,
    long at,
    long reporter,
    long player,
    Optional<Long> game,
    Optional<Integer> message,
    Optional<String> phrase,
    Optional<String> said,
    ReportReason reason,
    Optional<String> words,
    int together) {

  /// As it comes from somebody.
  public record Draft(
      long player,
      Optional<Long> game,
      Optional<Integer> message,
      ReportReason reason,
      String words) {}
}
