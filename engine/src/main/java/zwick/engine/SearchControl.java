package zwick.engine;

/// The time since the search began, and whether somebody has asked it to stop. Passed in, since a
/// search reads no clock itself.
public interface SearchControl {
  long millis();

  default boolean stopped() {
    return false;
  }

  /// For searches that are limited by depth or nodes.
  SearchControl NONE = () -> 0;
}
