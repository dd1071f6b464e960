package zwick.game.moves;

/// Mixes numbers into one that hardly ever comes twice.
public final class KeyMixer {
  private KeyMixer() {}

  /// The next key after `key` has taken in `value`.
  public static long mix(long key, long value) {
    long mixed = (key ^ value) * 0x9e3779b97f4a7c15L;
    return mixed ^ mixed >>> 32;
  }

  /// The last step: every bit depends on every other.
  public static long done(long key) {
    long mixed = key * 0xd6e8feb86659fd93L;
    return mixed ^ mixed >>> 29;
  }
}
