/// Feeds every parser that reads from outside with what nobody would write: `./zwick fuzz`.
///
/// A target that needs more than a public class lives in that class's package.
@NullMarked
package zwick.fuzz;

import org.jspecify.annotations.NullMarked;
