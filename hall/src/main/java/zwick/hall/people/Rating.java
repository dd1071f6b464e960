package zwick.hall.people;

/// How strong a player is believed to be.
///
/// @param rating 1500 for somebody of whom nothing is known
/// @param deviation how far off it may well be
/// @param volatility how much his results go up and down
/// @param games how many it comes from
/// @param changed when it last did
public record Rating(double rating, double deviation, double volatility, int games, long changed) {
  private static final double UNSURE = 110;

  static Rating unknown(long now) {
    return new Rating(1500, Glicko.WIDEST, 0.06, 0, now);
  }

  /// Whether too little is known to rely on it.
  public boolean provisional() {
    return deviation > UNSURE;
  }

  /// The same at a later time: the longer somebody has not played, the less is known.
  Rating at(long now) {
    double wider = Glicko.idle(deviation, volatility, Glicko.periods(now - changed));
    return new Rating(rating, wider, volatility, games, changed);
  }
}
