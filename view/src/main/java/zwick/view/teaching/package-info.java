/// What helps somebody to play better: lessons, hints, advice, the coach, the last chance of a
/// game, how much is known.
///
/// Knows zwick.view.game, zwick.view.rules and zwick.view.json.
@NullMarked
package zwick.view.teaching;

import org.jspecify.annotations.NullMarked;
