/// The French sentences, one table for each topic.
///
/// Tables only, no code; knows nothing.
@NullMarked
package zwick.text.french;

import org.jspecify.annotations.NullMarked;
