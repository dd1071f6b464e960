package zwick.hall.policy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// How much one player, one address or one connection may ask for: all limits there are, so that
/// whoever runs a server sees them in one place. 0 lifts a limit.
///
/// They are for people behind one address, such as a family or a class, who shall never notice
/// them, and against a program that means to spoil it for everybody else.
///
/// @param requestsPerSecond of one address; six seconds' worth may come at once
/// @param commandsPerSecond of one player at all his tables
/// @param commandsPerSecondAndAddress the same of all players at one address; a class that plays
///   fast does not come near it
/// @param probesPerSecond questions of one address about what is known for sure
/// @param messagesPerSecond of one socket; four seconds' worth may come at once
/// @param socketsPerAddress open at a time
/// @param streamsPerAddress open at a time
/// @param guestsPerHour new players without an account from one address
/// @param accountsPerHour new accounts from one address
/// @param failedLoginsPerHour wrong passwords of one address, and of one name
/// @param passwordsPerMinute passwords of one address, right ones too: each costs a tenth of a
///   second
/// @param gamesPerMinute tables one address may lay; a minute's worth may come at once
/// @param computerGamesPerPlayer games of one player in which a computer is to move, or was asked
///   to within a minute
/// @param computerGamesPerAddress the same for one address; a class at one game each is not many
/// @param listedGamesPerPlayer invitations to everybody that stand at a time
/// @param listedGamesPerAddress the same for one address
/// @param proposalsPerPlayerAndGame how often one may propose other terms at one table
/// @param takeBacksPerPlayerAndGame how often one may ask to take a move back in one game
/// @param eventsPerGame what may happen in one game, several times more than in the longest; then
///   only moves are made, and whatever ends it
/// @param tokensPerPlayer programs that may act for him
/// @param passkeysPerPlayer keys to come in with instead of a password
/// @param botsPerPlayer players of his for whom a program plays
/// @param ratedGamesPerPairAndDay rated games between the same two
/// @param reportsPerDay of one player about others
/// @param connectionsPerAddress open at a time, sockets and streams among them; not where a server
///   in front of us has them all
/// @param connections open at a time by everybody; who comes then has to wait
/// @param reportsPerAddressAndDay of all players from one address about others
public record UsageLimits(
    int requestsPerSecond,
    int commandsPerSecond,
    int commandsPerSecondAndAddress,
    int probesPerSecond,
    int messagesPerSecond,
    int socketsPerAddress,
    int streamsPerAddress,
    int guestsPerHour,
    int accountsPerHour,
    int failedLoginsPerHour,
    int passwordsPerMinute,
    int gamesPerMinute,
    int computerGamesPerPlayer,
    int computerGamesPerAddress,
    int listedGamesPerPlayer,
    int listedGamesPerAddress,
    int proposalsPerPlayerAndGame,
    int takeBacksPerPlayerAndGame,
    int eventsPerGame,
    int tokensPerPlayer,
    int passkeysPerPlayer,
    int botsPerPlayer,
    int ratedGamesPerPairAndDay,
    int reportsPerDay,
    int connectionsPerAddress,
    int connections,
    int reportsPerAddressAndDay) {

  private static final UsageLimits USUAL =
      new UsageLimits(
          50, 25, 200, 10, 20, 100, 64, 120, 20, 20, 60, 60, 8, 60, 3, 30, 10, 100, 4_000, 20, 10,
          5, 12, 20, 400, 10_000, 60);

  private static final UsageLimits NONE = USUAL.lifted();

  /// Enough for everybody who plays.
  public static UsageLimits usual() {
    return USUAL;
  }

  /// For tests and for servers among friends.
  public static UsageLimits none() {
    return NONE;
  }

  /// Whether one more is too many where there are `count` already.
  public static boolean isReached(int limit, long count) {
    return limit > 0 && count >= limit;
  }

  /// All of them by name, `requests-per-second` for example.
  public Map<String, Integer> all() {
    var all = new LinkedHashMap<String, Integer>();
    for (var component : UsageLimits.class.getRecordComponents()) {
      all.put(name(component), value(component));
    }
    return all;
  }

  /// The same with one of them changed; none if there is no limit of that name.
  public Optional<UsageLimits> with(String name, int value) {
    var all = all();
    return all.replace(name, value) == null ? Optional.empty() : Optional.of(of(all));
  }

  private UsageLimits lifted() {
    var all = all();
    all.replaceAll((_, _) -> 0);
    return of(all);
  }

  private static UsageLimits of(Map<String, Integer> all) {
    var types = new Class<?>[all.size()];
    Arrays.fill(types, int.class);
    try {
      return UsageLimits.class.getDeclaredConstructor(types).newInstance(all.values().toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private int value(RecordComponent component) {
    try {
      return (int) component.getAccessor().invoke(this);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String name(RecordComponent component) {
    return component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }
}
