/// What the house allows, as data: limits, objections, sanctions, the keys of addresses; and the
/// ids of players and games.
///
/// Nothing that decides, stores or waits. May know no other package of the module.
@NullMarked
package zwick.hall.policy;

import org.jspecify.annotations.NullMarked;
