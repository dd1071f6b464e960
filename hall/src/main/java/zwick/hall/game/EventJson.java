package zwick.hall.game;

import java.util.LinkedHashMap;
import java.util.Map;
import zwick.game.BadInput;
import zwick.game.Side;
import zwick.hall.policy.Ids;
import zwick.notation.json.Json;

/// Events as they are stored and sent. Once written they are read for ever: a new form gets a new
/// [#VERSION], and [#read] knows the old ones too.
public final class EventJson {
  public static final int VERSION = 1;

  private EventJson() {}

  public static String kind(Event event) {
    return switch (event) {
      case Event.Opened _ -> "opened";
      case Event.Proposed _ -> "proposed";
      case Event.Declined _ -> "declined";
      case Event.Began _ -> "began";
      case Event.Acted _ -> "acted";
      case Event.AskedBack _ -> "asked-back";
      case Event.RefusedBack _ -> "refused-back";
      case Event.Outage _ -> "outage";
      case Event.Rested _ -> "rested";
      case Event.Moved _ -> "moved";
      case Event.Aborted _ -> "aborted";
      case Event.AskedRematch _ -> "asked-rematch";
      case Event.Rematched _ -> "rematched";
    };
  }

  /// A whole entry, for those who follow the game. Nothing in it is anybody's secret.
  public static Json.Obj write(LoggedEvent loggedEvent) {
    var members = new LinkedHashMap<String, Json>();
    members.put("seq", Json.of(loggedEvent.seq()));
    members.put("at", Json.of(loggedEvent.at()));
    members.put("kind", Json.of(kind(loggedEvent.event())));
    members.putAll(payload(loggedEvent.event()).members());
    return new Json.Obj(members);
  }

  public static Json.Obj payload(Event event) {
    return switch (event) {
      case Event.Opened(long host, Terms terms, boolean listed) ->
          object("host", id(host), "terms", TermsJson.write(terms), "listed", Json.of(listed));
      case Event.Proposed(long by, Terms terms) ->
          object("by", id(by), "terms", TermsJson.write(terms));
      case Event.Declined(long guest) -> object("guest", id(guest));
      case Event.Began(SeatHolder white, SeatHolder black, long seed) ->
          object("white", sitter(white), "black", sitter(black), "seed", Json.of(seed));
      case Event.Acted(String action, long used) ->
          object("action", Json.of(action), "used", Json.of(used));
      case Event.AskedBack(Side by) -> object("by", TermsJson.write(by));
      case Event.RefusedBack(Side by) -> object("by", TermsJson.write(by));
      case Event.Outage(long from, long to) -> object("from", Json.of(from), "to", Json.of(to));
      case Event.Rested(Side by, int days) ->
          object("by", TermsJson.write(by), "days", Json.of(days));
      case Event.Moved(long from, long to) -> object("from", id(from), "to", id(to));
      case Event.Aborted() -> object();
      case Event.AskedRematch(Side by) -> object("by", TermsJson.write(by));
      case Event.Rematched(long game) -> object("game", id(game));
    };
  }

  /// Throws [IllegalStateException] if nobody has ever written that.
  public static Event read(String kind, int version, String text) {
    try {
      return event(kind, version, text);
    } catch (BadInput e) {
      throw new IllegalStateException("no such event: " + kind, e);
    }
  }

  private static Event event(String kind, int version, String text) {
    if (version != VERSION || !(Json.read(text) instanceof Json.Obj payload)) {
      throw new IllegalStateException("an event of a newer version: " + kind + " " + version);
    }
    return switch (kind) {
      case "opened" ->
          new Event.Opened(
              id(payload, "host"),
              TermsJson.read(payload.get("terms")),
              payload.get("listed") instanceof Json.Bool(boolean listed) && listed);
      case "proposed" ->
          new Event.Proposed(id(payload, "by"), TermsJson.read(payload.get("terms")));
      case "declined" -> new Event.Declined(id(payload, "guest"));
      case "began" ->
          new Event.Began(
              sitter(payload.get("white")),
              sitter(payload.get("black")),
              TermsJson.number(payload, "seed"));
      case "acted" -> new Event.Acted(text(payload, "action"), TermsJson.number(payload, "used"));
      case "asked-back" -> new Event.AskedBack(side(payload));
      case "refused-back" -> new Event.RefusedBack(side(payload));
      case "outage" ->
          new Event.Outage(TermsJson.number(payload, "from"), TermsJson.number(payload, "to"));
      case "rested" -> new Event.Rested(side(payload), TermsJson.small(payload, "days"));
      case "moved" -> new Event.Moved(id(payload, "from"), id(payload, "to"));
      case "aborted" -> new Event.Aborted();
      case "asked-rematch" -> new Event.AskedRematch(side(payload));
      case "rematched" -> new Event.Rematched(id(payload, "game"));
      default -> throw new IllegalStateException("an event of a newer version: " + kind);
    };
  }

  public static Json id(long id) {
    return Json.of(Ids.text(id));
  }

  private static Json sitter(SeatHolder seatHolder) {
    return switch (seatHolder) {
      case SeatHolder.Person(long player) -> object("player", id(player));
      case SeatHolder.Computer(int level) -> object("level", Json.of(level));
    };
  }

  private static SeatHolder sitter(Json json) {
    if (!(json instanceof Json.Obj sitter)) {
      throw new IllegalStateException("nobody sits there: " + json);
    }
    return sitter.members().containsKey("player")
        ? new SeatHolder.Person(id(sitter, "player"))
        : new SeatHolder.Computer(TermsJson.small(sitter, "level"));
  }

  private static long id(Json.Obj payload, String name) {
    return Ids.read(text(payload, name))
        .orElseThrow(() -> new IllegalStateException("no id: " + payload.write()));
  }

  private static Side side(Json.Obj payload) {
    return TermsJson.colour(payload.get("by"))
        .orElseThrow(() -> new IllegalStateException("no side: " + payload.write()));
  }

  private static String text(Json.Obj payload, String name) {
    if (payload.get(name) instanceof Json.Str(String text)) {
      return text;
    }
    throw new IllegalStateException("no " + name + " in " + payload.write());
  }

  private static Json.Obj object(Object... namesAndValues) {
    Map<String, Json> members = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      members.put((String) namesAndValues[i], (Json) namesAndValues[i + 1]);
    }
    return new Json.Obj(members);
  }
}
