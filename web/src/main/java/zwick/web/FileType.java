package zwick.web;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The kinds of files a page is made of, by the end of their names. Anything else that lies around
/// in a folder (types, an editor's leftovers) is no part of the page.
enum FileType {
  HTML("text/html; charset=utf-8"),
  CSS("text/css; charset=utf-8"),
  JS("text/javascript; charset=utf-8"),
  JSON("application/json"),
  WEBMANIFEST("application/manifest+json"),
  SVG("image/svg+xml; charset=utf-8"),
  PNG("image/png"),
  WOFF2("font/woff2"),
  MP3("audio/mpeg"),
  WASM("application/wasm"),
  WEIGHTS("application/octet-stream");

  private final String mime;

  FileType(String mime) {
    this.mime = mime;
  }

  String mime() {
    return mime;
  }

  static Optional<FileType> of(String path) {
    var end = path.substring(path.lastIndexOf('.') + 1);
    return Arrays.stream(values())
        .filter(type -> end.equals(type.name().toLowerCase(Locale.ROOT)))
        .findFirst();
  }
}
