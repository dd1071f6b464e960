package zwick.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.hall.Hall;
import zwick.notation.json.Json;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// What browsers get of the page, over real sockets.
class SiteFilesTest {
  private static Visit visit;

  @BeforeAll
  static void open() throws IOException {
    visit = Visit.open();
  }

  @AfterAll
  static void close() {
    visit.close();
  }

  @Test
  void everyFileOfThePageIsServedAsItIs() throws Exception {
    for (var file : Visit.SITE.files()) {
      var answer = visit.get(file.path());
      assertThat(answer.statusCode()).as(file.path()).isEqualTo(200);
      assertThat(answer.body()).as(file.path()).isEqualTo(file.bytes());
    }
    assertThat(visit.get("").body()).isEqualTo(Visit.SITE.find("index.html").orElseThrow().bytes());
  }

  /// One file that is listed and not served, and no browser would keep the page any more.
  @Test
  void everyListedFileIsServedBesideAHallToo(@TempDir Path folder) throws Exception {
    try (var hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
        var whole =
            new Visit(
                WebServer.start(
                    ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall)))) {
      var list = (Json.Obj) Json.read(new String(whole.get("files.json").body(), UTF_8));
      var files = ((Json.Arr) list.get("files")).items();
      assertThat(files).hasSize(Visit.SITE.files().size() - 2); // not the list and its reader
      for (var listed : files) {
        var path = ((Json.Str) ((Json.Obj) listed).get("path")).text();
        var answer = whole.get(path);
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        assertThat(answer.body()).as(path).isEqualTo(Visit.SITE.find(path).orElseThrow().bytes());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', text/html;charset=utf-8",
    "app/main.js, text/javascript;charset=utf-8",
    "sw.js, text/javascript;charset=utf-8",
    "files.json, application/json",
    "manifest.webmanifest, application/manifest+json",
    "icons/icon.svg, image/svg+xml;charset=utf-8",
    "icons/icon-192.png, image/png",
    "wasm/zwick.wasm, application/wasm",
    "weights/dama.weights, application/octet-stream"
  })
  void everyFileSaysWhatItIs(String path, String type) throws Exception {
    var given = visit.get(path).headers().firstValue("Content-Type").orElseThrow();
    assertThat(given.replace(" ", "")).isEqualTo(type);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      delimiter = '|',
      value = {
        "gzip, deflate, br, zstd | br",
        "br                      | br",
        "*                       | br",
        "gzip;q=1.0, br;q=0.5    | br",
        "gzip                    | gzip",
        "GZIP                    | gzip",
        "br;q=0, gzip            | gzip",
        "br;q=0.000, *;q=0.1     | gzip",
        "deflate                 | -",
        "identity                | -",
        "'*;q=0'                 | -",
        "';;,,=q'                | -",
        "-                       | -"
      })
  void theSmallestFormTheBrowserTakesIsSent(String accepted, String sent) throws Exception {
    var file = Visit.SITE.find("wasm/zwick.wasm").orElseThrow();
    var request = visit.request(file.path());
    if (accepted != null) {
      request.header("Accept-Encoding", accepted);
    }
    var answer = Visit.CLIENT.send(request.build(), BodyHandlers.ofByteArray());
    assertThat(answer.headers().firstValue("Content-Encoding").orElse(null)).isEqualTo(sent);
    assertThat(answer.headers().firstValue("Vary")).contains("Accept-Encoding");
    assertThat(answer.headers().firstValueAsLong("Content-Length")).hasValue(answer.body().length);
    assertThat(Visit.plain(answer)).isEqualTo(file.bytes());
  }

  @Test
  void whatDoesNotGetSmallerIsSentAsItIs() throws Exception {
    var request = visit.request("icons/icon-192.png").header("Accept-Encoding", "br").build();
    var answer = Visit.CLIENT.send(request, BodyHandlers.ofByteArray());
    assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"br", "gzip", "identity"})
  void whatTheBrowserHasIsNotSentAgain(String coding) throws Exception {
    var first =
        Visit.CLIENT.send(
            visit.request("wasm/zwick.wasm").header("Accept-Encoding", coding).build(),
            BodyHandlers.ofByteArray());
    var tag = first.headers().firstValue("ETag").orElseThrow();
    assertThat(first.headers().firstValue("Cache-Control")).contains("no-cache");
    for (var known : new String[] {tag, "W/" + tag, "\"x\", " + tag, "*"}) {
      var request =
          visit
              .request("wasm/zwick.wasm")
              .header("Accept-Encoding", coding)
              .header("If-None-Match", known)
              .build();
      var again = Visit.CLIENT.send(request, BodyHandlers.ofByteArray());
      assertThat(again.statusCode()).as(known).isEqualTo(304);
      assertThat(again.body()).isEmpty();
      assertThat(again.headers().firstValue("ETag")).contains(tag);
      assertThat(again.headers().firstValue("Cache-Control")).contains("no-cache");
    }
    var other = visit.request("wasm/zwick.wasm").header("If-None-Match", "\"x\"").build();
    assertThat(Visit.CLIENT.send(other, BodyHandlers.ofByteArray()).statusCode()).isEqualTo(200);
  }

  @Test
  void headIsGetWithoutTheFile() throws Exception {
    var file = Visit.SITE.find("wasm/zwick.wasm").orElseThrow();
    var request = visit.request(file.path()).method("HEAD", BodyPublishers.noBody()).build();
    var answer = Visit.CLIENT.send(request, BodyHandlers.ofByteArray());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
    assertThat(answer.headers().firstValueAsLong("Content-Length")).hasValue(file.bytes().length);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/wasm");
    var nothing = visit.request("nothing").method("HEAD", BodyPublishers.noBody()).build();
    assertThat(Visit.CLIENT.send(nothing, BodyHandlers.ofByteArray()).statusCode()).isEqualTo(404);
  }
}
