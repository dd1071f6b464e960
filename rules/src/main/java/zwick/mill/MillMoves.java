package zwick.mill;

import java.util.ArrayList;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.Step;
import zwick.mill.MillRules.TwoMills;

/// The one move generator of the mill family.
///
/// A move's code has the point it goes to in its lowest five bits and the point it comes from in
/// the next five ([#HAND] for a stone that is placed); [#MILL] and [#SWEEP] say what it brings. The
/// ten low bits alone tell apart what the moving stone does, and [#PASS] is one such value too.
///
/// [#count] must agree with [#generate].
final class MillMoves {
  static final int HAND = 31;
  static final int PASS = (HAND << 5) | HAND;

  /// The move closes a mill.
  static final int MILL = 1 << 10;

  /// It closes a mill against a jumper, who loses all his stones.
  static final int SWEEP = 1 << 11;

  static int from(int code) {
    return (code >> 5) & 31;
  }

  static int to(int code) {
    return code & 31;
  }

  static void generate(MillPosition here, MoveBuffer out) {
    out.clear();
    if (here.decided()) {
      return;
    }
    var board = here.rules().grid();
    int own = here.stones(here.turn());
    int free = here.free();
    int closing = board.closing(own) & free;
    if (here.hand(here.turn()) > 0) {
      for (int rest = free; rest != 0; rest &= rest - 1) {
        int to = Integer.numberOfTrailingZeros(rest);
        add(here, (HAND << 5) | to, ((closing >> to) & 1) == 0 ? 0 : board.mills(to, own), out);
      }
    }
    if (here.mayMove()) {
      for (int stones = own; stones != 0; stones &= stones - 1) {
        int from = Integer.numberOfTrailingZeros(stones);
        int others = own ^ (1 << from);
        for (int rest = here.reach(from); rest != 0; rest &= rest - 1) {
          int to = Integer.numberOfTrailingZeros(rest);
          add(
              here,
              (from << 5) | to,
              ((closing >> to) & 1) == 0 ? 0 : board.mills(to, others),
              out);
        }
      }
    }
    if (here.extra()) {
      out.add(PASS, 0);
    }
  }

  /// Only the moves that close a mill.
  static void generateLoud(MillPosition here, MoveBuffer out) {
    out.clear();
    var board = here.rules().grid();
    int own = here.stones(here.turn());
    int closing = board.closing(own) & here.free();
    if (closing == 0 || here.decided()) {
      return;
    }
    if (here.hand(here.turn()) > 0) {
      for (int rest = closing; rest != 0; rest &= rest - 1) {
        int to = Integer.numberOfTrailingZeros(rest);
        add(here, (HAND << 5) | to, board.mills(to, own), out);
      }
    }
    if (here.mayMove()) {
      for (int stones = own; stones != 0; stones &= stones - 1) {
        int from = Integer.numberOfTrailingZeros(stones);
        for (int rest = here.reach(from) & closing; rest != 0; rest &= rest - 1) {
          int to = Integer.numberOfTrailingZeros(rest);
          int mills = board.mills(to, own ^ (1 << from));
          if (mills > 0) {
            add(here, (from << 5) | to, mills, out);
          }
        }
      }
    }
  }

  /// Adds a move once for each choice of stones it takes.
  private static void add(MillPosition here, int code, int mills, MoveBuffer out) {
    if (mills == 0) {
      out.add(code, 0);
      return;
    }
    int foe = here.stones(here.turn().other());
    switch (MillReward.of(here)) {
      case SWEEP -> out.add(code | MILL | SWEEP, foe);
      case EXTRA_MOVE -> out.add(code | MILL, 0);
      case REMOVE, REMOVE_AND_EXTRA_MOVE -> {
        switch (MillReward.toTake(here.rules(), foe, mills)) {
          case 0 -> out.add(code | MILL, 0);
          case 1 -> addOne(code | MILL, MillReward.targets(here.rules(), foe), out);
          default -> addTwo(here.rules(), code | MILL, foe, out);
        }
      }
    }
  }

