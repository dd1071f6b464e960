/// Wolf and sheep: board, rules, positions, moves.
///
/// May know zwick.game and zwick.game.moves; no other family, no presets, no notation.
@NullMarked
package zwick.wolf;

import org.jspecify.annotations.NullMarked;
