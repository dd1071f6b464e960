package zwick.hall.people;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.text.Normalizer;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zwick.hall.policy.Objection.House;

/// Passwords, of which only Argon2id hashes are kept.
///
/// A hash takes a tenth of a second and 19 MiB on purpose. So only few are made at once, and
/// whoever waits too long is sent away: nobody can stop the hall by trying passwords.
public final class Passwords {
  static final int SHORTEST = 8;
  static final int LONGEST = 200;

  private static final int MOST_AT_ONCE = 2;
  private static final int PATIENCE = 5;

  /// As OWASP advises.
  private static final Argon2Function ARGON =
      Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

  private static final int SALT = 16;

  /// Nobody's. A name nobody has takes as long to refuse as a wrong password.
  public static final String DUMMY =
      "$argon2id$v=19$m=19456,t=2,p=1"
          + "$sUZdKyUlG24lmklNeJ+KwA$cAYQ8K8uwLv+5kZ6XmgXxrEE8LT7pfyBeV+ETm5VH1Y";

  private final Semaphore turns = new Semaphore(MOST_AT_ONCE, true);

  /// Why nobody called so can choose it.
  public static Optional<House> wrong(String password, String name) {
    var length = wrongLength(password);
    return length.isEmpty() && GuessablePasswords.is(normal(password), name)
        ? Optional.of(House.PASSWORD_TOO_COMMON)
        : length;
  }

  private static Optional<House> wrongLength(String password) {
    int length = password.codePointCount(0, password.length());
    if (length < SHORTEST) {
      return Optional.of(House.PASSWORD_TOO_SHORT);
    }
    return length > LONGEST ? Optional.of(House.PASSWORD_TOO_LONG) : Optional.empty();
  }

  /// None if too many others wait.
  public Optional<String> hash(String password) {
    return inTurn(
        () -> Password.hash(normal(password)).addRandomSalt(SALT).with(ARGON).getResult());
  }

  /// Whether it was made when less was asked of a hash than today.
  static boolean isWeak(String hash) {
    var made = Argon2Function.getInstanceFromHash(hash);
    return made.getVariant() != ARGON.getVariant()
        || made.getMemory() < ARGON.getMemory()
        || made.getIterations() < ARGON.getIterations()
        || made.getOutputLength() < ARGON.getOutputLength();
  }

  /// Whether nobody could tell them apart.
  static boolean isSame(String one, String other) {
    return normal(one).equals(normal(other));
  }

  /// Whether it is the password; none if too many others wait.
  ///
  /// @param hash none if there is no such account
  public Optional<Boolean> check(String password, Optional<String> hash) {
    if (wrongLength(password).isPresent()) {
      return Optional.of(false); // nobody has such a one
    }
    return inTurn(() -> {
      var kept = hash.orElse(DUMMY);
      boolean same =
          Password.check(normal(password), kept).with(Argon2Function.getInstanceFromHash(kept));
      return same && hash.isPresent();
    });
  }

  /// The same whatever keyboard it was typed on.
  private static String normal(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFKC);
  }

  private <T> Optional<T> inTurn(Supplier<T> work) {
    try {
      if (!turns.tryAcquire(PATIENCE, TimeUnit.SECONDS)) {
        return Optional.empty();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
    try {
      return Optional.of(work.get());
    } finally {
      turns.release();
    }
  }
}
