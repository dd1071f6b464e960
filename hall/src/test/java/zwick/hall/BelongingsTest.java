package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.game.Ending;
import zwick.game.Outcome;
import zwick.game.Side;
import zwick.hall.game.Command;
import zwick.hall.game.GameStatus;
import zwick.hall.game.Pace;
import zwick.hall.game.Terms;
import zwick.hall.people.LoginResult;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Players;
import zwick.hall.people.Token;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection.House;
import zwick.hall.session.GameRow;
import zwick.hall.session.Message;
import zwick.hall.session.Phrase;
import zwick.notation.json.Json;

/// What is a player's moves with him, is his to have, and goes when he goes.
@ParameterizedClass
@EnumSource(Base.class)
class BelongingsTest {
  private static final Pace UNHURRIED = new Pace.Unhurried();

  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;
  private Players players;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
    players = room.hall.players();
  }

  @AfterEach
  void close() {
    room.close();
  }

  private long account(String name) {
    long id = players.guest().id();
    assertThat(players.register(id, name, "correct horse")).isInstanceOf(LoginResult.In.class);
    return id;
  }

  @Test
  void aGuestsGamesAreHisAccountsOnceHeLogsIn() {
    var account = account("Anna");
    var cookie = players.token(room.anna, Token.Kind.COOKIE, "");
    var gameSession = room.begun("dama", UNHURRIED);
    var over = room.begun("dama", UNHURRIED);
    Room.done(room.act(over, room.beppe, "resign"));
    var invitation = Room.laid(room.hall.open(room.anna, Room.terms("dama", UNHURRIED), true));
    var seat = gameSession.arrive(Optional.of(room.anna));
    room.hall.move(room.anna, account);
    room.hall.move(room.anna, account);
    assertThat(gameSession.onlineGame().side(account)).contains(Side.WHITE);
    assertThat(over.onlineGame().side(account)).contains(Side.WHITE);
    assertThat(invitation.onlineGame().agreement().host()).isEqualTo(account);
    assertThat(room.hall.gamesOf(account)).hasSize(2);
    assertThat(room.hall.gamesOf(room.anna)).isEmpty();
    assertThat(room.hall.history(account, Long.MAX_VALUE, 10)).hasSize(1);
    assertThat(players.by(cookie, Token.Kind.COOKIE)).isEmpty();
    assertThat(Room.refused(room.act(gameSession, room.anna, "22-18"))).isEqualTo(House.NOT_SEATED);
    Room.done(room.act(gameSession, account, "22-18"));
    gameSession.depart(seat);
    assertThat(gameSession.presence().isHere(Side.WHITE)).isFalse();
  }

  @Test
  void nobodyComesToPlayAgainstHimself() {
    long account = account("Anna");
    var gameSession = Room.laid(room.hall.open(account, Room.terms("dama", UNHURRIED), true));
    Room.done(room.ask(gameSession, room.anna, new Command.Join()));
    room.hall.move(room.anna, account);
    assertThat(gameSession.onlineGame().isOf(room.anna)).isTrue();
  }

  @Test
  void nobodysAccountIsTakenOver() {
    long anna = account("Anna");
    long thief = account("Thief");
    var gameSession = Room.laid(room.hall.open(anna, Room.terms("dama", UNHURRIED), true));
    var cookie = players.token(anna, Token.Kind.COOKIE, "");
    room.hall.move(anna, thief);
    room.hall.move(room.anna, room.beppe);
    assertThat(gameSession.onlineGame().agreement().host()).isEqualTo(anna);
    assertThat(players.by(cookie, Token.Kind.COOKIE)).isPresent();
  }

  @Test
  void whoGoesLeavesHisGamesBehindAndNothingElse() {
    long account = account("Anna");
    room.hall.move(room.anna, account);
    var cookie = players.token(account, Token.Kind.COOKIE, "");
    var bot = ((LoginResult.In) players.bot(account, "Robo")).playerProfile();
    var played = Room.laid(room.hall.open(account, Room.terms("dama", UNHURRIED), true));
    Room.done(room.ask(played, room.beppe, new Command.Join()));
    room.play(played, "22-18", "11-15");
    var young = Room.laid(room.hall.open(account, Room.terms("dama", UNHURRIED), true));
    Room.done(room.ask(young, room.beppe, new Command.Join()));
    room.hall.delete(account);
    room.hall.delete(account);
    assertThat(played.onlineGame().game().outcome())
        .isEqualTo(Optional.of(new Outcome.Win(Side.BLACK, Ending.RESIGNATION)));
    assertThat(young.onlineGame().gameStatus()).isEqualTo(GameStatus.ABORTED);
    assertThat(players.by(cookie, Token.Kind.COOKIE)).isEmpty();
    assertThat(players.find(account))
        .contains(new PlayerProfile(account, Optional.empty(), false, false, false));
    assertThat(players.find(bot.id()).orElseThrow().name()).isEmpty();
    assertThat(players.login("Anna", "correct horse")).isInstanceOf(LoginResult.Refused.class);
    assertThat(account("Anna")).isNotEqualTo(account);
  }

  @Test
  void everybodyMaySeeWhatIsKeptAboutHim() {
    long account = account("Anna");
    players.token(account, Token.Kind.BEARER, "my program");
    var gameSession = Room.laid(room.hall.open(account, Room.terms("dama", UNHURRIED), true));
    Room.done(room.ask(gameSession, room.beppe, new Command.Join()));
    room.play(gameSession, "22-18");
    var text = room.hall.export(account).write();
    assertThat(text)
        .contains(
            "\"name\":\"Anna\"", "\"label\":\"my program\"", Ids.text(gameSession.id()), "22-18")
        .contains("\"bot\":false", "\"id\":\"" + Ids.text(account) + "\"")
        .doesNotContain("argon2", "hash");
  }

  @Test
  void whatHisGamesDidToHisRatingIsHisToo() {
    long account = account("Anna");
    long other = account("Beppe");
    var terms = Room.terms("dama", UNHURRIED);
    var rated =
        new Terms(terms.rules(), Optional.empty(), UNHURRIED, Optional.of(Side.WHITE), true);
    var gameSession = Room.laid(room.hall.open(account, rated, true));
    Room.done(room.ask(gameSession, other, new Command.Join()));
    room.playOn(gameSession, 4);
    Room.done(room.act(gameSession, other, "resign"));
    var text = room.hall.export(account).write();
    assertThat(text)
        .contains("\"ratingChanges\":[{\"game_id\":\"" + Ids.text(gameSession.id()) + "\"")
        .contains("\"kind\":\"opened\"", "\"kind\":\"began\"", "\"action\":\"B:resign\"");
  }

  /// Whoever has played a lot would fill the memory with it.
  @Test
  void gamesThatAreOverAreMovedWithoutReadingThem() {
    long account = account("Anna");
    var over = room.begun("dama", UNHURRIED);
    room.play(over, "22-18", "11-15");
    assertThat(room.hall.messages().say(over, room.anna, Phrase.HELLO)).isEmpty();
    Room.done(room.act(over, room.beppe, "resign"));
    var own = Room.laid(room.hall.open(account, Room.terms("dama", UNHURRIED), true));
    Room.done(room.ask(own, room.anna, new Command.Join()));
    Room.done(room.act(own, room.anna, "resign"));
    room.pass(Pace.HOUR);
    room.hall.forget(Pace.MINUTE);
    assertThat(room.hall.tables()).isZero();
    room.hall.move(room.anna, account);
    assertThat(room.hall.inMemory(over.id())).isEmpty();
    assertThat(room.hall.history(account, Long.MAX_VALUE, 10)).hasSize(2);
    var moved = room.hall.table(over.id()).orElseThrow();
    assertThat(moved.onlineGame().side(account)).contains(Side.WHITE);
    assertThat(moved.onlineGame().isOf(room.anna)).isFalse();
    assertThat(GameRow.of(moved.onlineGame()))
        .isEqualTo(
            room.hall.history(account, Long.MAX_VALUE, 10).stream()
                .filter(row -> row.id() == over.id())
                .findAny()
                .orElseThrow());
    assertThat(room.hall.messages().of(moved.onlineGame(), Optional.of(account)))
        .extracting(Message::player)
        .containsExactly(account);
    assertThat(room.hall.table(own.id()).orElseThrow().onlineGame().isOf(room.anna)).isTrue();
    room.hall.forget(-1);
    room.hall.delete(account);
    assertThat(room.hall.tables()).isZero();
  }

  @Test
  void onlyAFewAreHandedTheirThingsAtATime() throws Exception {
    room.begun("dama", UNHURRIED);
    Callable<Optional<Json>> asking = () -> room.hall.handOut(room.anna);
    int served = 0;
    try (var many = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var one : many.invokeAll(Collections.nCopies(400, asking))) {
        served += one.get().isPresent() ? 1 : 0;
      }
    }
    assertThat(served).isBetween(1, 399);
    assertThat(room.hall.handOut(room.anna)).isPresent();
  }
}
