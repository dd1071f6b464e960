/// An online game as its events tell it: terms, seats, commands, events, and the decision what
/// comes of a command. Everything here is a value or a pure function.
///
/// No database, no threads, no reading of the time. May know policy only.
@NullMarked
package zwick.hall.game;

import org.jspecify.annotations.NullMarked;
