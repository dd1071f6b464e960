/// What is known for sure of a position: the oracle that knows it, what each move does to it, best
/// play to the end, the last chance to save a game.
///
/// May know zwick.game and zwick.game.moves. No tables, no search, no guesses.
@NullMarked
package zwick.game.known;

import org.jspecify.annotations.NullMarked;
