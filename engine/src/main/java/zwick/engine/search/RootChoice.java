package zwick.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwick.engine.Score;
import zwick.engine.SearchLine;
import zwick.game.Position;
import zwick.game.Progress.Deed;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;

/// A move or a huff at the root, with what the search has found out about it.
public final class RootChoice {
  final MoveBuffer moves;

  /// Where in `moves`; -1 for a huff.
  final int index;

  /// The huffed square; -1 for a move.
  final int huff;

  final Position after;
  int score = -Score.INFINITE;
  private int[] lineCodes = {};
  private long[] lineTaken = {};

  private RootChoice(MoveBuffer moves, int index, int huff, Position after) {
    this.moves = moves;
    this.index = index;
    this.huff = huff;
    this.after = after;
  }

  public static List<RootChoice> all(Position root) {
    var choices = new ArrayList<RootChoice>();
    var moves = new MoveBuffer();
    root.generate(moves);
    for (int at : root.huffable()) {
      choices.add(new RootChoice(moves, -1, at, root.huff(at)));
    }
    for (int i = 0; i < moves.size(); i++) {
      choices.add(new RootChoice(moves, i, -1, root.play(moves, i)));
    }
    return choices;
  }

  /// Puts the choices from `first` on in order, the best first; equal ones keep theirs.
  static void sort(List<RootChoice> choices, int first) {
    choices.subList(first, choices.size()).sort((a, b) -> Integer.compare(b.score, a.score));
  }

  /// The move in `root`; none for a huff.
  public @Nullable Move move(Position root) {
    return index < 0 ? null : root.describe(moves, index);
  }

  void keepLine(PlyFrame next) {
    lineCodes = Arrays.copyOf(next.lineCodes, next.lineLength);
    lineTaken = Arrays.copyOf(next.lineTaken, next.lineLength);
  }

  /// The line in words the referee understands. Huffs further down are not kept, and the line ends
  /// there.
  SearchLine line(Position root, int depth) {
    var deeds = new ArrayList<Deed>();
    deeds.add(
        huff >= 0
            ? new Deed.Huffed(root.turn(), huff)
            : new Deed.Moved(root.turn(), root.describe(moves, index)));
    var here = after;
    var buffer = new MoveBuffer();
    for (int i = 0; i < lineCodes.length; i++) {
      here.generate(buffer);
      int at = find(buffer, lineCodes[i], lineTaken[i]);
      if (at < 0) {
        break;
      }
      deeds.add(new Deed.Moved(here.turn(), here.describe(buffer, at)));
      here = here.play(buffer, at);
    }
    return new SearchLine(score, depth, deeds);
  }

  private static int find(MoveBuffer buffer, int code, long taken) {
    for (int i = 0; i < buffer.size(); i++) {
      if (buffer.code(i) == code && buffer.taken(i) == taken) {
        return i;
      }
    }
    return -1;
  }
}