  private static void addOne(int code, int targets, MoveBuffer out) {
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      out.add(code, rest & -rest);
    }
  }

  /// A pair is legal if in one of its two orders each stone may be taken at its time.
  private static void addTwo(MillRules rules, int code, int foe, MoveBuffer out) {
    int start = out.size();
    for (int first = MillReward.targets(rules, foe); first != 0; first &= first - 1) {
      int one = first & -first;
      for (int second = MillReward.targets(rules, foe ^ one); second != 0; second &= second - 1) {
        int pair = one | (second & -second);
        if (!out.contains(start, code, pair)) {
          out.add(code, pair);
        }
      }
    }
  }

  static int count(MillPosition here, MoveBuffer scratch) {
    if (here.rules().twoMills() == TwoMills.TWO) {
      generate(here, scratch);
      return scratch.size();
    }
    if (here.decided()) {
      return 0;
    }
    var board = here.rules().grid();
    int own = here.stones(here.turn());
    int free = here.free();
    int closing = board.closing(own) & free;
    int moves = here.extra() ? 1 : 0;
    int mills = 0;
    if (here.hand(here.turn()) > 0) {
      moves += Integer.bitCount(free);
      mills += Integer.bitCount(closing);
    }
    if (here.mayMove()) {
      for (int stones = own; stones != 0; stones &= stones - 1) {
        int from = Integer.numberOfTrailingZeros(stones);
        int reach = here.reach(from);
        moves += Integer.bitCount(reach);
        for (int rest = reach & closing; rest != 0; rest &= rest - 1) {
          mills += board.mills(Integer.numberOfTrailingZeros(rest), own ^ (1 << from)) > 0 ? 1 : 0;
        }
      }
    }
    return mills == 0 ? moves : moves + mills * (choices(here) - 1);
  }

  /// How many moves one closed mill makes of one.
  private static int choices(MillPosition here) {
    return switch (MillReward.of(here)) {
      case SWEEP, EXTRA_MOVE -> 1;
      case REMOVE, REMOVE_AND_EXTRA_MOVE ->
          Math.max(
              1,
              Integer.bitCount(MillReward.targets(here.rules(), here.stones(here.turn().other()))));
    };
  }

  static MillPosition play(MillPosition here, int code, int taken) {
    var turn = here.turn();
    int own = here.stones(turn);
    int foe = here.stones(turn.other()) & ~taken;
    int ownHand = here.hand(turn);
    int foeHand = (code & SWEEP) == 0 ? here.hand(turn.other()) : 0;
    boolean again = false;
    if (code != PASS) {
      if (from(code) == HAND) {
        ownHand--;
      } else {
        own ^= 1 << from(code);
      }
      own |= 1 << to(code);
      again =
          (code & MILL) != 0
              && MillReward.of(here) != MillReward.REMOVE
              && Integer.bitCount(foe) + foeHand >= 3; // else the game is over
    }
    var next = again ? turn : turn.other();
    return turn == Side.WHITE
        ? new MillPosition(here.rules(), own, foe, ownHand, foeHand, next, again)
        : new MillPosition(here.rules(), foe, own, foeHand, ownHand, next, again);
  }

  static Move describe(int code, int taken) {
    if (code == PASS) {
      return Move.of(new Step.Pass());
    }
    var steps = new ArrayList<Step>();
    steps.add(from(code) == HAND ? new Step.Place(to(code)) : new Step.Slide(from(code), to(code)));
    if ((code & SWEEP) != 0) {
      steps.add(new Step.Sweep(MillBoard.points(taken)));
    } else {
      MillBoard.points(taken).forEach(at -> steps.add(new Step.Remove(at)));
    }
    return new Move(steps);
  }

  private MillMoves() {}
}
