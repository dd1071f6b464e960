/// The endgame tables as this program uses them: in which folder they lie, which solver makes them,
/// what they say for sure, making a few in the background.
///
/// Knows support alone. Writes no reports but the progress of solving.
@NullMarked
package zwick.cli.tables;

import org.jspecify.annotations.NullMarked;
