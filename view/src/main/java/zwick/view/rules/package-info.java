/// The games there are, rule sets as switches, rules pages with pictures, and the examples drawn on
/// them.
///
/// Knows zwick.view.game and zwick.view.json. Nothing about a game in play.
@NullMarked
package zwick.view.rules;

import org.jspecify.annotations.NullMarked;
