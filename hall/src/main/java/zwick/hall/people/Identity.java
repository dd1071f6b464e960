package zwick.hall.people;

import java.util.OptionalLong;
import zwick.hall.game.Pace;

/// Who somebody is, and by which secret he says so: it can end while he is here.
///
/// @param token its id
/// @param passkey when he last showed a passkey with it; none if he came in with a password
public record Identity(
    PlayerProfile playerProfile, long token, Token.Scope scope, OptionalLong passkey) {
  /// How long a passkey that was shown is as good as one that is.
  private static final long LONGEST = 12 * Pace.HOUR;

  public boolean may(Token.Scope needed) {
    return scope.compareTo(needed) >= 0;
  }

  /// Whether he has shown something that he has, and not only something that he knows.
  public boolean hasShownPasskey(long now) {
    return passkey.isPresent() && now - passkey.getAsLong() < LONGEST;
  }
}
