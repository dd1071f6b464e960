/// The German sentences, one table for each topic.
///
/// Tables only, no code; knows nothing.
@NullMarked
package zwick.text.german;

import org.jspecify.annotations.NullMarked;
