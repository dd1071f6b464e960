/// What sessions of games are made of: the games in the database, lists of them, quotas of
/// invitations and computer games, who is present, what is said.
///
/// No rules of the game and no accounts. May know game, policy and storage.
@NullMarked
package zwick.hall.session;

import org.jspecify.annotations.NullMarked;
