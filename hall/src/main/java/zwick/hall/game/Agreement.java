package zwick.hall.game;

import java.util.Optional;

/// Who would play whom by which terms.
///
/// The host offers terms to whoever comes. Somebody may propose others instead; until the host
/// answers him, the offer stands for everybody else, so that a proposal takes nothing from anybody.
/// What the host answers is for that guest alone, until one of the two declines.
///
/// @param guest who has answered with terms of his own
/// @param terms that are to be agreed on now
/// @param by whose terms these are; the other one has to agree
/// @param offer what the host offers to everybody
/// @param listed whether everybody may see it
/// @param since when the guest came, or the last one went; what was said before is not for him
public record Agreement(
    long host,
    Optional<Long> guest,
    Terms terms,
    long by,
    Terms offer,
    boolean listed,
    long since) {

  static Agreement of(Event.Opened opened, long at) {
    return new Agreement(
        opened.host(),
        Optional.empty(),
        opened.terms(),
        opened.host(),
        opened.terms(),
        opened.listed(),
        at);
  }

  Agreement proposed(long player, Terms wanted, long at) {
    var answering = player == host ? guest : Optional.of(player);
    return new Agreement(
        host,
        answering,
        wanted,
        player,
        answering.isEmpty() ? wanted : offer,
        listed,
        answering.equals(guest) ? since : at);
  }

  /// The guest's proposal is off, and whatever was said to it.
  Agreement declined(long at) {
    return new Agreement(host, Optional.empty(), offer, host, offer, listed, at);
  }

  Agreement with(long player, long at) {
    return new Agreement(
        host, Optional.of(player), terms, by, offer, listed, isGuest(player) ? since : at);
  }

  Agreement moved(long from, long to) {
    return new Agreement(
        host == from ? to : host,
        guest.map(player -> player == from ? to : player),
        terms,
        by == from ? to : by,
        offer,
        listed,
        since);
  }

  /// Whether anybody may still say yes to the host's offer.
  public boolean isOpen() {
    return guest.isEmpty() || by != host;
  }

  boolean isGuest(long player) {
    return guest.filter(one -> one == player).isPresent();
  }

  /// Whether this player may say yes to the terms as they are: the host to his guest's; to the
  /// host's his guest, or anybody while there is none.
  boolean isAskedOf(long player) {
    return player != by && (player == host || by == host && (guest.isEmpty() || isGuest(player)));
  }
}
