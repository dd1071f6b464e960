package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;

/// People at browsers of their own who meet in one hall.
final class Company implements AutoCloseable {
  static final String UNHURRIED = "{\"kind\":\"unhurried\"}";
  static final String POST = "{\"kind\":\"post\",\"days\":3,\"bank\":3,\"rest\":7}";

  /// Lays a table as the page does, and goes there.
  private static final String LAY =
      """
      async ([rules, position, pace, host, listed]) => {
        const { session, ask } = await import(new URL('app/server.js', document.baseURI).href);
        await session();
        const terms = { rules, pace: JSON.parse(pace), host, rated: false, ...(position ? { position } : {}) };
        const { table } = await ask('POST', 'games', { terms, listed });
        location.hash = '#/online/' + table.id;
        return table.id;
      }
      """;

  private final Theatre theatre;
  private final List<Visitor> people = new ArrayList<>();

  Company(Theatre theatre) {
    this.theatre = theatre;
  }

  Visitor comes() {
    return comes("de-DE", 1280, ColorScheme.LIGHT);
  }

  Visitor comes(String locale, int width, ColorScheme scheme) {
    var visitor =
        new Visitor(
            theatre,
            how -> how.setLocale(locale).setViewportSize(width, 900).setColorScheme(scheme));
    people.add(visitor);
    visitor.page().waitForSelector("#top .mine"); // he knows that there are others
    return visitor;
  }

  static String lay(
      Visitor host, String rules, String position, String pace, String side, boolean listed) {
    return (String) host.page().evaluate(LAY, List.of(rules, position, pace, side, listed));
  }

  /// Two who sit at one table, the host with White.
  List<Visitor> pair(String rules, String position, String pace) {
    var host = comes();
    var guest = comes();
    var game = lay(host, rules, position, pace, "W", false);
    host.page().waitForSelector(".qr");
    guest.go("online/" + game);
    guest.press("join");
    host.version(0);
    guest.version(0);
    return List.of(host, guest);
  }

  /// Both hear of so many actions.
  static void bothHear(List<Visitor> pair, int actions) {
    pair.forEach(one -> one.version(actions));
  }

  static String game(Visitor visitor) {
    return visitor.page().url().replaceAll(".*/online/([^?]*).*", "$1");
  }

  /// Waits until this has to be settled beside the board: the other player's page may hear of it
  /// first.
  static void notice(Visitor visitor, String text) {
    visitor.page().waitForSelector(".notices:has-text(\"" + text + "\")");
  }

  static void ended(Visitor visitor, String title) {
    visitor.page().waitForSelector("dialog.ending");
    assertThat(visitor.page().locator("dialog h2").textContent()).isEqualTo(title);
    visitor.page().keyboard().press("Escape");
  }

  /// Nobody's page had anything to complain about unseen.
  void fine() {
    people.forEach(one -> assertThat(one.mishaps()).isEmpty());
  }

  @Override
  public void close() {
    people.forEach(Visitor::close);
  }
}
