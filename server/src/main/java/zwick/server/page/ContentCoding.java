package zwick.server.page;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwick.web.SiteFile;

/// How a file is compressed on its way, the smallest first.
enum ContentCoding {
  BROTLI("br"),
  GZIP("gzip"),
  IDENTITY("identity");

  private final String httpName;

  ContentCoding(String httpName) {
    this.httpName = httpName;
  }

  String httpName() {
    return httpName;
  }

  /// Ends the entity tag, since the same file in two codings is not the same bytes.
  String mark() {
    return this == IDENTITY ? "" : "-" + httpName;
  }

  byte[] of(SiteFile file) {
    return switch (this) {
      case BROTLI -> file.brotli().orElseThrow();
      case GZIP -> file.gzip().orElseThrow();
      case IDENTITY -> file.bytes();
    };
  }

  /// @param accepted the header `Accept-Encoding`
  static ContentCoding choose(SiteFile file, @Nullable String accepted) {
    var wishes = wishes(accepted == null ? "" : accepted);
    if (wants(wishes, BROTLI) && file.brotli().isPresent()) {
      return BROTLI;
    }
    return wants(wishes, GZIP) && file.gzip().isPresent() ? GZIP : IDENTITY;
  }

  private static boolean wants(Map<String, Boolean> wishes, ContentCoding contentCoding) {
    return wishes.getOrDefault(contentCoding.httpName, wishes.getOrDefault("*", false));
  }

  /// Which codings are named, and whether as welcome or (`q=0`) as unwelcome.
  private static Map<String, Boolean> wishes(String accepted) {
    var wishes = new HashMap<String, Boolean>();
    for (var wish : accepted.toLowerCase(Locale.ROOT).split(",")) {
      var parts = wish.split(";", 2);
      boolean never = parts.length == 2 && parts[1].strip().matches("q=0(\\.0*)?");
      wishes.put(parts[0].strip(), !never);
    }
    return wishes;
  }
}
