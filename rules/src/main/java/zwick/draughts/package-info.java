/// The draughts family: boards, options, positions, move generation, missed captures.
///
/// May know zwick.game and zwick.game.moves; no other family, no presets, no notation. The
/// generators are package-private.
@NullMarked
package zwick.draughts;

import org.jspecify.annotations.NullMarked;
