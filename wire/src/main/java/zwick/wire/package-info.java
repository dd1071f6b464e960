/// What both protocols share: who chooses our moves, how long he may think, and how moves and
/// positions are named between programs.
///
/// No message of either protocol, no connection. Knows neither room.
@NullMarked
package zwick.wire;

import org.jspecify.annotations.NullMarked;
