package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.game.Command;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.Pace;
import zwick.hall.policy.Objection.House;
import zwick.hall.session.Message;
import zwick.hall.session.Phrase;

/// What players say to each other.
@ParameterizedClass
@EnumSource(Base.class)
class MessagesTest {
  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;
  private Messages messages;
  private GameSession gameSession;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
    messages = room.hall.messages();
    gameSession = room.begun("dama", new Pace.Unhurried());
  }

  @AfterEach
  void close() {
    room.close();
  }

  private void allow() {
    room.hall.players().allowWords(room.anna, true);
    room.hall.players().allowWords(room.beppe, true);
  }

  @Test
  void aPhraseIsStoredAndHeard() {
    var ears = new Ears();
    gameSession.watch(ears, 0);
    assertThat(messages.say(gameSession, room.anna, Phrase.GOOD_LUCK)).isEmpty();
    assertThat(messages.say(gameSession, room.beppe, Phrase.THANKS)).isEmpty();
    assertThat(messages.of(gameSession.id()))
        .extracting(message -> message.phrase().orElseThrow())
        .containsExactly("good-luck", "thanks");
    assertThat(ears.heard).isEqualTo(messages.of(gameSession.id()));
    messages.catchUp(gameSession);
    assertThat(ears.heard).hasSize(2);
  }

  @Test
  void onlyThoseAtTheTableTalk() {
    long stranger = room.hall.players().guest().id();
    assertThat(messages.say(gameSession, stranger, Phrase.HELLO)).contains(House.NOT_SEATED);
    assertThat(messages.write(gameSession, stranger, "hello")).contains(House.NOT_SEATED);
    var laid = Room.laid(room.hall.open(room.anna, gameSession.onlineGame().terms(), true));
    assertThat(messages.say(laid, room.beppe, Phrase.HELLO)).contains(House.NOT_SEATED);
    assertThat(messages.say(laid, room.anna, Phrase.HELLO)).isEmpty();
    Room.done(room.ask(laid, room.beppe, new Command.Propose(gameSession.onlineGame().terms())));
    assertThat(messages.say(laid, room.beppe, Phrase.HELLO)).isEmpty();
  }

  @Test
  void ownWordsNeedBothToAllowThem() {
    assertThat(messages.write(gameSession, room.anna, "hello")).contains(House.WORDS_NOT_ALLOWED);
    room.hall.players().allowWords(room.anna, true);
    assertThat(messages.write(gameSession, room.anna, "hello")).contains(House.WORDS_NOT_ALLOWED);
    allow();
    assertThat(messages.write(gameSession, room.anna, "hello")).isEmpty();
    assertThat(messages.write(gameSession, room.anna, "x".repeat(201)))
        .contains(House.WORDS_TOO_LONG);
    assertThat(messages.write(gameSession, room.anna, " \u0007\u202E ")).contains(House.NO_WORDS);
    assertThat(messages.of(gameSession.id()).getFirst().words()).contains("hello");
  }

  @Test
  void ownWordsAreForTheTwoWhoPlay() {
    allow();
    messages.say(gameSession, room.anna, Phrase.HELLO);
    messages.write(gameSession, room.anna, "meet me at six");
    long stranger = room.hall.players().guest().id();
    for (var reader : List.of(Optional.of(stranger), Optional.<Long>empty())) {
      assertThat(messages.of(gameSession.onlineGame(), reader))
          .extracting(Message::n)
          .containsExactly(1);
    }
    for (long player : List.of(room.anna, room.beppe)) {
      assertThat(messages.of(gameSession.onlineGame(), Optional.of(player))).hasSize(2);
    }
  }

  @Test
  void whatWasSaidToOneGuestIsNotForTheNext() {
    long carla = room.hall.players().guest().id();
    allow();
    room.hall.players().allowWords(carla, true);
    var laid = Room.laid(room.hall.open(room.anna, gameSession.onlineGame().terms(), true));
    Room.done(room.ask(laid, room.beppe, new Command.Propose(gameSession.onlineGame().terms())));
    messages.write(laid, room.anna, "to beppe");
    messages.write(laid, room.beppe, "to anna");
    messages.say(laid, room.beppe, Phrase.HELLO);
    room.pass(1);
    Room.done(room.ask(laid, room.anna, new Command.Decline()));
    Room.done(room.ask(laid, carla, new Command.Propose(gameSession.onlineGame().terms())));
    messages.write(laid, room.anna, "to carla");
    assertThat(readable(laid, carla)).containsExactly(3, 4);
    assertThat(readable(laid, room.anna)).containsExactly(1, 2, 3, 4);
    assertThat(readable(laid, room.beppe)).containsExactly(3);
    long account = room.hall.players().guest().id();
    room.hall.players().register(account, "Carla", "correct horse");
    room.pass(1);
    room.hall.move(carla, account);
    assertThat(readable(laid, account)).containsExactly(3, 4);
    Room.done(room.ask(laid, room.anna, new Command.Join()));
    assertThat(readable(laid, account)).containsExactly(3, 4);
    room.hall.forget(-1); // as it is read from the database
    assertThat(readable(room.hall.table(laid.id()).orElseThrow(), account)).containsExactly(3, 4);
  }

  private List<Integer> readable(GameSession where, long reader) {
    return messages.of(where.onlineGame(), Optional.of(reader)).stream().map(Message::n).toList();
  }

  @Test
  void whoTakesTheOfferDoesNotReadWhatWasSaidOverAnotherProposal() {
    long carla = room.hall.players().guest().id();
    allow();
    var laid = Room.laid(room.hall.open(room.anna, gameSession.onlineGame().terms(), true));
    Room.done(room.ask(laid, room.beppe, new Command.Propose(gameSession.onlineGame().terms())));
    messages.write(laid, room.anna, "to beppe");
    room.pass(1);
    Room.done(room.ask(laid, carla, new Command.Join()));
    assertThat(readable(laid, carla)).isEmpty();
    assertThat(readable(laid, room.anna)).containsExactly(1);
  }

  @Test
  void wordsAreOnOneLineAndReadOneWay() {
    assertThat(Messages.clean(" a\r\nb\u0000\u202Ec \u2066d\u2028e ")).isEqualTo("a bc d e");
    assertThat(Messages.clean("👩‍🌾 ok")).isEqualTo("👩‍🌾 ok");
  }

  @Test
  void nobodyTalksWithoutABreath() {
    for (int i = 0; i < 12; i++) {
      assertThat(messages.say(gameSession, room.anna, Phrase.OOPS)).isEmpty();
    }
    assertThat(messages.say(gameSession, room.anna, Phrase.OOPS)).contains(House.NOT_SO_FAST);
    assertThat(messages.say(gameSession, room.beppe, Phrase.OOPS)).isEmpty();
    room.pass(Pace.MINUTE);
    assertThat(messages.say(gameSession, room.anna, Phrase.OOPS)).isEmpty();
  }

  @Test
  void whatSomebodySaidGoesWithHimAndTheNumbersGoOn() {
    var ears = new Ears();
    gameSession.watch(ears, 0);
    messages.say(gameSession, room.beppe, Phrase.HELLO);
    messages.say(gameSession, room.anna, Phrase.HELLO);
    room.hall.delete(room.anna);
    assertThat(messages.of(gameSession.id())).extracting(Message::n).containsExactly(1);
    messages.say(gameSession, room.beppe, Phrase.GOODBYE);
    assertThat(ears.heard).extracting(Message::n).containsExactly(1, 2, 3);
  }

  /// Remembers what it was told.
  static final class Ears implements GameSession.Watcher {
    final List<Message> heard = new ArrayList<>();

    @Override
    public void happened(GameSession gameSession, List<LoggedEvent> fresh) {}

    @Override
    public void stirred(GameSession gameSession, GameSession.Stir stir) {
      if (stir instanceof GameSession.Stir.Said(Message message)) {
        heard.add(message);
      }
    }
  }
}
