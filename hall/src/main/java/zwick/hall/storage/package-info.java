/// The database: opening it, its schema, the one writer, transactions, notifications between
/// programs, backups.
///
/// Knows nothing of games and people: their SQL is with them. May know no other package of the
/// module.
@NullMarked
package zwick.hall.storage;

import org.jspecify.annotations.NullMarked;
