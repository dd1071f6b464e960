package zwick.game;

/// The values of an option that is simply on or off.
public enum YesNo {
  NO,
  YES;

  public boolean yes() {
    return this == YES;
  }
}
