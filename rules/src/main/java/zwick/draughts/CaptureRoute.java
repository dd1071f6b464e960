package zwick.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.game.moves.Move;
import zwick.game.moves.Step;

/// The way a capture goes, jump by jump: found for a capture known by its ends and its prey, or
/// followed along the squares somebody names.
final class CaptureRoute {
  /// More than [CaptureSearch] takes to find a capture, so that what it found can be described.
  private static final int MOST_STEPS = 500_000;

  /// Where a followed path leads: the numbers that identify the capture in a move buffer.
  record Followed(int code, long taken) {}

  private final DraughtsBoard board;
  private final Jumps jumps;
  private final List<Step> route = new ArrayList<>();
  private final LongSet deadEnds = new LongSet();
  private long start;
  private int steps;

  CaptureRoute(DraughtsPosition p) {
    board = p.rules().grid();
    jumps = new Jumps(p);
  }

  Move describe(int code, long taken) {
    return new Move(route(code, taken, List.of()).orElseThrow());
  }

  /// Whether the capture can go over the squares of `path`, in this order, perhaps with others
  /// between them.
  boolean passes(int code, long taken, List<Integer> path) {
    return route(code, taken, path).isPresent();
  }

  private Optional<List<Step>> route(int code, long taken, List<Integer> path) {
    start = 1L << DraughtsMoves.from(code);
    route.clear();
    boolean king = (jumps.men & start) == 0;
    int named = path.isEmpty() ? 0 : 1; // the first square named is the start itself
    var goal =
        new Goal(1L << DraughtsMoves.to(code), taken, DraughtsMoves.crowns(code), king, path);
    return search(start, king, 0, named, goal) ? Optional.of(route) : Optional.empty();
  }

  private record Goal(long to, long taken, boolean crowns, boolean fromKing, List<Integer> path) {}

  private boolean search(long at, boolean king, long taken, int named, Goal goal) {
    if (taken == goal.taken
        && at == goal.to
        && jumps.crowns(at, king, goal.fromKing) == goal.crowns
        && named == goal.path.size()) {
      if (goal.crowns && route.stream().noneMatch(step -> step instanceof Step.Crown)) {
        route.add(new Step.Crown(board.number(at)));
      }
      return true;
    }
    if (++steps > MOST_STEPS || goal.path.isEmpty() && !deadEnds.add(key(at, king, taken))) {
      return false;
    }
    long free = jumps.free(start, taken);
    for (int way : jumps.ways(king)) {
      long over = jumps.victim(at, way, king, taken, free) & goal.taken;
      if (over == 0) {
        continue;
      }
      for (long to = jumps.land(over, way, free);
          to != 0;
          to = jumps.landBeyond(to, way, king, free)) {
        int length = route.size();
        route.add(new Step.Jump(board.number(at), board.number(over), board.number(to)));
        boolean crowned = jumps.crownsPassing(to, king);
        if (crowned) {
          route.add(new Step.Crown(board.number(to)));
        }
        int nowNamed =
            named < goal.path.size() && goal.path.get(named) == board.number(to)
                ? named + 1
                : named;
        boolean last = jumps.stopsAt(to, king);
        if ((!last || (taken | over) == goal.taken)
            && search(to, king || crowned, taken | over, nowNamed, goal)) {
          return true;
        }
        route.subList(length, route.size()).clear();
      }
    }
    return false;
  }

  /// A state that led nowhere need not be tried again, unless named squares still matter.
  private static long key(long at, boolean king, long taken) {
    long square = Long.numberOfTrailingZeros(at);
    return taken | square << 55 | (king ? 1L << 62 : 0) | 1L << 63;
  }

  /// Where the squares of `path`, each landed on, lead; empty if one of the jumps does not exist.
  Optional<Followed> follow(List<Integer> path) {
    start = board.bit(path.getFirst());
    long at = start;
    boolean fromKing = (jumps.men & start) == 0;
    boolean king = fromKing;
    long taken = 0;
    for (int i = 1; i < path.size(); i++) {
      long to = board.bit(path.get(i));
      long over = jumps.stopsAt(at, king) ? 0 : victim(at, to, king, taken);
      if (over == 0) {
        return Optional.empty();
      }
      king |= jumps.crownsPassing(to, king);
      taken |= over;
      at = to;
    }
    int code =
        DraughtsMoves.code(
            Long.numberOfTrailingZeros(start),
            Long.numberOfTrailingZeros(at),
            jumps.crowns(at, king, fromKing));
    return Optional.of(new Followed(code, taken));
  }

  private long victim(long at, long to, boolean king, long taken) {
    long free = jumps.free(start, taken);
    for (int way : jumps.ways(king)) {
      long over = jumps.victim(at, way, king, taken, free);
      for (long landed = jumps.land(over, way, free);
          landed != 0;
          landed = jumps.landBeyond(landed, way, king, free)) {
        if (landed == to) {
          return over;
        }
      }
    }
    return 0;
  }
}
