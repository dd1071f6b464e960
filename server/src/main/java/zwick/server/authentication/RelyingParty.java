package zwick.server.authentication;

import io.javalin.http.Context;
import zwick.server.security.RequestIdentity;

/// Who asks for a passkey, as the browser knows us. A passkey works at this name alone: a page
/// elsewhere that looks like ours gets nothing from it.
///
/// @param id the name of the server
/// @param origin where the page is from, such as `https://example.org`
public record RelyingParty(String id, String origin) {
  static final String NAME = "Zwickmühle";

  static RelyingParty of(RequestIdentity requestIdentity, Context request) {
    return at(requestIdentity.base(request));
  }

  /// @param base the address of the page, with a path
  static RelyingParty at(String base) {
    int authority = base.indexOf("://") + "://".length();
    int path = base.indexOf('/', authority);
    var host = base.substring(authority, path).replaceFirst(":\\d+$", "");
    return new RelyingParty(host, base.substring(0, path));
  }
}
