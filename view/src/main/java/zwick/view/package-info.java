/// The door of the page: Answers takes a question as JSON and gives an answer or sentences about
/// what is wrong; the …Answers types do it, for games, for thinking and for what is known.
///
/// Knows all rooms of this module; none of them knows it. What is shown is made in the rooms, not
/// here.
@NullMarked
package zwick.view;

import org.jspecify.annotations.NullMarked;
