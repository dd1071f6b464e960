/// Players and how they prove who they are: accounts, passwords, passkeys, tokens, browsers; and
/// how strong they play.
///
/// No sessions and no moderation. May know game (ratings follow from games), names, policy and
/// storage.
@NullMarked
package zwick.hall.people;

import org.jspecify.annotations.NullMarked;
