package zwick.server.page;

import java.util.Optional;
import java.util.stream.Stream;
import zwick.fuzz.Check;
import zwick.fuzz.TextTarget;
import zwick.server.protocol.RequestLanguage;
import zwick.web.Site;
import zwick.web.SiteFile;

/// Headers by which a browser says what it would like: a line with languages, one with codings, one
/// with the language in the address. There is an answer to all of them.
public final class HeaderFuzz extends TextTarget {
  /// Looked for when it is first needed.
  private static final class Page {
    static final Optional<SiteFile> FILE = Site.packed().find(Site.FIRST);
  }

  public HeaderFuzz() {
    super("header");
  }

  @Override
  protected Stream<String> texts() {
    return Stream.of(
        "de-CH,de;q=0.9,fr;q=0.5,*;q=0.1\ngzip, deflate, br, zstd\nit",
        "it\nbr;q=0, gzip;q=0.5, *;q=0\nfr-CH",
        "*\nidentity\n",
        "zh-Hant-CN, en;q=1.000\n*\nde");
  }

  @Override
  protected void take(String text) {
    var lines = (text + "\n\n\n").split("\n", -1);
    Check.holds("a language", RequestLanguage.of(lines[0]) != null);
    Check.holds("a language", RequestLanguage.of(lines[2], lines[0]) != null);
    Page.FILE.ifPresent(page -> {
      var contentCoding = ContentCoding.choose(page, lines[1]);
      Check.holds("bytes in " + contentCoding, contentCoding.of(page).length > 0);
    });
  }
}
