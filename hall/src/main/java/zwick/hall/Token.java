package zwick.hall;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;

/// A secret of 256 random bits that says who somebody is. Only its hash is kept: who reads the
/// database cannot pretend to be anybody.
///
/// @param text what its owner shows
public record Token(String text) {
  private static final int BYTES = 32;

  /// What it is good for.
  public enum Kind {
    /// A browser's.
    COOKIE,
    /// A program's.
    BEARER,
    /// Reading one's list of games, nothing else.
    FEED;

    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static Token fresh() {
    var bytes = new byte[BYTES];
    Hall.RANDOM.nextBytes(bytes);
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
