package zwick.notation.pdn;

import java.util.Optional;
import java.util.Set;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.notation.RuleText;

/// The official PDN game types that our options can spell, with the notation their files use.
///
/// Not every type counts squares as we do or lets White begin: see [PdnDialect].
enum PdnGameType {
  INTERNATIONAL(20, "dame-10x10", "W,10,10,N2,0", 'x'),
  ENGLISH(21, "english", "B,8,8,N1,0", 'x'),
  ITALIAN(22, "italian", "W,8,8,N2,1", 'x'),
  POOL(23, "brazilian,capture-choice=free", "B,8,8,N1,0", 'x'),
  SPANISH(24, "spanish", "W,8,8,N1,1", 'x'),
  RUSSIAN(25, "russian", "W,8,8,A0,0", ':'),
  BRAZILIAN(26, "brazilian", "W,8,8,A0,0", 'x'),
  PORTUGUESE(28, "spanish", "W,8,8,N1,1", 'x'),
  CZECH(29, "czech", "W,8,8,A0,0", 'x'),
  THAI(31, "thai", "B,8,8,N2,0", '-'),
  FRISIAN(40, "frisian", "W,10,10,N2,0", 'x');

  /// The options that only decide when a draw is due. Rules that differ in nothing else allow the
  /// same moves, so the type's number does not mislead anybody who replays the game.
  private static final Set<String> DRAWS =
      Set.of(
          "repetition",
          "quiet-moves",
          "endgame-limits",
          "lone-kings",
          "agreement-after",
          "draw-by");

  private final int number;
  private final String rules;
  private final String attributes;
  private final char separator;

  PdnGameType(int number, String rules, String attributes, char separator) {
    this.number = number;
    this.rules = rules;
    this.attributes = attributes;
    this.separator = separator;
  }

  static Optional<PdnGameType> find(int number) {
    for (var type : values()) {
      if (type.number == number) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /// The first type whose players may make the same moves as under `rules`.
  static Optional<PdnGameType> of(RuleSet rules) {
    if (rules instanceof DraughtsRules) {
      for (var type : values()) {
        if (type.movesLike(rules)) {
          return Optional.of(type);
        }
      }
    }
    return Optional.empty();
  }

  RuleSet rules() {
    return RuleText.read(rules);
  }

  /// What the tag says in full: `21,B,8,8,N1,0`.
  String tag() {
    return number + "," + attributes;
  }

  /// How files of this type are usually written.
  PdnDialect pdnDialect() {
    return PdnDialect.of(attributes, separator).orElseThrow();
  }

  /// How a file says that it is written, where it says more than the number.
  Optional<PdnDialect> dialect(String tag) {
    int comma = tag.indexOf(',');
    return comma < 0
        ? Optional.empty()
        : PdnDialect.of(tag.substring(comma + 1).replace(" ", ""), separator);
  }

  /// The values of the Result tag: a win counts two points in international draughts.
  boolean twoPoints() {
    return this == INTERNATIONAL;
  }

  private boolean movesLike(RuleSet other) {
    var ours = rules().values();
    return other.values().entrySet().stream()
        .allMatch(option ->
            DRAWS.contains(option.getKey()) || option.getValue().equals(ours.get(option.getKey())));
  }
}
