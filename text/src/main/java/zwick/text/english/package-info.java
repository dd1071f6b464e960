/// The English sentences, one table for each topic.
///
/// Tables only, no code; knows nothing.
@NullMarked
package zwick.text.english;

import org.jspecify.annotations.NullMarked;
