package zwick.hall.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import zwick.hall.game.Pace;
import zwick.hall.policy.Ids;

/// A secret of 256 random bits that says who somebody is. Only its hash is kept: who reads the
/// database cannot pretend to be anybody.
///
/// @param text what its owner shows
public record Token(String text) {
  private static final int BYTES = 32;

  /// What it is.
  public enum Kind {
    /// A browser's.
    COOKIE(90, 400),
    /// A program's.
    BEARER(90, 400),
    /// Reading one's list of games, nothing else.
    FEED(90, 400);

    private final long idle;
    private final long longest;

    /// @param idle days after which one that is not used ends
    /// @param longest days after which it ends in any case
    Kind(int idle, int longest) {
      this.idle = idle * Pace.DAY;
      this.longest = longest * Pace.DAY;
    }

    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Kind of(String id) {
      return valueOf(id.toUpperCase(Locale.ROOT));
    }

    /// When it ends if it is not used any more.
    long expires(long created, long used) {
      return Math.min(created + longest, used + idle);
    }

    /// One made before that has ended by now, however much it is used.
    long oldest(long now) {
      return now - longest;
    }

    /// One last used before that has ended by now.
    long longestIdle(long now) {
      return now - idle;
    }
  }

  /// What it is good for; each for all that those before it are.
  public enum Scope {
    /// Looking.
    READ,
    /// Laying tables, playing, talking.
    PLAY,
    /// Everything: it is he himself.
    OWN;

    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    /// One that a program can have.
    public static Optional<Scope> find(String id) {
      return Stream.of(READ, PLAY).filter(scope -> scope.id().equals(id)).findFirst();
    }

    static Scope of(Kind kind, String stored) {
      return switch (kind) {
        case COOKIE -> OWN;
        case BEARER -> find(stored).orElse(READ);
        case FEED -> READ;
      };
    }
  }

  static Token fresh() {
    var bytes = new byte[BYTES];
    Ids.RANDOM.nextBytes(bytes);
    return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  String hash() {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  /// So that no log shows it.
  @Override
  public String toString() {
    return "Token";
  }
}
