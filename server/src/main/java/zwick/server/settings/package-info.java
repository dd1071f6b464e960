/// What the server was told about itself and its surroundings: what to serve and where, its public
/// address, the proxies it believes, and by these the addresses of a request.
///
/// Nothing that answers a request or keeps state. May know protocol only.
@NullMarked
package zwick.server.settings;

import org.jspecify.annotations.NullMarked;
