package zwick.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.game.Side;
import zwick.hall.Entry;
import zwick.hall.EventJson;
import zwick.hall.GameRow;
import zwick.hall.Ids;
import zwick.hall.Match;
import zwick.hall.Message;
import zwick.hall.Phase;
import zwick.hall.Presence;
import zwick.hall.Seats;
import zwick.hall.Sitter;
import zwick.hall.Table;
import zwick.hall.TermsJson;
import zwick.notation.GameRecord;
import zwick.notation.Json;
import zwick.notation.JsonRecord;
import zwick.view.Members;

/// Tables as the page and other programs see them; `online.d.ts` says what it means. The same for
/// all who look: nobody's secret is in it.
final class TableJson {
  private final Faces faces;

  TableJson(Faces faces) {
    this.faces = faces;
  }

  Json.Obj table(Table table, long now) {
    var match = table.match();
    return new Members()
        .put("id", Ids.text(match.id()))
        .put("seq", match.seq())
        .put("phase", match.phase().id())
        .put("terms", TermsJson.write(match.terms()))
        .put("listed", match.agreement().listed())
        .put("host", faces.json(match.agreement().host()))
        .put("guest", match.agreement().guest().<Json>map(faces::json).orElse(Json.none()))
        .put("termsBy", Ids.text(match.agreement().by()))
        .put("offer", offer(match))
        .put(
            "seats", match.seats().map(seats -> seats(seats, table.presence())).orElse(Json.none()))
        .put("turn", match.turn())
        .put("moves", match.moves())
        .put("clock", clock(match, now))
        .put("now", now)
        .put("deadline", number(match.deadline()))
        .put("absent", number(table.absent()))
        .put("askedBack", side(match.askedBack()))
        .put("askedRematch", side(match.askedRematch()))
        .put("next", match.next().map(EventJson::id).orElse(Json.none()))
        .put("outcome", JsonRecord.toJson(match.game().outcome()))
        .put("watchers", table.presence().watching())
        .put("created", match.created())
        .put("changed", match.changed())
        .done();
  }

  private static Json offer(Match match) {
    return match.phase() == Phase.INVITED && match.agreement().isOpen()
        ? TermsJson.write(match.agreement().offer())
        : Json.none();
  }

  private Json seats(Seats seats, Presence presence) {
    var both = new Members();
    for (var side : Side.values()) {
      both.put(letter(side), sitter(seats.of(side), presence.isHere(side)));
    }
    return both.done();
  }

  private Json sitter(Sitter sitter, boolean here) {
    return switch (sitter) {
      case Sitter.Person(long player) -> {
        Map<String, Json> members = new LinkedHashMap<>();
        members.put("kind", Json.of("person"));
        members.put("here", Json.of(here));
        members.putAll(faces.json(player).members());
        yield new Json.Obj(members);
      }
      case Sitter.Computer(int level) ->
          new Members().put("kind", "computer").put("level", level).done();
    };
  }

  private static Json clock(Match match, long now) {
    var clock = match.game().clock();
    if (clock.isEmpty()) {
      return Json.none();
    }
    boolean runs = match.phase() == Phase.PLAYING;
    return new Members()
        .put("W", clock.get().left(Side.WHITE))
        .put("B", clock.get().left(Side.BLACK))
        .put("delay", clock.get().delay())
        .put("running", runs ? Json.of(letter(match.turn())) : Json.none())
        .put("used", runs ? match.used(now) : 0)
        .done();
  }

  /// With its moves, as somebody gets it who has just come.
  Members open(Table table, Optional<Long> player, List<Message> messages, long now) {
    var match = table.match();
    return new Members()
        .put("table", table(table, now))
        .put("record", JsonRecord.toJson(record(match)).write())
        .put("you", side(player.flatMap(match::side)))
        .put("messages", messages.stream().<Json>map(TableJson::message).toList());
  }

  /// The game with its players' names above it.
  GameRecord record(Match match) {
    Map<String, String> tags = new LinkedHashMap<>();
    match
        .seats()
        .ifPresent(seats -> {
          name(seats.white()).ifPresent(name -> tags.put("White", name));
          name(seats.black()).ifPresent(name -> tags.put("Black", name));
        });
    return new GameRecord(tags, match.game());
  }

  private Optional<String> name(Sitter sitter) {
    return switch (sitter) {
      case Sitter.Person(long player) -> faces.of(player).name();
      case Sitter.Computer(int level) -> Optional.of("Zwickmühle " + level);
    };
  }

  static Json events(List<Entry> entries) {
    return new Json.Arr(entries.stream().<Json>map(EventJson::write).toList());
  }

  static Json message(Message message) {
    return new Members()
        .put("n", message.n())
        .put("at", message.at())
        .put("by", Ids.text(message.player()))
        .put("phrase", message.phrase().map(Json::of).orElse(Json.none()))
        .put("words", message.words().map(Json::of).orElse(Json.none()))
        .done();
  }

  /// A line in a list.
  Json row(GameRow row, Optional<Long> player) {
    var you = player.flatMap(id -> seat(row, id));
    return new Members()
        .put("id", Ids.text(row.id()))
        .put("phase", row.phase().id())
        .put("rules", row.rules())
        .put("pace", Json.read(row.pace()))
        .put("rated", row.rated())
        .put("host", faces.json(row.host()))
        .put("seats", seats(row))
        .put("turn", side(row.turn()))
        .put("moves", row.moves())
        .put("deadline", number(row.deadline()))
        .put("outcome", outcome(row))
        .put("changed", row.changed())
        .put("you", side(you))
        .put("yourTurn", player.filter(id -> yourTurn(row, id)).isPresent())
        .done();
  }

  /// In an invitation it is the host's turn once somebody has proposed other terms.
  static boolean yourTurn(GameRow row, long player) {
    return row.phase() == Phase.PLAYING
        ? row.turn().isPresent() && row.turn().equals(seat(row, player))
        : row.phase() == Phase.INVITED
            && row.termsBy().filter(by -> by != player).isPresent()
            && row.guest().filter(guest -> guest == player || row.host() == player).isPresent();
  }

  private static Optional<Side> seat(GameRow row, long player) {
    return List.of(Side.values()).stream()
        .filter(side -> row.sitter(side).filter(one -> one.is(player)).isPresent())
        .findFirst();
  }

  private Json seats(GameRow row) {
    if (row.white().isEmpty() || row.black().isEmpty()) {
      return Json.none();
    }
    return new Members()
        .put("W", sitter(row.white().get(), false))
        .put("B", sitter(row.black().get(), false))
        .done();
  }

  private static Json outcome(GameRow row) {
    return row.ending()
        .<Json>map(by -> new Members().put("winner", side(row.winner())).put("by", by).done())
        .orElse(Json.none());
  }

  static Json side(Optional<Side> side) {
    return side.map(one -> Json.of(letter(one))).orElse(Json.none());
  }

  private static String letter(Side side) {
    return String.valueOf(side.letter());
  }

  private static Json number(Optional<Long> number) {
    return number.map(Json::of).orElse(Json.none());
  }
}
