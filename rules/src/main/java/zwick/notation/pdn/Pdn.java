package zwick.notation.pdn;

import java.util.List;
import java.util.Optional;
import zwick.game.RuleSet;
import zwick.notation.GameRecord;

/// Portable Draughts Notation 3.0.
///
/// **Rules.** `PdnGameType` names the rules where they are an official type. Files of types that
/// count squares otherwise, or in which Black begins, are translated (see [PdnDialect]): our White
/// is always who begins. Rules that are no official type, or that differ from it in when a draw is
/// due, stand in a tag of our own, `[Rules "dame-ravensburger,obligation=huff"]`; games of the
/// other families have just that, and `[Position "…"]` for a start that is not the usual one.
///
/// **Moves.** The moves text shows the moves that stand. Whatever else happened (a move taken back,
/// a draw offered, a piece huffed) is kept in comments, `{[%zwick B:offer]}`, in our own notation,
/// which other programs skip. `{[%emt 0:00:05]}` is how long an action took, if a `Clock` tag says
/// that a clock ran.
///
/// **Reading** is liberal: results of both kinds, move numbers, strengths, annotations, comments,
/// variations and full capture paths are all fine. A game of an official type that goes on where a
/// draw would be due of itself was played by people who did not claim it, and is read with
/// `draw-by=claim`.
public final class Pdn {
  private Pdn() {}

  /// The games of a file. Throws [BadInput] when it is not PDN or the referee refuses a move.
  ///
  /// @param rules those of games that do not name theirs
  public static List<GameRecord> read(String text, Optional<RuleSet> rules) {
    return new PdnReader(text, rules).read();
  }

  public static String write(List<GameRecord> records) {
    var text = new StringBuilder();
    for (var record : records) {
      text.append(text.isEmpty() ? "" : "\n").append(new PdnWriter(record).write());
    }
    return text.toString();
  }
}
