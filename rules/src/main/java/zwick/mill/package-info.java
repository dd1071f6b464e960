/// The mill family: boards, options, presets and move generation.
@NullMarked
package zwick.mill;

import org.jspecify.annotations.NullMarked;
