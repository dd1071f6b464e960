/// Somebody to play against: levels, what weaker ones overlook, insisting and huffing, draws and
/// resigning. Start at Player.
///
/// Knows zwick.engine and search, evaluations only through FamilyKnowledge; no room knows this one.
/// No dice: a seed and a game always give the same act.
@NullMarked
package zwick.engine.players;

import org.jspecify.annotations.NullMarked;
