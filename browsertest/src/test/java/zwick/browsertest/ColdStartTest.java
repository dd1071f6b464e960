package zwick.browsertest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.game.Game;
import zwick.notation.GameRecord;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;
import zwick.text.Language;

/// Whoever opens an address directly, or loads it again, reads sentences: never the name that a
/// sentence has among us, not even for a moment, however late the sentences come.
class ColdStartTest {
  /// Long enough that every module of every screen is there before the program that has the texts.
  private static final int LATE = 250;

  /// Notes everything that is to be read on the page, from its first moment on.
  private static final String NOTE =
      """
      (() => {
        const read = (window.everRead = new Set());
        const note = (node) => {
          if (node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest('script, style')) {
            read.add(node.data);
          }
          if (node.nodeType !== Node.ELEMENT_NODE) return;
          for (const name of ['aria-label', 'title', 'alt', 'placeholder']) read.add(node.getAttribute(name) ?? '');
          for (const child of node.childNodes) note(child);
        };
        new MutationObserver((changes) => {
          for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(note);
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      })();
      """;

  /// What of it is no sentence but its name; a word of many sentences only if nothing else is
  /// there.
  private static final String BARE =
      """
      async (language) => {
        const { referee } = await import(new URL('app/mind.js', document.baseURI).href);
        const texts = await referee.ask('texts', { language });
        const names = Object.keys(texts).filter((name) => name.startsWith('web.'));
        const bare = new Set(names.filter((n) => texts[n] !== n.slice(4)).map((n) => n.slice(4)));
        const words = (text) => [text.trim(), ...text.split(/[^\\w.-]+/).filter((word) => /\\w[.-]\\w/.test(word))];
        return [...window.everRead].flatMap(words).filter((word) => bare.has(word));
      }
      """;

  private static Theatre theatre;
  private static Map<String, String> addresses;

  /// What has to be seen at the address of each screen before it is complete.
  private static Map<String, String> addresses(String game) {
    var all = new LinkedHashMap<String, String>();
    all.put("", ".home");
    all.put("play", ".play .cell");
    all.put("house?rules=dame-ravensburger,obligation=huff", ".qr");
    all.put("rules?rules=muehle-ravensburger", ".rules figure");
    all.put("learn/mill", ".learn .cell");
    all.put("setup?rules=dame-10x10", ".tools button");
    all.put("analyse", ".moves");
    all.put("invite?rules=dama", ".online");
    all.put("online/" + game, ".online");
    all.put("lobby", ".online");
    all.put("mine", ".online");
    all.put("me", ".online");
    all.put("care", ".trouble"); // it is for administrators
    all.put("online/000000000000", ".trouble");
    return all;
  }

  @BeforeAll
  static void open() {
    theatre = Theatre.withHall(Base.SQLITE);
    try (var company = new Company(theatre)) {
      addresses = addresses(Company.lay(company.comes(), "dama", "", Company.POST, "W", true));
    }
  }

  @AfterAll
  static void close() {
    theatre.close();
  }

  @Test
  void everyScreenIsAmongThem() {
    var main = theatre.server().shown().find("app/main.js").orElseThrow();
    var source = new String(main.bytes(), UTF_8).replaceFirst("(?s).*const SCREENS = \\{", "");
    var names = new TreeSet<String>();
    Pattern.compile("(?m)^  (?:''|(\\w+)):")
        .matcher(source.substring(0, source.indexOf("\n};")))
        .results()
        .forEach(found -> names.add(found.group(1) == null ? "" : found.group(1)));
    assertThat(names).hasSizeGreaterThan(10);
    assertThat(addresses.keySet().stream().map(address -> address.split("[/?]")[0]))
        .containsAll(names);
  }

  /// Every address once, the languages by turns: what comes too late does so in every language.
  @Test
  void noAddressShowsTheNameOfASentence() {
    var bare = new ArrayList<String>();
    var languages = Language.values();
    int visits = 0;
    for (var screen : addresses.entrySet()) {
      bare.addAll(bareAt(screen.getKey(), screen.getValue(), languages[visits % languages.length]));
      visits++;
    }
    assertThat(bare).isEmpty();
  }

  private static List<String> bareAt(String address, String complete, Language language) {
    var how =
        new NewContextOptions()
            .setLocale(language.code())
            .setServiceWorkers(ServiceWorkerPolicy.BLOCK);
    try (var fresh = theatre.visitor(how)) {
      fresh.addInitScript(NOTE + gameInPlay());
      fresh.route("**/*.wasm", ColdStartTest::late);
      var page = fresh.newPage();
      page.navigate(theatre.url() + "#/" + address);
      var bare = new ArrayList<>(bare(page, address, complete, language));
      if (address.equals("mine")) {
        page.reload();
        bare.addAll(bare(page, address + " again", complete, language));
      }
      return bare;
    }
  }

  /// He who is known already asks the server more.
  @ParameterizedTest
  @EnumSource(names = {"GERMAN", "ENGLISH"})
  void whoIsKnownAlreadyReadsSentencesToo(Language language) {
    var how = new NewContextOptions().setLocale(language.code());
    try (var known = theatre.visitor(how.setServiceWorkers(ServiceWorkerPolicy.BLOCK))) {
      known.addInitScript(NOTE);
      known.route("**/*.wasm", ColdStartTest::late);
      var page = known.newPage();
      page.navigate(theatre.url());
      page.waitForSelector("html[data-ready]");
      page.evaluate("async () => { await (await import('./app/server.js')).session(); }");
      var bare = new ArrayList<String>();
      for (var address : List.of("lobby", "mine", "me")) {
        page.evaluate("address => history.replaceState(null, '', '#/' + address)", address);
        page.reload();
        bare.addAll(bare(page, address, ".online", language));
      }
      assertThat(bare).isEmpty();
    }
  }

  private static List<String> bare(Page page, String address, String complete, Language language) {
    page.waitForSelector("html[data-ready]");
    page.waitForSelector("#screen " + complete);
    var found = (List<?>) page.evaluate(BARE, language.code());
    return found.stream().map(name -> "#/" + address + ": " + name).toList();
  }

  private static void late(Route route) {
    try {
      Thread.sleep(LATE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    route.resume();
  }

  /// Without one there is nothing to go on with and nothing to analyse.
  private static String gameInPlay() {
    var record = JsonRecord.toJson(GameRecord.of(Game.of(RuleText.read("dama").start()))).write();
    return """
    localStorage.setItem('zwick.game', JSON.stringify({
      record: %s, seats: { W: { kind: 'person' }, B: { kind: 'person' } }, seed: 1, turned: false }));
    """
        .formatted(Json.of(record).write());
  }
}
