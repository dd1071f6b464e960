package zwick.hall.game;

import zwick.game.Side;

/// What has happened at a table. A game is the list of these; all else follows.
public sealed interface Event {
  /// A table was laid.
  ///
  /// @param listed whether everybody may see it and sit down
  record Opened(long host, Terms terms, boolean listed) implements Event {}

  /// Somebody wants to play, but differently.
  record Proposed(long by, Terms terms) implements Event {}

  /// What this guest proposed is off; the host's own terms stand again.
  record Declined(long guest) implements Event {}

  /// Both agree, and the colours are decided.
  ///
  /// @param seed what the computer's moods come from
  record Began(SeatHolder white, SeatHolder black, long seed) implements Event {}

  /// The referee has accepted something.
  ///
  /// @param action as text, with who did it
  /// @param used milliseconds the side to move had thought
  record Acted(String action, long used) implements Event {}

  /// One asks the other to let him take his move back.
  record AskedBack(Side by) implements Event {}

  record RefusedBack(Side by) implements Event {}

  /// Nobody could play, because no program was there or had its database; or the clock was set, and
  /// put back where `to` is before `from`.
  record Outage(long from, long to) implements Event {}

  /// A holiday in a game by post, from now on.
  record Rested(Side by, int days) implements Event {}

  /// A guest has logged in: what was his is his account's from now on.
  record Moved(long from, long to) implements Event {}

  /// Called off: nobody wins.
  record Aborted() implements Event {}

  record AskedRematch(Side by) implements Event {}

  /// The players meet again.
  record Rematched(long game) implements Event {}
}
