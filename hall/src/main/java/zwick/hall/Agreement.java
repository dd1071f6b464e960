package zwick.hall;

import java.util.Optional;

/// Who would play whom by which terms.
///
/// @param guest who has answered; anybody may while there is nobody
/// @param by whose terms these are; the other one has to agree
/// @param listed whether everybody may see it
public record Agreement(long host, Optional<Long> guest, Terms terms, long by, boolean listed) {

  static Agreement of(Event.Opened opened) {
    return new Agreement(
        opened.host(), Optional.empty(), opened.terms(), opened.host(), opened.listed());
  }

  Agreement proposed(long player, Terms wanted) {
    var answering = player == host ? guest : Optional.of(player);
    return new Agreement(host, answering, wanted, player, listed);
  }

  Agreement with(long player) {
    return new Agreement(host, Optional.of(player), terms, by, listed);
  }

  Agreement moved(long from, long to) {
    return new Agreement(
        host == from ? to : host,
        guest.map(player -> player == from ? to : player),
        terms,
        by == from ? to : by,
        listed);
  }

  /// Whether this player may say yes: the host to his guest's terms, anybody to the host's.
  boolean isAskedOf(long player) {
    return player != by && (player == host || by == host);
  }
}
