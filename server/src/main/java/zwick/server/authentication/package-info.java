/// Proving who one is: passwords and how often one may try, passkeys and what they sign, asking
/// once more.
///
/// No routes. May know context, protocol and security.
@NullMarked
package zwick.server.authentication;

import org.jspecify.annotations.NullMarked;
