package zwick.hall;

/// Who somebody is, and by which secret he says so: it can end while he is here.
///
/// @param token its id
public record Identity(Player player, long token, Token.Scope scope) {
  public boolean may(Token.Scope needed) {
    return scope.compareTo(needed) >= 0;
  }
}
