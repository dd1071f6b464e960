/// The Italian sentences, one table for each topic.
///
/// Tables only, no code; knows nothing.
@NullMarked
package zwick.text.italian;

import org.jspecify.annotations.NullMarked;
