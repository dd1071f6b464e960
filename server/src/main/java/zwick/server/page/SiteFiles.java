package zwick.server.page;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zwick.server.protocol.HttpProblem;
import zwick.web.Site;
import zwick.web.SiteFile;

/// Answers with the files of the page. A path is looked up as it stands, in a list: there is no
/// folder anybody could climb out of.
///
/// A browser keeps what it gets and asks each time whether it is still the same.
public final class SiteFiles {
  private final Supplier<Site> site;

  public SiteFiles(Supplier<Site> site) {
    this.site = site;
  }

  public void answer(Context request) {
    answer(request, request.path().substring(1));
  }

  /// @param path of the file, whatever was asked for
  public void answer(Context request, String path) {
    site.get()
        .find(path)
        .ifPresentOrElse(
            file -> answer(request, file), () -> HttpProblem.NOT_FOUND.answer(request));
  }

  private static void answer(Context request, SiteFile file) {
    var contentCoding = ContentCoding.choose(file, request.header("Accept-Encoding"));
    var tag = "\"" + file.hash() + contentCoding.mark() + "\"";
    request.header("Cache-Control", "no-cache");
    request.header("Vary", "Accept-Encoding");
    request.header("ETag", tag);
    if (isKnown(tag, request.header("If-None-Match"))) {
      request.status(HttpStatus.NOT_MODIFIED);
      return;
    }
    if (contentCoding != ContentCoding.IDENTITY) {
      request.header("Content-Encoding", contentCoding.httpName());
    }
    var body = contentCoding.of(file);
    request.header("Content-Length", String.valueOf(body.length));
    request.contentType(file.type()).result(body);
  }

  private static boolean isKnown(String tag, @Nullable String known) {
    if (known == null) {
      return false;
    }
    for (var one : known.split(",")) {
      var plain = one.strip();
      if (plain.equals("*") || plain.equals(tag) || plain.equals("W/" + tag)) {
        return true;
      }
    }
    return false;
  }
}
