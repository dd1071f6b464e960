/// The named rule sets: those of the printed booklets and the other well-known games, spelled in
/// the options of their families.
///
/// Data only; may know zwick.game and the families. No family and nothing else in zwick.game knows
/// a preset.
@NullMarked
package zwick.game.presets;

import org.jspecify.annotations.NullMarked;
