package zwick.server;

import zwick.hall.Hall;
import zwick.hall.Ids;
import zwick.hall.UsageLimits;

/// What all routes work with.
///
/// @param questions how much one address may ask for
/// @param newcomers how many guests one address may bring
/// @param deeds how much one player may do
/// @param deedsOfAddress how much all players at one address may do
/// @param tables how many tables one address may lay
/// @param probes how often one address may ask what is known for sure
/// @param whereabouts from where players came last
record House(
    Hall hall,
    Doorman doorman,
    Faces faces,
    TableJson json,
    Lobby lobby,
    Patience questions,
    Patience newcomers,
    Patience deeds,
    Patience deedsOfAddress,
    Patience tables,
    Patience probes,
    Meters meters,
    SecurityLog security,
    Whereabouts whereabouts) {

  static House of(
      Hall hall, Entrance entrance, UsageLimits limits, Meters meters, SecurityLog security) {
    hall.limit(limits);
    var faces = new Faces(hall.players());
    var whereabouts = new Whereabouts();
    var json = new TableJson(faces);
    var newcomers =
        new Patience(limits.guestsPerHour() / 3600.0, Math.ceil(limits.guestsPerHour() / 3.0));
    return new House(
        hall,
        new Doorman(
            hall.players(), entrance, newcomers, hall.moderation().sanctions(), whereabouts),
        faces,
        json,
        new Lobby(hall, json),
        questions(limits, 1),
        newcomers,
        seconds(limits.commandsPerSecond()),
        seconds(limits.commandsPerSecondAndAddress()),
        new Patience(limits.gamesPerMinute() / 60.0, limits.gamesPerMinute()),
        new Patience(limits.probesPerSecond(), 5 * limits.probesPerSecond()),
        meters,
        security,
        whereabouts);
  }

  /// So much a second, and four seconds' worth at once.
  private static Patience seconds(int perSecond) {
    return new Patience(perSecond, 4.0 * perSecond);
  }

  /// Throws [Trouble] if this player, who comes from there, has done enough for now.
  void requireDeed(long player, String address) {
    deeds.require(Ids.text(player));
    deedsOfAddress.require(address);
  }

  /// How much one address may ask for.
  ///
  /// @param times as much for questions that cost little
  static Patience questions(UsageLimits limits, int times) {
    double perSecond = (double) times * limits.requestsPerSecond();
    return new Patience(perSecond, 6 * perSecond);
  }
}
