package zwick.hall.people;

import java.util.Optional;
import zwick.hall.policy.Ids;

/// A key on somebody's device that says who he is; here is its public half.
///
/// @param player whose it is
/// @param credential what the device calls it, in base64url
/// @param attested the public key with where it is from, in base64url
/// @param backupEligible whether its owner may have it on several devices
/// @param signCount how often it was used; always 0 on devices that do not count
/// @param label what its owner calls it
/// @param used when it was last used
public record Passkey(
    long id,
    long player,
    String credential,
    String attested,
    boolean backupEligible,
    long signCount,
    String label,
    long created,
    Optional<Long> used) {

  private static final int LONGEST_LABEL = 60;

  /// A key that has just been made.
  public static Passkey fresh(
      long player,
      String credential,
      String attested,
      boolean backupEligible,
      long signCount,
      String label) {
    return new Passkey(
        Ids.fresh(),
        player,
        credential,
        attested,
        backupEligible,
        signCount,
        label,
        0,
        Optional.empty());
  }

  /// The label as it is kept; none if it is not allowed.
  public static Optional<String> tidy(String label) {
    var tidy = label.strip();
    int length = tidy.codePointCount(0, tidy.length());
    boolean readable = length > 0 && tidy.codePoints().noneMatch(Character::isISOControl);
    return readable && length <= LONGEST_LABEL ? Optional.of(tidy) : Optional.empty();
  }
}
