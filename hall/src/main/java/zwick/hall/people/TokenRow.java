package zwick.hall.people;

/// A [Token] as its owner finds it in a list; the secret itself is nowhere.
///
/// @param player whose it is: his own, or one of his programs
/// @param label what he calls it
/// @param used when it was last shown, give or take an hour
public record TokenRow(
    long id,
    long player,
    Token.Kind kind,
    Token.Scope scope,
    String label,
    long created,
    long used) {

  /// When it ends if it is not used any more.
  public long expires() {
    return kind.expires(created, used);
  }
}
