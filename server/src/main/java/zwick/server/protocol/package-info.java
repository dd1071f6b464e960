/// What a request brings and how it is answered: fields, language, problems (RFC 9457), JSON, the
/// server's own sentences.
///
/// Nothing of addresses, sessions, routes or games in progress. Knows no other room of the server.
@NullMarked
package zwick.server.protocol;

import org.jspecify.annotations.NullMarked;
