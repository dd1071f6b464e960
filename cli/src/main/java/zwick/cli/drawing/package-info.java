/// Draws a board with the characters every terminal has, with colours or without.
///
/// Knows no other package of the module: positions in, lines out; no sentences.
@NullMarked
package zwick.cli.drawing;

import org.jspecify.annotations.NullMarked;
