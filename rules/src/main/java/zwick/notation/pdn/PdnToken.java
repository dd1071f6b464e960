package zwick.notation.pdn;

/// What a PDN file is made of, once comments without meaning, variations and annotations are gone.
sealed interface PdnToken {
  int line();

  /// `[Event "…"]`
  record Tag(int line, String name, String value) implements PdnToken {}

  /// A move or a result.
  record Word(int line, String text) implements PdnToken {}

  /// `[%zwick …]` inside a comment: what happened besides the moves that stand.
  record Command(int line, String text) implements PdnToken {}

  /// `[%emt …]` inside a comment: how long the last action took.
  record Time(int line, String text) implements PdnToken {}

  /// `/FEN "…"/`
  record Position(int line, String text) implements PdnToken {}
}
