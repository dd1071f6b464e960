package zwick.notation.pdn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.draughts.DraughtsRules;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.TextParts;
import zwick.game.moves.Grid;
import zwick.notation.PositionText;

/// How a PDN file names squares and sides.
///
/// Here White always begins, at the bottom, and squares are counted from the top left. In English
/// draughts Black begins on squares 1–12, in Spanish draughts White sits on 1–12, Russian files
/// write `c3-d4`: reading turns all that into ours and writing turns it back, so that a file of any
/// type replays here, and a game played here opens elsewhere.
///
/// @param swapped whether Black begins there, so that their Black is our White
/// @param turned whether square 1 is at the bottom right of the player who begins
/// @param letters whether squares are called a1, c1 …
/// @param separator what stands between the squares of a capture
record PdnDialect(boolean swapped, boolean turned, boolean letters, char separator) {
  /// Ours.
  static final PdnDialect OWN = new PdnDialect(false, false, false, 'x');

  /// Reads what stands after the number in a GameType tag: `B,8,8,N1,0`. None where it says nothing
  /// we know.
  static Optional<PdnDialect> of(String attributes, char separator) {
    var parts = TextParts.of(attributes, ',');
    if (parts.size() < 4 || !(parts.getFirst().equals("W") || parts.getFirst().equals("B"))) {
      return Optional.empty();
    }
    boolean swapped = parts.getFirst().equals("B");
    return switch (parts.get(3)) {
      case "N2" -> Optional.of(new PdnDialect(swapped, false, false, separator));
      case "N1" -> Optional.of(new PdnDialect(swapped, true, false, separator));
      case "A0" -> Optional.of(new PdnDialect(swapped, false, true, separator));
      default -> Optional.empty();
    };
  }

  /// What a file calls our points.
  Grid names(RuleSet rules) {
    if (letters && rules instanceof DraughtsRules draughts) {
      return new LetteredGrid(draughts.grid());
    }
    return turned ? new TurnedGrid(rules.grid()) : rules.grid();
  }

  /// The position a file gives by `text`. Throws [BadInput] with everything that is wrong.
  Position position(RuleSet rules, String text) {
    return PositionText.read(rules, text, names(rules), this::sides);
  }

  String text(Position position) {
    return PositionText.write(position, names(position.rules()), this::sides);
  }

  /// The set-up with the sides as the other says them; there and back is the same.
  Setup sides(Setup setup) {
    if (!swapped) {
      return setup;
    }
    List<Setup.Piece> pieces = new ArrayList<>();
    for (var piece : setup.pieces()) {
      pieces.add(new Setup.Piece(piece.side().other(), piece.at(), piece.king()));
    }
    return new Setup(
        setup.turn().other(),
        pieces,
        /* whiteHand= */ setup.blackHand(),
        /* blackHand= */ setup.whiteHand(),
        setup.extra());
  }

  /// The tags with White's and Black's (`White`, `WhiteRating` …) as the other says them. `Result`
  /// is not touched: files of the types in which Black begins give the points of who begins first.
  Map<String, String> sides(Map<String, String> tags) {
    if (!swapped) {
      return tags;
    }
    var swap = new LinkedHashMap<String, String>();
    tags.forEach((name, value) -> swap.put(other(name), value));
    return swap;
  }

  private static String other(String name) {
    if (name.startsWith("White")) {
      return "Black" + name.substring(5);
    }
    return name.startsWith("Black") ? "White" + name.substring(5) : name;
  }
}
