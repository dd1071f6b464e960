/// A move in every shape: its steps, as asked for (Wish), as numbers for searching (MoveBuffer,
/// KeyMixer), and the points of a board it is made of (Grid).
///
/// Knows no other package, no side, no rules and no position.
@NullMarked
package zwick.game.moves;

import org.jspecify.annotations.NullMarked;
