package zwick.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import zwick.hall.Hall;
import zwick.hall.game.GameStatus;
import zwick.server.Guest;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.context.WaitingGame;
import zwick.server.settings.ServerSettings;
import zwick.text.Language;
import zwick.text.Words;

/// What feed readers and calendars get.
class FeedTest {
  private static final String TERMS =
      "{\"rules\":\"dama\",\"host\":\"W\",\"pace\":{\"kind\":\"post\",\"days\":3,\"bank\":0,\"rest\":0}}";

  @TempDir private Path folder;
  private Hall hall;
  private WebServer server;
  private Guest anna;
  private Guest beppe;
  private String game;

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    server = WebServer.start(page.behindProxy(true));
    anna = new Guest(server.url());
    beppe = new Guest(server.url());
    anna.arrive();
    beppe.arrive();
    game = anna.open(TERMS);
    beppe.ask(game, 1, "\"do\":\"join\"");
  }

  @AfterEach
  void close() {
    anna.close();
    beppe.close();
    server.close();
    hall.close();
  }

  private List<Element> entries(String address) throws Exception {
    var answer = beppe.get(address).http();
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElseThrow())
        .startsWith("application/atom+xml");
    return entries(answer.body().getBytes(UTF_8));
  }

  private static List<Element> entries(byte[] xml) throws Exception {
    var factory = DocumentBuilderFactory.newDefaultNSInstance();
    var feed =
        factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml)).getDocumentElement();
    assertThat(feed.getNamespaceURI()).isEqualTo("http://www.w3.org/2005/Atom");
    for (var needed : List.of("id", "title", "updated", "author", "link")) {
      assertThat(feed.getElementsByTagName(needed).getLength()).as(needed).isPositive();
    }
    Instant.parse(text(feed, "updated"));
    var entries = feed.getElementsByTagName("entry");
    return IntStream.range(0, entries.getLength())
        .mapToObj(i -> (Element) entries.item(i))
        .toList();
  }

  private static String text(Element element, String name) {
    return element.getElementsByTagName(name).item(0).getTextContent();
  }

  @Test
  void aFeedTellsWhoseTurnItIs() throws Exception {
    var atom = anna.post("api/me/feed", "").text("atom");
    assertThat(anna.get(atom).http().headers().firstValue("Cache-Control")).contains("no-store");
    var entries = entries(atom + "?language=de");
    assertThat(entries).hasSize(1);
    var entry = entries.getFirst();
    assertThat(text(entry, "title")).startsWith("Du bist am Zug").contains("Dama");
    var link = (Element) entry.getElementsByTagName("link").item(0);
    assertThat(link.getAttribute("href")).isEqualTo(server.url() + "game/" + game);
    var before = Instant.parse(text(entry, "updated"));
    assertThat(before).isBefore(Instant.now());
    anna.ask(game, 2, "\"do\":\"act\",\"action\":\"22-18\"");
    assertThat(entries(atom)).isEmpty();
    var other = beppe.post("api/me/feed", "").text("atom");
    assertThat(text(entries(other + "?language=en").getFirst(), "title")).startsWith("Your turn");
  }

  /// Whatever names will be allowed some day.
  @Test
  void aNameIsOnlyAName() throws Exception {
    var words = Words.in(Language.ENGLISH);
    var name = "Béla, <b>&; \\n\n]]>\u0000 " + "Ötzi ".repeat(30);
    var waitingGame = new WaitingGame("0", 1, GameStatus.PLAYING, 0, "Dama", name, Optional.of(1L));
    var atom =
        new AtomFeed("0", "http://x/", "http://x/f?a=b&c=d", words, 0).write(List.of(waitingGame));
    var title = text(entries(atom.getBytes(UTF_8)).getFirst(), "title");
    assertThat(title).contains(name.replace('\u0000', '\uFFFD'));
    assertThat(unfolded(new CalendarFeed("http://x/", words).write(List.of(waitingGame))))
        .contains("Béla\\, <b>&\\; \\\\n\\n]]> Ötzi Ötzi");
  }

  private String calendar(Guest who) throws Exception {
    var address = who.post("api/me/feed", "").text("calendar");
    var answer = who.get(address + "?language=fr").http();
    assertThat(answer.headers().firstValue("Content-Type").orElseThrow())
        .startsWith("text/calendar");
    return answer.body();
  }

  private static String unfolded(String calendar) {
    return calendar.replace("\r\n ", "");
  }

  @Test
  void aCalendarHasTheDeadlines() throws Exception {
    var calendar = calendar(anna);
    for (var line : calendar.split("\r\n")) {
      assertThat(line.getBytes(UTF_8)).hasSizeLessThanOrEqualTo(75);
      assertThat(line).doesNotContain("\n");
    }
    assertThat(unfolded(calendar))
        .startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
        .endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")
        .containsPattern("DTSTAMP:[0-9]{8}T[0-9]{6}Z\r\n")
        .containsPattern("DTSTART:[0-9]{8}T[0-9]{6}Z\r\n")
        .contains("SUMMARY:Coup à jouer", "URL:" + server.url() + "game/" + game + "\r\n");
    assertThat(calendar(beppe)).doesNotContain("VEVENT");
  }

  @Test
  void aServerInFrontIsNamedInTheLinks() throws Exception {
    var atom = anna.post("api/me/feed", "").text("atom");
    var request =
        anna.request(atom)
            .header("X-Forwarded-Host", "play.example")
            .header("X-Forwarded-Proto", "https")
            .header("X-Forwarded-Prefix", "/muehle")
            .build();
    assertThat(anna.send(request).http().body())
        .contains("\"https://play.example/muehle/game/" + game + "\"");
  }

  @Test
  void aNewAddressMakesTheOldOneWorthless() throws Exception {
    var first = anna.post("api/me/feed", "").text("atom");
    assertThat(anna.get(first).status()).isEqualTo(200);
    anna.post("api/me/feed", "");
    assertThat(anna.get(first).status()).isEqualTo(404);
    assertThat(anna.get("feed/x/moves.atom").status()).isEqualTo(404);
  }

  @Test
  void theSecretOfAFeedIsGoodForNothingElse() throws Exception {
    var token = anna.post("api/me/feed", "").text("atom").split("/")[1];
    try (var thief = new Guest(server.url())) {
      var bearer = thief.request("api/me").header("Authorization", "Bearer " + token).build();
      assertThat(thief.send(bearer).status()).isEqualTo(401);
      var cookie = thief.request("api/me").header("Cookie", "zwick=" + token).build();
      assertThat(thief.send(cookie).status()).isEqualTo(401);
      assertThat(thief.post("api/me/feed", "").status()).isEqualTo(401);
    }
  }
}
