package zwick.cli.commands.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.engine.Score;
import zwick.engine.SearchLine;
import zwick.engine.SearchReport;
import zwick.game.Position;
import zwick.game.Progress.Deed;
import zwick.game.known.Insight;
import zwick.game.known.Insight.Choice;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Value;
import zwick.game.known.Proof;
import zwick.game.moves.Move;

/// The best lines of a position of which everything is known.
///
/// @param most how many
record KnownLines(Insight insight, Oracle oracle, int most) {
  /// Where somebody wins: the best moves, each with how it goes on to the end. Empty where that
  /// cannot be told, since tables are missing.
  Optional<SearchReport> decided() {
    var lines = new ArrayList<SearchLine>();
    for (var choice : insight.choices()) {
      var known = choice.known();
      if (lines.size() < most && known != null) {
        var proof = Proof.of(oracle, choice.after(), ProbeCommand.LONGEST_LINE);
        if (known.value() != Value.DRAWN && !proof.complete()) {
          return Optional.empty();
        }
        lines.add(line(choice, known.value(), proof.moves()));
      }
    }
    return lines.isEmpty() ? Optional.empty() : Optional.of(new SearchReport(0, 0, 0, lines));
  }

  private SearchLine line(Choice choice, Value value, List<Move> moves) {
    var deeds = new ArrayList<Deed>();
    deeds.add(deed(insight.position(), choice.move()));
    var here = choice.after();
    for (var move : moves) {
      deeds.add(deed(here, move));
      here = here.play(move).orElseThrow();
    }
    int score =
        switch (value) {
          case WON -> Score.winIn(deeds.size());
          case DRAWN -> 0;
          case LOST -> -Score.winIn(deeds.size());
        };
    return new SearchLine(score, deeds.size(), deeds);
  }

  private static Deed deed(Position here, Move move) {
    return new Deed.Moved(here.turn(), move);
  }

  /// Where nobody wins, what looks best to somebody who does not know counts, but no move that
  /// throws the draw away.
  ///
  /// @param seen by a search that knew nothing
  SearchReport drawn(SearchReport seen) {
    var lines = new ArrayList<SearchLine>();
    var left = new ArrayList<>(insight.keeping());
    for (var searchLine : seen.lines()) {
      if (searchLine.first() instanceof Deed.Moved(var _, Move move)
          && left.removeIf(choice -> choice.move().equals(move))) {
        int score = Math.clamp(searchLine.score(), 1 - Score.SURE, Score.SURE - 1);
        lines.add(new SearchLine(score, searchLine.depth(), searchLine.deeds()));
      }
    }
    for (var choice : left) {
      if (lines.size() < most) {
        lines.add(new SearchLine(0, 1, List.of(deed(insight.position(), choice.move()))));
      }
    }
    return new SearchReport(seen.depth(), seen.nodes(), seen.millis(), lines);
  }
}
