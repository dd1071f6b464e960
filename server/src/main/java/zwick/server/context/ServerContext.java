package zwick.server.context;

import zwick.hall.Hall;
import zwick.hall.policy.Ids;
import zwick.hall.policy.UsageLimits;
import zwick.server.operations.ServerMetrics;
import zwick.server.security.LastAddresses;
import zwick.server.security.RateLimiter;
import zwick.server.security.RequestIdentity;
import zwick.server.security.SecurityLog;
import zwick.server.settings.RequestAddresses;

/// What all routes work with.
///
/// @param questions how much one address may ask for
/// @param newcomers how many guests one address may bring
/// @param deeds how much one player may do
/// @param deedsOfAddress how much all players at one address may do
/// @param tables how many tables one address may lay
/// @param probes how often one address may ask what is known for sure
/// @param whereabouts from where players came last
public record ServerContext(
    Hall hall,
    RequestIdentity requestIdentity,
    PlayerCache playerCache,
    GameSessionJson json,
    Lobby lobby,
    RateLimiter questions,
    RateLimiter newcomers,
    RateLimiter deeds,
    RateLimiter deedsOfAddress,
    RateLimiter tables,
    RateLimiter probes,
    ServerMetrics serverMetrics,
    SecurityLog security,
    LastAddresses lastAddresses) {

  public static ServerContext of(
      Hall hall,
      RequestAddresses requestAddresses,
      UsageLimits limits,
      ServerMetrics serverMetrics,
      SecurityLog security) {
    hall.limit(limits);
    var playerCache = new PlayerCache(hall.players());
    var lastAddresses = new LastAddresses();
    var json = new GameSessionJson(playerCache);
    var newcomers =
        new RateLimiter(limits.guestsPerHour() / 3600.0, Math.ceil(limits.guestsPerHour() / 3.0));
    return new ServerContext(
        hall,
        new RequestIdentity(
            hall.players(),
            requestAddresses,
            newcomers,
            hall.moderation().sanctions(),
            lastAddresses),
        playerCache,
        json,
        new Lobby(hall, json),
        questions(limits, 1),
        newcomers,
        seconds(limits.commandsPerSecond()),
        seconds(limits.commandsPerSecondAndAddress()),
        new RateLimiter(limits.gamesPerMinute() / 60.0, limits.gamesPerMinute()),
        new RateLimiter(limits.probesPerSecond(), 5 * limits.probesPerSecond()),
        serverMetrics,
        security,
        lastAddresses);
  }

  /// So much a second, and four seconds' worth at once.
  private static RateLimiter seconds(int perSecond) {
    return new RateLimiter(perSecond, 4.0 * perSecond);
  }

  /// Throws [RequestTrouble] if this player, who comes from there, has done enough for now.
  public void requireDeed(long player, String address) {
    deeds.require(Ids.text(player));
    deedsOfAddress.require(address);
  }

  /// How much one address may ask for.
  ///
  /// @param times as much for questions that cost little
  public static RateLimiter questions(UsageLimits limits, int times) {
    double perSecond = (double) times * limits.requestsPerSecond();
    return new RateLimiter(perSecond, 6 * perSecond);
  }
}
