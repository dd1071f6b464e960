/// What moderation is spoken and recorded in: reports, rulings, actions, the audit log; and the
/// account desk of the command line.
///
/// What acts in running sessions is in zwick.hall. May know game, names, people, policy, session
/// and storage.
@NullMarked
package zwick.hall.moderation;

import org.jspecify.annotations.NullMarked;
