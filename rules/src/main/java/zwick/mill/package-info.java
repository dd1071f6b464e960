/// The mill family: boards, options, positions, move generation, Zwickmühlen.
///
/// May know zwick.game and zwick.game.moves; no other family, no presets, no notation. The
/// generator is package-private.
@NullMarked
package zwick.mill;

import org.jspecify.annotations.NullMarked;
