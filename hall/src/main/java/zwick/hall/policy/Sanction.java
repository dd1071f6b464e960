package zwick.hall.policy;

import java.util.Locale;
import java.util.Optional;

/// Somebody may not speak, or may not come in; for a while, or until it is lifted.
///
/// @param player whom it is about; none where it is about an address
/// @param address see [AddressKey]
/// @param ends none if it stays until it is lifted
/// @param by the administrator; none where it was decided at the command line
public record Sanction(
    long id,
    Kind kind,
    Optional<Long> player,
    Optional<String> address,
    String why,
    long created,
    Optional<Long> ends,
    Optional<Long> by) {

  public enum Kind {
    /// He plays and says nothing.
    MUTE,
    /// He does not come in.
    BAN;

    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Kind> find(String id) {
      for (var kind : values()) {
        if (kind.id().equals(id)) {
          return Optional.of(kind);
        }
      }
      return Optional.empty();
    }
  }

  public boolean isInForce(long now) {
    return ends.filter(end -> end <= now).isEmpty();
  }
}
