/// A hall with tables where people play each other; every game is the list of its events.
@NullMarked
package zwick.hall;

import org.jspecify.annotations.NullMarked;
