/// Rule sets, positions, moves, actions and clocks as text, and the game record that every file
/// format reads and writes.
///
/// May know the games and their presets. Knows no file format: nothing of PDN or JSON.
@NullMarked
package zwick.notation;

import org.jspecify.annotations.NullMarked;
