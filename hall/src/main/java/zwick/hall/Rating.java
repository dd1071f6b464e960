package zwick.hall;

/// How strong somebody is, and how sure that is.
///
/// @param games how many rated games it rests on
public record Rating(double rating, double deviation, double volatility, int games) {
  private static final double SURE = 110;

  public boolean provisional() {
    return deviation > SURE;
  }
}
