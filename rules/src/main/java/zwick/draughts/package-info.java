/// The draughts family: boards, options, presets and move generation.
@NullMarked
package zwick.draughts;

import org.jspecify.annotations.NullMarked;
