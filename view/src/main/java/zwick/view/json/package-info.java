/// Reading a question and writing an answer as JSON.
///
/// Knows no other room.
@NullMarked
package zwick.view.json;

import org.jspecify.annotations.NullMarked;
