package zwick.hall.game;

import java.util.Optional;

/// One line of a game's log.
///
/// @param seq from 1, without gaps
/// @param at when, in milliseconds since 1970
/// @param command what asked for it
public record LoggedEvent(int seq, long at, Optional<String> command, Event event) {}
