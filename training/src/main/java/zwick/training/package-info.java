/// Learns the engine's weights from games the engine plays against itself. Start at TrainingCourse.
///
/// Knows rules and engine; no files, no terminal.
@NullMarked
package zwick.training;

import org.jspecify.annotations.NullMarked;
