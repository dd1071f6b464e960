/// Who comes in and how much he may do: identity by cookie or token, permissions, rate limits,
/// security headers, the security log.
///
/// No routes, and no proving by password or passkey (authentication). May know operations, protocol
/// and settings.
@NullMarked
package zwick.server.security;

import org.jspecify.annotations.NullMarked;
