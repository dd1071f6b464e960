package zwick.server;

import zwick.hall.Hall;

/// What all routes work with.
///
/// @param questions how much one address may ask for
/// @param newcomers how many guests one address may bring
/// @param deeds how much one player may do
/// @param probes how often one address may ask what is known for sure
record House(
    Hall hall,
    Doorman doorman,
    Faces faces,
    TableJson json,
    Patience questions,
    Patience newcomers,
    Patience deeds,
    Patience probes,
    Meters meters) {

  /// @param rate requests a second that one address may make; 0 for any number
  static House of(Hall hall, boolean behindProxy, double rate, Meters meters) {
    var faces = new Faces(hall.players());
    return new House(
        hall,
        new Doorman(hall.players(), behindProxy),
        faces,
        new TableJson(faces),
        new Patience(rate, 6 * rate),
        new Patience(rate / 50, rate),
        new Patience(rate / 2, 2 * rate),
        new Patience(rate / 5, rate),
        meters);
  }
}
