/// What players may be called: scripts, look-alikes, invisible characters, names that are taken.
///
/// No accounts and no passwords. May know storage only.
@NullMarked
package zwick.hall.names;

import org.jspecify.annotations.NullMarked;
