package zwick.game.moves;

import java.util.ArrayList;
import java.util.List;

/// A move as somebody asks for it, legal or not: read from a notation or from touched points,
/// before anybody has looked at the board. [Position#find] says which legal moves it can mean,
/// [Position#explain] why it means none.
///
/// @param path where the piece is put (one point), or from where it goes over which points to where
/// @param takes the stones named to be taken for a mill
/// @param all whether it says that all the opponent's stones are taken (`x*`)
public record Wish(Kind kind, List<Integer> path, List<Integer> takes, boolean all) {
  public enum Kind {
    PLACE,
    SLIDE,
    CAPTURE,
    PASS
  }

  public Wish {
    path = List.copyOf(path);
    takes = List.copyOf(takes);
  }

  public static Wish place(int to) {
    return new Wish(Kind.PLACE, List.of(to), List.of(), false);
  }

  public static Wish slide(int from, int to) {
    return new Wish(Kind.SLIDE, List.of(from, to), List.of(), false);
  }

  public static Wish capture(List<Integer> path) {
    return new Wish(Kind.CAPTURE, path, List.of(), false);
  }

  public static Wish pass() {
    return new Wish(Kind.PASS, List.of(), List.of(), false);
  }

  /// The wish that `move` fulfils and no other legal move.
  public static Wish of(Move move) {
    var takes = new ArrayList<Integer>();
    boolean all = false;
    Wish base = pass();
    for (var step : move.steps()) {
      switch (step) {
        case Step.Place(int to) -> base = place(to);
        case Step.Slide(int from, int to) -> base = slide(from, to);
        case Step.Jump _ -> base = capture(move.touches());
        case Step.Remove(int at) -> takes.add(at);
        case Step.Sweep _ -> all = true;
        case Step.Crown _, Step.Pass _ -> {}
      }
    }
    return new Wish(base.kind, base.path, takes, all);
  }

  public int from() {
    return path.getFirst();
  }

  public int to() {
    return path.getLast();
  }
}
