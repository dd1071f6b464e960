package zwick.hall.policy;

import java.security.SecureRandom;
import java.util.OptionalLong;

/// Ids of games and players: sixty random bits, twelve letters and digits in an address. Nobody
/// guesses one, and no two programs ever make the same.
public final class Ids {
  /// Without those that look alike (i, l, o) and without u, as Crockford has it.
  private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

  private static final int LENGTH = 12;
  private static final int BITS = 5;
  public static final SecureRandom RANDOM = new SecureRandom();

  private Ids() {}

  public static long fresh() {
    return RANDOM.nextLong() >>> Long.SIZE - LENGTH * BITS;
  }

  public static String text(long id) {
    var text = new char[LENGTH];
    for (int i = LENGTH - 1; i >= 0; i--) {
      text[i] = DIGITS.charAt((int) (id & 31));
      id >>>= BITS;
    }
    return new String(text);
  }

  /// None if it is no id.
  public static OptionalLong read(String text) {
    if (text.length() != LENGTH) {
      return OptionalLong.empty();
    }
    long id = 0;
    for (int i = 0; i < LENGTH; i++) {
      int digit = DIGITS.indexOf(text.charAt(i));
      if (digit < 0) {
        return OptionalLong.empty();
      }
      id = id << BITS | digit;
    }
    return OptionalLong.of(id);
  }
}
