package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.game.Command;
import zwick.hall.game.GameStatus;
import zwick.hall.game.Pace;
import zwick.hall.people.Token;
import zwick.hall.people.TokenRow;
import zwick.hall.session.Phrase;

@ParameterizedClass
@EnumSource(Base.class)
class PurgeTest {
  @TempDir private Path folder;
  @Parameter private Base base;

  /// Once through all of them.
  private static void purge(Room room, int players) {
    var purge = new Purge(room.hall.database());
    for (int i = 0; i <= players / Purge.AT_ONCE; i++) {
      purge.round(room.now.get());
    }
  }

  @Test
  void guestsWhoNeverPlayedAreForgottenAndNobodyElse() {
    try (var room = Room.in(base.fresh(folder))) {
      var players = room.hall.players();
      var idle = new ArrayList<Long>();
      for (int i = 0; i < 2 * Purge.AT_ONCE; i++) {
        idle.add(players.guest().id());
      }
      var key = players.token(idle.getFirst(), Token.Kind.COOKIE, "");
      long named = players.guest().id();
      players.register(named, "Chiara", "a long enough word");
      room.begun("dama", new Pace.Unhurried());
      long host = players.guest().id();
      room.hall.open(host, Room.terms("dama", new Pace.Unhurried()), false);
      purge(room, idle.size());
      assertThat(players.find(idle.getFirst())).isPresent();

      room.pass(Purge.FORGOTTEN + 1);
      long fresh = players.guest().id();
      purge(room, idle.size());
      assertThat(idle).allSatisfy(id -> assertThat(players.find(id)).isEmpty());
      assertThat(players.tokens(idle.getFirst())).isEmpty();
      assertThat(players.by(key, Token.Kind.COOKIE)).isEmpty();
      for (long stays : new long[] {named, room.anna, room.beppe, host, fresh}) {
        assertThat(players.find(stays)).isPresent();
      }
    }
  }

  @Test
  void theKeeperSeesToIt() throws Exception {
    var now = new AtomicLong(System.currentTimeMillis());
    InstantSource time = () -> Instant.ofEpochMilli(now.get());
    try (var hall = Hall.open(base.fresh(folder), time)) {
      long idle = hall.players().guest().id();
      now.addAndGet(Purge.FORGOTTEN + Pace.MINUTE);
      for (int i = 0; i < 400 && hall.players().find(idle).isPresent(); i++) {
        Thread.sleep(50);
      }
      assertThat(hall.players().find(idle)).isEmpty();
    }
  }

  @Test
  void aKeyThatNoBrowserHasAnyMoreOpensNothing() {
    try (var room = Room.in(base.fresh(folder))) {
      var players = room.hall.players();
      room.begun("dama", new Pace.Unhurried());
      players.token(room.anna, Token.Kind.COOKIE, "");
      players.token(room.anna, Token.Kind.BEARER, "program");
      room.pass(Purge.COOKIE + 1);
      players.token(room.anna, Token.Kind.COOKIE, "");
      purge(room, 3);
      assertThat(players.tokens(room.anna))
          .extracting(TokenRow::kind)
          .containsExactly(Token.Kind.COOKIE);
    }
  }

  @Test
  void invitationsThatCameToNothingAreForgottenAndThenTheirGuests() {
    try (var room = Room.in(base.fresh(folder))) {
      var players = room.hall.players();
      var terms = Room.terms("dama", new Pace.Unhurried());
      long host = players.guest().id();
      var lapsed = Room.laid(room.hall.open(host, terms, true));
      long other = players.guest().id();
      var withdrawn = Room.laid(room.hall.open(other, terms, false));
      Room.done(room.ask(withdrawn, other, new Command.Abort()));
      long player = players.guest().id();
      var computer = Room.laid(room.hall.play(player, terms, false, 1));
      Room.done(room.ask(computer, player, new Command.Abort()));
      var played = room.begun("dama", new Pace.Unhurried());
      room.play(played, "22-18");
      Room.done(room.ask(played, room.anna, new Command.Abort()));
      long talker = players.guest().id();
      var talked = Room.laid(room.hall.open(talker, terms, false));
      Room.done(room.ask(talked, room.beppe, new Command.Join()));
      assertThat(room.hall.messages().say(talked, talker, Phrase.HELLO)).isEmpty();
      Room.done(room.ask(talked, talker, new Command.Abort()));
      room.pass(14 * Pace.DAY + 1);
      lapsed.ring();
      assertThat(lapsed.onlineGame().gameStatus()).isEqualTo(GameStatus.ABORTED);
      purge(room, 10);
      assertThat(players.find(host)).isPresent();
      assertThat(players.find(other)).isEmpty();
      assertThat(players.find(player)).isEmpty();
      room.pass(Purge.CALLED_OFF + 1);
      purge(room, 10);
      assertThat(players.find(host)).isEmpty();
      for (var game : new GameSession[] {lapsed, withdrawn, computer}) {
        assertThat(room.stored(game)).isEmpty();
        game.catchUp(); // somebody may still look at it
        assertThat(room.hall.table(game.id())).isEmpty();
      }
      for (long stays : new long[] {room.anna, room.beppe, talker}) {
        assertThat(players.find(stays)).isPresent();
      }
      assertThat(room.stored(played)).isNotEmpty();
      assertThat(room.stored(talked)).isNotEmpty();
    }
  }
}
