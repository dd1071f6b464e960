package zwick.server.context;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.game.Side;
import zwick.hall.GameSession;
import zwick.hall.game.EventJson;
import zwick.hall.game.GameStatus;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.SeatHolder;
import zwick.hall.game.Seats;
import zwick.hall.game.TermsJson;
import zwick.hall.policy.Ids;
import zwick.hall.session.GameRow;
import zwick.hall.session.Message;
import zwick.hall.session.Presence;
import zwick.notation.GameRecord;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;
import zwick.view.json.JsonObjectBuilder;

/// Tables as the page and other programs see them; `online.d.ts` says what it means. The same for
/// all who look: nobody's secret is in it.
public final class GameSessionJson {
  private final PlayerCache playerCache;

  GameSessionJson(PlayerCache playerCache) {
    this.playerCache = playerCache;
  }

  public Json.Obj table(GameSession gameSession, long now) {
    var onlineGame = gameSession.onlineGame();
    return new JsonObjectBuilder()
        .put("id", Ids.text(onlineGame.id()))
        .put("seq", onlineGame.seq())
        .put("phase", onlineGame.gameStatus().id())
        .put("terms", TermsJson.write(onlineGame.terms()))
        .put("listed", onlineGame.agreement().listed())
        .put("host", playerCache.json(onlineGame.agreement().host()))
        .put(
            "guest",
            onlineGame.agreement().guest().<Json>map(playerCache::json).orElse(Json.none()))
        .put("termsBy", Ids.text(onlineGame.agreement().by()))
        .put("offer", offer(onlineGame))
        .put(
            "seats",
            onlineGame
                .seats()
                .map(seats -> seats(seats, gameSession.presence()))
                .orElse(Json.none()))
        .put("turn", onlineGame.turn())
        .put("moves", onlineGame.moves())
        .put("clock", clock(onlineGame, now))
        .put("now", now)
        .put("deadline", number(onlineGame.deadline()))
        .put("absent", number(gameSession.absent()))
        .put("askedBack", side(onlineGame.askedBack()))
        .put("askedRematch", side(onlineGame.askedRematch()))
        .put("next", onlineGame.next().map(EventJson::id).orElse(Json.none()))
        .put("outcome", JsonRecord.toJson(onlineGame.game().outcome()))
        .put("watchers", gameSession.presence().watching())
        .put("created", onlineGame.created())
        .put("changed", onlineGame.changed())
        .done();
  }

  private static Json offer(OnlineGame onlineGame) {
    return onlineGame.gameStatus() == GameStatus.INVITED && onlineGame.agreement().isOpen()
        ? TermsJson.write(onlineGame.agreement().offer())
        : Json.none();
  }

  private Json seats(Seats seats, Presence presence) {
    var both = new JsonObjectBuilder();
    for (var side : Side.values()) {
      both.put(letter(side), sitter(seats.of(side), presence.isHere(side)));
    }
    return both.done();
  }

  private Json sitter(SeatHolder seatHolder, boolean here) {
    return switch (seatHolder) {
      case SeatHolder.Person(long player) -> {
        Map<String, Json> members = new LinkedHashMap<>();
        members.put("kind", Json.of("person"));
        members.put("here", Json.of(here));
        members.putAll(playerCache.json(player).members());
        yield new Json.Obj(members);
      }
      case SeatHolder.Computer(int level) ->
          new JsonObjectBuilder().put("kind", "computer").put("level", level).done();
    };
  }

  private static Json clock(OnlineGame onlineGame, long now) {
    var clock = onlineGame.game().clock();
    if (clock.isEmpty()) {
      return Json.none();
    }
    boolean runs = onlineGame.gameStatus() == GameStatus.PLAYING;
    return new JsonObjectBuilder()
        .put("W", clock.get().left(Side.WHITE))
        .put("B", clock.get().left(Side.BLACK))
        .put("delay", clock.get().delay())
        .put("running", runs ? Json.of(letter(onlineGame.turn())) : Json.none())
        .put("used", runs ? onlineGame.used(now) : 0)
        .done();
  }

  /// With its moves, as somebody gets it who has just come.
  public JsonObjectBuilder open(
      GameSession gameSession, Optional<Long> player, List<Message> messages, long now) {
    var onlineGame = gameSession.onlineGame();
    return new JsonObjectBuilder()
        .put("table", table(gameSession, now))
        .put("record", JsonRecord.toJson(record(onlineGame)).write())
        .put("you", side(player.flatMap(onlineGame::side)))
        .put("messages", messages.stream().<Json>map(GameSessionJson::message).toList());
  }

  /// The game with its players' names above it.
  public GameRecord record(OnlineGame onlineGame) {
    Map<String, String> tags = new LinkedHashMap<>();
    onlineGame
        .seats()
        .ifPresent(seats -> {
          name(seats.white()).ifPresent(name -> tags.put("White", name));
          name(seats.black()).ifPresent(name -> tags.put("Black", name));
        });
    return new GameRecord(tags, onlineGame.game());
  }

  private Optional<String> name(SeatHolder seatHolder) {
    return switch (seatHolder) {
      case SeatHolder.Person(long player) -> playerCache.of(player).name();
      case SeatHolder.Computer(int level) -> Optional.of("Zwickmühle " + level);
    };
  }

  public static Json events(List<LoggedEvent> entries) {
    return new Json.Arr(entries.stream().<Json>map(EventJson::write).toList());
  }

  public static Json message(Message message) {
    return new JsonObjectBuilder()
        .put("n", message.n())
        .put("at", message.at())
        .put("by", Ids.text(message.player()))
        .put("phrase", message.phrase().map(Json::of).orElse(Json.none()))
        .put("words", message.words().map(Json::of).orElse(Json.none()))
        .done();
  }

  /// A line in a list.
  public Json row(GameRow row, Optional<Long> player) {
    var you = player.flatMap(id -> seat(row, id));
    return new JsonObjectBuilder()
        .put("id", Ids.text(row.id()))
        .put("phase", row.gameStatus().id())
        .put("rules", row.rules())
        .put("pace", Json.read(row.pace()))
        .put("rated", row.rated())
        .put("host", playerCache.json(row.host()))
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
    return row.gameStatus() == GameStatus.PLAYING
        ? row.turn().isPresent() && row.turn().equals(seat(row, player))
        : row.gameStatus() == GameStatus.INVITED
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
    return new JsonObjectBuilder()
        .put("W", sitter(row.white().get(), false))
        .put("B", sitter(row.black().get(), false))
        .done();
  }

  private static Json outcome(GameRow row) {
    return row.ending()
        .<Json>map(
            by -> new JsonObjectBuilder().put("winner", side(row.winner())).put("by", by).done())
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
