package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.game.Command;
import zwick.hall.game.Event;
import zwick.hall.game.GameStatus;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.NewGame;
import zwick.hall.game.Pace;
import zwick.hall.moderation.AuditEntry;
import zwick.hall.moderation.AuditLog;
import zwick.hall.moderation.ModerationAction;
import zwick.hall.moderation.Ruling;
import zwick.hall.people.Token;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.hall.policy.Objection.House;
import zwick.hall.session.GameStore;
import zwick.hall.session.Message;
import zwick.hall.session.Phrase;
import zwick.hall.storage.StorageTrouble;

/// What those can do who look after a hall, and what comes of it.
@ParameterizedClass
@EnumSource(Base.class)
class ModerationTest {
  private static final Ruling RULING = Ruling.atTheCommandLine("be nice");
  private static final Optional<Long> FOR_GOOD = Optional.empty();

  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;
  private Moderation moderation;
  private GameSession gameSession;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
    moderation = room.hall.moderation();
    gameSession = room.begun("dama", new Pace.Unhurried());
  }

  @AfterEach
  void close() {
    room.close();
  }

  private List<ModerationAction> log() {
    return moderation.log().latest(Long.MAX_VALUE, 100).reversed().stream()
        .map(AuditEntry::moderationAction)
        .toList();
  }

  private Optional<Long> in(long millis) {
    return Optional.of(room.now.get() + millis);
  }

  // Mute

  @Test
  void whoIsMutedPlaysAndSaysNothing() {
    assertThat(moderation.penalties().mute(RULING, room.anna, in(Pace.HOUR))).isEmpty();
    var objection = room.hall.messages().say(gameSession, room.anna, Phrase.HELLO).orElseThrow();
    assertThat(objection.reason()).isEqualTo("muted");
    assertThat(((Objection.Sanctioned) objection).sanction().why()).isEqualTo("be nice");
    assertThat(room.hall.messages().say(gameSession, room.beppe, Phrase.HELLO)).isEmpty();
    room.play(gameSession, "22-18");
    room.pass(Pace.HOUR);
    assertThat(room.hall.messages().say(gameSession, room.anna, Phrase.HELLO)).isEmpty();
    assertThat(log()).containsExactly(ModerationAction.MUTE);
  }

  @Test
  void aMuteIsLifted() {
    moderation.penalties().mute(RULING, room.anna, FOR_GOOD);
    room.pass(1000 * Pace.DAY);
    assertThat(room.hall.messages().say(gameSession, room.anna, Phrase.HELLO)).isPresent();
    assertThat(moderation.penalties().unmute(RULING, room.anna)).isEmpty();
    assertThat(room.hall.messages().say(gameSession, room.anna, Phrase.HELLO)).isEmpty();
    assertThat(moderation.penalties().unmute(RULING, room.anna)).contains(House.NO_SUCH_SANCTION);
    assertThat(log()).containsExactly(ModerationAction.MUTE, ModerationAction.UNMUTE);
  }

  /// Every notice from another program makes this one read again, at any moment.
  @Test
  void whoReadWhileItWasLiftedDoesNotRememberItLonger() throws InterruptedException {
    var enough = new AtomicBoolean();
    var notices =
        Thread.ofPlatform()
            .start(() -> {
              while (!enough.get()) {
                moderation.sanctions().read();
                room.pass(Pace.MINUTE); // it is time to look again, though the log says nothing
                moderation.enforcement().look();
              }
            });
    try {
      for (int i = 0; i < 40; i++) {
        moderation.penalties().mute(RULING, room.anna, FOR_GOOD);
        assertThat(moderation.sanctions().mute(room.anna)).isPresent();
        moderation.penalties().unmute(RULING, room.anna);
        assertThat(moderation.sanctions().mute(room.anna)).isEmpty();
      }
    } finally {
      enough.set(true);
      notices.join();
    }
  }

  @Test
  void aMutedGuestIsMutedWhenHeLogsIn() {
    long account = room.hall.players().guest().id();
    room.hall.players().register(account, "Anna", "correct horse");
    moderation.penalties().mute(RULING, room.anna, FOR_GOOD);
    room.hall.move(room.anna, account);
    assertThat(room.hall.messages().say(gameSession, account, Phrase.HELLO)).isPresent();
  }

  @Test
  void whoIsMutedDoesNotSpeakThroughANewProgram() {
    room.hall.players().register(room.anna, "Anna", "correct horse");
    moderation.penalties().mute(RULING, room.anna, FOR_GOOD);
    room.hall.players().bot(room.anna, "Robby");
    long bot = room.hall.players().bots(room.anna).getFirst().id();
    var laid = Room.laid(room.hall.open(bot, gameSession.onlineGame().terms(), false));
    assertThat(room.hall.messages().say(laid, bot, Phrase.HELLO).orElseThrow().reason())
        .isEqualTo("muted");
    moderation.penalties().unmute(RULING, room.anna);
    assertThat(room.hall.messages().say(laid, bot, Phrase.HELLO)).isEmpty();
  }

  // Ban

  @Test
  void whoIsBannedIsLoggedOutAndHisGamesEnd() {
    room.play(gameSession, "22-18", "11-15");
    var invitation = Room.laid(room.hall.open(room.anna, gameSession.onlineGame().terms(), true));
    var token = room.hall.players().token(room.anna, Token.Kind.COOKIE, "");
    var ended = new ArrayList<Long>();
    room.hall.players().follow(whose -> whose.ifPresent(ended::add));
    assertThat(moderation.penalties().ban(RULING, room.anna, in(Pace.DAY))).isEmpty();
    assertThat(room.hall.players().by(token, Token.Kind.COOKIE)).isEmpty();
    assertThat(ended).contains(room.anna);
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.OVER);
    assertThat(invitation.onlineGame().gameStatus()).isEqualTo(GameStatus.ABORTED);
    assertThat(room.hall.open(room.anna, gameSession.onlineGame().terms(), false))
        .isInstanceOf(GameCreation.Refused.class);
    assertThat(room.hall.play(room.anna, gameSession.onlineGame().terms(), false, 1))
        .isInstanceOf(GameCreation.Refused.class);
    var other = Room.laid(room.hall.open(room.beppe, gameSession.onlineGame().terms(), true));
    assertThat(Room.refused(room.ask(other, room.anna, new Command.Join())).reason())
        .isEqualTo("banned");
    room.pass(Pace.DAY);
    Room.done(room.ask(other, room.anna, new Command.Join()));
  }

  @Test
  void whatHoldsForAPlayerHoldsForHisPrograms() {
    room.hall.players().register(room.anna, "Anna", "correct horse");
    room.hall.players().bot(room.anna, "Robby");
    long bot = room.hall.players().bots(room.anna).getFirst().id();
    moderation.penalties().ban(RULING, room.anna, FOR_GOOD);
    assertThat(moderation.sanctions().ban(bot)).isPresent();
    assertThat(log()).containsExactly(ModerationAction.BAN, ModerationAction.BAN);
    moderation.penalties().unban(RULING, room.anna);
    assertThat(moderation.sanctions().ban(bot)).isEmpty();
  }

  @Test
  void anAddressIsBannedWithAllOfItsHousehold() {
    moderation.penalties().banAddress(RULING, "2001:db8:1:2:3::4", FOR_GOOD);
    moderation.penalties().banAddress(RULING, "203.0.113.7", in(Pace.HOUR));
    assertThat(moderation.sanctions().ban("2001:DB8:1:2:ffff::1")).isPresent();
    assertThat(moderation.sanctions().ban("[2001:db8:1:3::1]")).isEmpty();
    assertThat(moderation.sanctions().ban("::ffff:203.0.113.7")).isPresent();
    assertThat(moderation.sanctions().ban("203.0.113.8")).isEmpty();
    assertThat(moderation.penalties().banAddress(RULING, "example.org", FOR_GOOD))
        .contains(House.NO_SUCH_ADDRESS);
    assertThat(moderation.penalties().unbanAddress(RULING, "2001:db8:1:2::/64")).isEmpty();
    assertThat(moderation.sanctions().ban("2001:db8:1:2:3::4")).isEmpty();
    assertThat(log())
        .containsExactly(
            ModerationAction.BAN_ADDRESS,
            ModerationAction.BAN_ADDRESS,
            ModerationAction.UNBAN_ADDRESS);
  }

  @Test
  void administratorsDoNotBanEachOther() {
    room.hall.players().register(room.anna, "Anna", "correct horse");
    assertThat(moderation.roles().grant(RULING, room.beppe)).contains(House.ONLY_ACCOUNTS);
    assertThat(moderation.roles().grant(RULING, room.anna)).isEmpty();
    assertThat(moderation.roles().isAdministrator(room.anna)).isTrue();
    assertThat(moderation.penalties().ban(Ruling.of(room.beppe, "x"), room.anna, FOR_GOOD))
        .contains(House.IS_ADMINISTRATOR);
    assertThat(moderation.roles().revoke(RULING, room.anna)).isEmpty();
    assertThat(moderation.roles().revoke(RULING, room.anna)).contains(House.NOT_AN_ADMINISTRATOR);
    assertThat(moderation.penalties().ban(Ruling.of(room.beppe, "x"), room.anna, FOR_GOOD))
        .isEmpty();
  }

  @Test
  void administratorsNeitherFreeThemselvesNorJudgeEachOthersPrograms() {
    for (var name : List.of("Anna", "Beppe")) {
      long player = name.equals("Anna") ? room.anna : room.beppe;
      room.hall.players().register(player, name, "correct horse");
      room.hall.players().bot(player, "Robby " + name);
      moderation.roles().grant(RULING, player);
    }
    long bot = room.hall.players().bots(room.anna).getFirst().id();
    assertThat(moderation.penalties().ban(Ruling.of(room.beppe, "x"), bot, FOR_GOOD))
        .contains(House.IS_ADMINISTRATOR);
    moderation.penalties().mute(RULING, room.anna, FOR_GOOD);
    var own = Ruling.of(room.anna, "x");
    for (long player : List.of(room.anna, bot)) {
      assertThat(moderation.penalties().unmute(own, player)).contains(House.SOMEBODY_ELSE_DECIDES);
    }
    for (var sanction : moderation.sanctions().inForce()) {
      assertThat(moderation.penalties().lift(own, sanction.id()))
          .contains(House.SOMEBODY_ELSE_DECIDES);
    }
    assertThat(moderation.sanctions().mute(room.anna)).isPresent();
    assertThat(moderation.penalties().unmute(Ruling.of(room.beppe, "x"), room.anna)).isEmpty();
  }

  // What follows

  @Test
  void whatCannotBeCarriedOutKeepsNothingElseFromIt() {
    room.hall
        .database()
        .write(transaction -> {
          var entry = AuditEntry.of(RULING, ModerationAction.REMOVE_MESSAGE).game(gameSession.id());
          AuditLog.append(transaction, room.now.get(), entry); // of which message?
          return true;
        });
    assertThat(moderation.penalties().ban(RULING, room.anna, FOR_GOOD)).isEmpty();
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.ABORTED);
  }

  @Test
  void aGameThatCannotBeReadKeepsNobodyInTheHall() {
    var other = room.begun("dama", new Pace.Unhurried());
    room.hall.forget(-1);
    change("update game_event set payload = '?' || payload where game_id = :game");
    assertThat(moderation.penalties().ban(RULING, room.anna, FOR_GOOD)).isEmpty();
    assertThat(room.hall.table(other.id()).orElseThrow().onlineGame().gameStatus())
        .isEqualTo(GameStatus.ABORTED);
    var changed = new ArrayList<Long>();
    room.hall.players().follow(whose -> whose.ifPresent(changed::add));
    assertThat(moderation.removals().rename(RULING, room.beppe, "Beppe")).isEmpty();
    assertThat(changed).contains(room.beppe); // it waits for nothing
    change("update game_event set payload = substr(payload, 2) where game_id = :game");
    moderation.enforcement().look();
    assertThat(room.hall.table(gameSession.id()).orElseThrow().onlineGame().gameStatus())
        .isEqualTo(GameStatus.PLAYING);
    room.pass(Pace.SECOND);
    moderation.enforcement().look();
    assertThat(room.hall.table(gameSession.id()).orElseThrow().onlineGame().gameStatus())
        .isEqualTo(GameStatus.ABORTED);
  }

  private void change(String statement) {
    room.hall
        .database()
        .write(transaction ->
            transaction.handle().createUpdate(statement).bind("game", gameSession.id()).execute());
  }

  /// Be they as many as they like.
  @Test
  void noGameOfABannedPlayerIsForgotten() {
    var opened = new Event.Opened(room.anna, gameSession.onlineGame().terms(), false);
    var log = List.of(new LoggedEvent(1, room.now.get(), Optional.empty(), opened));
    room.hall
        .database()
        .write(transaction -> {
          for (int i = 0; i < 1_100; i++) {
            var game = new NewGame(Ids.fresh(), log);
            assertThat(GameStore.append(transaction, game.onlineGame(), game.entries())).isTrue();
          }
          return true;
        });
    assertThat(room.hall.unfinished(room.anna)).hasSize(1_101);
  }

  @Test
  void nothingIsDoneThatIsNotInTheLog() {
    room.hall.players().register(room.anna, "Anna", "correct horse");
    room.hall.messages().say(gameSession, room.anna, Phrase.HELLO);
    room.hall.database().write(transaction -> transaction.handle().execute("drop table audit_log"));
    var removals = moderation.removals();
    assertThatThrownBy(() -> removals.rename(RULING, room.anna, "Berta"))
        .isInstanceOf(StorageTrouble.class);
    assertThatThrownBy(() -> removals.player(RULING, room.anna)).isInstanceOf(StorageTrouble.class);
    assertThatThrownBy(() -> removals.game(RULING, gameSession.id()))
        .isInstanceOf(StorageTrouble.class);
    assertThat(room.hall.players().named("Anna")).isPresent();
    assertThat(room.hall.messages().of(gameSession.id())).hasSize(1);
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.PLAYING);
  }

  @Test
  void nothingIsDecidedWithoutAReason() {
    var none = Ruling.atTheCommandLine(" \u0007 ");
    assertThat(moderation.penalties().ban(none, room.anna, FOR_GOOD)).contains(House.NEEDS_A_WHY);
    assertThat(moderation.removals().game(none, gameSession.id())).contains(House.NEEDS_A_WHY);
    assertThat(moderation.removals().player(none, room.anna)).contains(House.NEEDS_A_WHY);
    assertThat(moderation.removals().rename(none, room.anna, "Anna")).contains(House.NEEDS_A_WHY);
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.PLAYING);
    assertThat(room.hall.players().find(room.anna).orElseThrow().name()).isEmpty();
    assertThat(log()).isEmpty();
  }

  // Removals

  @Test
  void aRemovedMessageSaysNothingAndItsNumberStays() {
    var ears = new MessagesTest.Ears();
    gameSession.watch(ears, 0);
    room.hall.messages().say(gameSession, room.anna, Phrase.HELLO);
    room.hall.messages().say(gameSession, room.beppe, Phrase.HELLO);
    assertThat(moderation.removals().message(RULING, gameSession.id(), 1)).isEmpty();
    assertThat(room.hall.messages().of(gameSession.id())).extracting(Message::n).containsExactly(2);
    assertThat(ears.heard).extracting(Message::n).containsExactly(1, 2, 1);
    assertThat(ears.heard.getLast().phrase()).isEmpty();
    assertThat(moderation.removals().message(RULING, gameSession.id(), 1))
        .contains(House.NO_SUCH_MESSAGE);
    assertThat(log()).containsExactly(ModerationAction.REMOVE_MESSAGE);
  }

  @Test
  void aRemovedGameIsFoundNowhere() {
    room.hall.messages().say(gameSession, room.anna, Phrase.HELLO);
    var listed = Room.laid(room.hall.open(room.anna, gameSession.onlineGame().terms(), true));
    assertThat(moderation.removals().game(RULING, gameSession.id())).isEmpty();
    assertThat(moderation.removals().game(RULING, listed.id())).isEmpty();
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.ABORTED);
    assertThat(room.hall.table(gameSession.id())).isEmpty();
    assertThat(room.hall.messages().of(gameSession.id())).isEmpty();
    assertThat(room.hall.invitations(10)).isEmpty();
    assertThat(room.hall.gamesOf(room.anna)).isEmpty();
    assertThat(moderation.removals().game(RULING, gameSession.id())).contains(House.NO_SUCH_GAME);
    assertThat(room.stored(gameSession)).isNotEmpty();
    assertThat(log()).containsExactly(ModerationAction.REMOVE_GAME, ModerationAction.REMOVE_GAME);
  }

  @Test
  void aFinishedGameIsRemovedFromItsPlayersLists() {
    room.play(gameSession, "22-18", "11-15");
    Room.done(room.act(gameSession, room.anna, "resign"));
    assertThat(room.hall.history(room.anna, Long.MAX_VALUE, 10)).hasSize(1);
    moderation.removals().game(RULING, gameSession.id());
    assertThat(room.hall.history(room.anna, Long.MAX_VALUE, 10)).isEmpty();
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.OVER);
  }

  @Test
  void aRemovedPlayerIsGoneAndARenamedOneIsCalledSomethingElse() {
    room.hall.players().register(room.anna, "Scheusal", "correct horse");
    assertThat(moderation.removals().rename(RULING, room.anna, "Anna")).isEmpty();
    assertThat(room.hall.players().named("Anna")).isPresent();
    assertThat(moderation.removals().rename(RULING, room.anna, ""))
        .contains(House.NAME_NOT_ALLOWED);
    assertThat(moderation.removals().player(RULING, room.anna)).isEmpty();
    assertThat(room.hall.players().named("Anna")).isEmpty();
    assertThat(moderation.removals().player(RULING, 1)).contains(House.NO_SUCH_PLAYER);
    var entries = moderation.log().latest(Long.MAX_VALUE, 10);
    assertThat(entries)
        .extracting(AuditEntry::moderationAction)
        .containsExactly(ModerationAction.REMOVE_PLAYER, ModerationAction.RENAME);
    assertThat(entries.getLast().detail()).contains("Anna");
    assertThat(entries).extracting(AuditEntry::n).containsExactly(2L, 1L);
    assertThat(entries).extracting(AuditEntry::player).containsOnly(Optional.of(room.anna));
    assertThat(entries).extracting(AuditEntry::why).containsOnly("be nice");
  }
}
