/// The door: the hall as a whole, and everything that has to know the hall as a whole: the sessions
/// in which games go on, the scheduler of deadlines, messages, and what moderators do.
///
/// No SQL of its own beyond that, no wire formats, nothing of HTTP. May know every other package of
/// the module; none of them may know this one.
@NullMarked
package zwick.hall;

import org.jspecify.annotations.NullMarked;
