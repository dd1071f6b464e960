package zwick.arena;

import java.util.ArrayList;
import java.util.List;
import zwick.game.Position;
import zwick.game.Progress.Deed;
import zwick.game.RuleSet;
import zwick.notation.MoveText;
import zwick.notation.PositionText;

/// A position in which the side to move wins in a few plies if it begins right. On a line:
///
/// ```
/// W:W18,22:B7,15,16 5 22-17
/// ```
///
/// @param plies to the end, against the longest defence
/// @param moves that win as quickly: one, or one that may take one stone or another
public record Tactic(Position position, int plies, List<String> moves) {
  public Tactic {
    moves = List.copyOf(moves);
  }

  static Tactic of(Position position, Prover.Win win) {
    var moves = new ArrayList<String>();
    for (var deed : win.first()) {
      moves.add(text(position, deed));
    }
    return new Tactic(position, win.plies(), moves);
  }

  /// A move or a huff in that position as text.
  static String text(Position position, Deed deed) {
    return switch (deed) {
      case Deed.Moved(var _, var move) -> MoveText.write(position, move);
      case Deed.Huffed(var _, int at) -> "huff:" + position.rules().grid().name(at);
    };
  }

  /// The tactics of a file; `#` begins a comment line.
  public static List<Tactic> read(RuleSet rules, String text) {
    var tactics = new ArrayList<Tactic>();
    for (var line : text.lines().map(String::strip).toList()) {
      if (!line.isEmpty() && !line.startsWith("#")) {
        var words = List.of(line.split(" +"));
        var position = PositionText.read(rules, words.get(0));
        tactics.add(
            new Tactic(position, Integer.parseInt(words.get(1)), words.subList(2, words.size())));
      }
    }
    return tactics;
  }

  @Override
  public String toString() {
    return PositionText.write(position) + " " + plies + " " + String.join(" ", moves);
  }
}
