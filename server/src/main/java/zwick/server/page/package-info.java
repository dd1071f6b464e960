/// What is answered as a file: the page, compressed or not, and the description of the API.
///
/// Nothing that depends on who asks. May know protocol and security.
@NullMarked
package zwick.server.page;

import org.jspecify.annotations.NullMarked;
