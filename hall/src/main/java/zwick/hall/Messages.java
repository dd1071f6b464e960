package zwick.hall;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.Pace;
import zwick.hall.people.PlayerProfile;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.hall.policy.Objection.House;
import zwick.hall.session.Message;
import zwick.hall.session.Phrase;
import zwick.hall.storage.Database;

/// What players say to each other: phrases always, words of their own where both allow them. It is
/// stored before anybody hears it.
public final class Messages {
  private static final int LONGEST = 200;
  private static final int MOST_A_MINUTE = 12;

  private static final String INSERT =
      """
      insert into message (game_id, n, at, player_id, phrase, words)
      values (:game, :n, :at, :player, :phrase, :words)
      on conflict (game_id, n) do nothing
      """;

  private final Database database;
  private final Hall hall;

  Messages(Database database, Hall hall) {
    this.database = database;
    this.hall = hall;
  }

  /// What has been said in this game.
  public List<Message> of(long game) {
    return database.read(handle -> since(handle, game, 0));
  }

  /// What this player may read of it. Words of their own are for the two they were said between;
  /// everybody else sees the phrases.
  public List<Message> of(OnlineGame onlineGame, Optional<Long> reader) {
    return of(onlineGame.id()).stream()
        .filter(message -> mayRead(onlineGame, reader, message))
        .toList();
  }

  /// The host has heard everything; a guest what was said since he came, but not what was between
  /// the host and another guest before him.
  public static boolean mayRead(OnlineGame onlineGame, Optional<Long> reader, Message message) {
    var agreement = onlineGame.agreement();
    return message.words().isEmpty()
        || reader
            .filter(onlineGame::isOf)
            .filter(one -> one == agreement.host() || message.at() >= agreement.since())
            .isPresent();
  }

  /// None if it was said.
  public Optional<Objection> say(GameSession gameSession, long player, Phrase phrase) {
    return tell(gameSession, player, hall.now(), Optional.of(phrase.id()), Optional.empty());
  }

  /// Says it in his own words; none if it was said.
  public Optional<Objection> write(GameSession gameSession, long player, String words) {
    var clean = clean(words);
    if (clean.isEmpty()) {
      return Optional.of(House.NO_WORDS);
    }
    if (clean.codePointCount(0, clean.length()) > LONGEST) {
      return Optional.of(House.WORDS_TOO_LONG);
    }
    long now = hall.now(); // before we look who is there: it is not for who comes after that
    if (gameSession.onlineGame().isOf(player) && !allowed(gameSession.onlineGame())) {
      return Optional.of(House.WORDS_NOT_ALLOWED);
    }
    return tell(gameSession, player, now, Optional.empty(), Optional.of(clean));
  }

  /// On one line, without characters that cannot be seen or turn the direction of writing. Those
  /// that join letters and pictures stay.
  static String clean(String words) {
    var clean = new StringBuilder();
    words
        .codePoints()
        .limit(20L * LONGEST)
        .map(c -> Character.isWhitespace(c) || Character.isSpaceChar(c) ? ' ' : c)
        .filter(Messages::isSeen)
        .forEach(clean::appendCodePoint);
    return clean.toString().strip().replaceAll(" +", " ");
  }

  private static boolean isSeen(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED ->
          false;
      case Character.FORMAT -> c == 0x200C || c == 0x200D;
      default -> true;
    };
  }

  private boolean allowed(OnlineGame onlineGame) {
    var people = people(onlineGame);
    return people.size() == 2
        && people.stream()
            .allMatch(id -> hall.players().find(id).filter(PlayerProfile::freeText).isPresent());
  }

  private static List<Long> people(OnlineGame onlineGame) {
    var agreement = onlineGame.agreement();
    var people = new ArrayList<>(List.of(agreement.host()));
    agreement.guest().ifPresent(people::add);
    return people;
  }

  private Optional<Objection> tell(
      GameSession gameSession,
      long player,
      long now,
      Optional<String> phrase,
      Optional<String> words) {
    if (!gameSession.onlineGame().isOf(player)) {
      return Optional.of(House.NOT_SEATED);
    }
    var sanction = hall.moderation().sanctions().silence(player);
    if (sanction.isPresent()) {
      return Optional.of(new Objection.Sanctioned(sanction.get()));
    }
    boolean stored =
        database.write(transaction -> {
          var handle = transaction.handle();
          if (lately(handle, player, now) >= MOST_A_MINUTE) {
            return false;
          }
          int n = last(handle, gameSession.id()) + 1;
          while (!insert(handle, gameSession.id(), new Message(n, now, player, phrase, words))) {
            n++; // another program was quicker
          }
          transaction.tell("m" + Ids.text(gameSession.id()));
          return true;
        });
    if (!stored) {
      return Optional.of(House.NOT_SO_FAST);
    }
    catchUp(gameSession);
    return Optional.empty();
  }

  private static int lately(Handle handle, long player, long now) {
    return handle
        .createQuery("select count(*) from message where player_id = :player and at > :since")
        .bind("player", player)
        .bind("since", now - Pace.MINUTE)
        .mapTo(Integer.class)
        .one();
  }

  private static int last(Handle handle, long game) {
    return handle
        .createQuery("select coalesce(max(n), 0) from message where game_id = :game")
        .bind("game", game)
        .mapTo(Integer.class)
        .one();
  }

  private static boolean insert(Handle handle, long game, Message message) {
    return handle
            .createUpdate(INSERT)
            .bind("game", game)
            .bind("n", message.n())
            .bind("at", message.at())
            .bind("player", message.player())
            .bind("phrase", message.phrase().orElse(null))
            .bind("words", message.words().orElse(null))
            .execute()
        > 0;
  }

  private static List<Message> since(Handle handle, long game, int n) {
    return handle
        .createQuery(
            """
            select n, at, player_id, phrase, words from message
            where game_id = :game and n > :n and (phrase is not null or words is not null)
            order by n
            """)
        .bind("game", game)
        .bind("n", n)
        .map((row, _) -> message(row))
        .list();
  }

  private static Message message(ResultSet row) throws SQLException {
    return new Message(
        row.getInt("n"),
        row.getLong("at"),
        row.getLong("player_id"),
        Optional.ofNullable(row.getString("phrase")),
        Optional.ofNullable(row.getString("words")));
  }

  // Telling

  /// What was said before this table was in memory is no news.
  void open(GameSession gameSession) {
    gameSession.heard(_ -> database.read(handle -> last(handle, gameSession.id())));
  }

  /// Tells those at the table what has been said, here or elsewhere, and in that order; nothing is
  /// told twice.
  void catchUp(GameSession gameSession) {
    gameSession.heard(told -> {
      int last = told;
      for (var message : database.read(handle -> since(handle, gameSession.id(), told))) {
        gameSession.stir(new GameSession.Stir.Said(message));
        last = message.n();
      }
      return last;
    });
  }
}
