package zwick.solver.mill.positions;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;
import zwick.mill.MillPosition;
import zwick.mill.MillRules;

/// Solves a small mill game the slow way: every position by itself, without symmetries, again and
/// again until nothing changes, with the referee's own moves. White is always the side to move in
/// the moving phase.
public final class NaiveMill {
  private static final byte UNKNOWN = -1;

  private final MillRules rules;
  private final int points;
  private final Map<Integer, PointSubsets> subsets = new HashMap<>();
  private final Map<Integer, byte[]> tables = new HashMap<>();
  private final Map<MillPosition, Byte> placing = new HashMap<>();
  private final MoveBuffer moves = new MoveBuffer();

  public NaiveMill(MillRules rules) {
    this.rules = rules;
    points = rules.grid().size();
  }

  public void solve() {
    for (int sum = 6; sum <= 2 * rules.stones(); sum++) {
      for (int own = Math.max(3, sum - rules.stones());
          own <= Math.min(rules.stones(), sum - 3);
          own++) {
        if (own <= sum - own) {
          pair(own, sum - own);
        }
      }
    }
  }

  private PointSubsets subsets(int stones) {
    return subsets.computeIfAbsent(stones, n -> new PointSubsets(points, n));
  }

  private int index(int own, int opponent) {
    var his = subsets(Integer.bitCount(opponent));
    return subsets(Integer.bitCount(own)).rank(own) * his.count() + his.rank(opponent);
  }

  private static int key(int own, int opponent) {
    return 32 * own + opponent;
  }

  /// The entry of a position of the moving phase, by the referee's numbers of points.
  public int entry(int own, int opponent) {
    return tables.get(key(Integer.bitCount(own), Integer.bitCount(opponent)))[index(own, opponent)];
  }

  /// Every position with stones in hand that [#worth] had to look at.
  public Map<MillPosition, Byte> placed() {
    return placing;
  }

  private void pair(int one, int other) {
    for (int own : new int[] {one, other}) {
      var table = new byte[subsets(one).count() * subsets(other).count()];
      Arrays.fill(table, UNKNOWN);
      tables.put(key(own, one + other - own), table);
    }
    int idle = 0;
    for (int plies = 0; idle < 3; plies++) { // wins and losses take turns
      boolean any = round(one, other, plies) | (one != other && round(other, one, plies));
      idle = any ? 0 : idle + 1;
    }
    for (int own : new int[] {one, other}) {
      var table = tables.get(key(own, one + other - own));
      for (int i = 0; i < table.length; i++) {
        table[i] = table[i] == UNKNOWN ? MovingEntry.DRAWN : table[i];
      }
    }
  }

  private boolean round(int own, int other, int plies) {
    boolean any = false;
    var table = tables.get(key(own, other));
    for (int mine : subsets(own).sets()) {
      for (int his : subsets(other).sets()) {
        int index = (mine & his) == 0 ? index(mine, his) : -1;
        if (index >= 0 && table[index] == UNKNOWN && decided(mine, his, plies)) {
          table[index] = (byte) MovingEntry.of(plies);
          any = true;
        }
      }
    }
    return any;
  }

  /// Whether the position is won or lost in exactly so many plies, all smaller numbers being done.
  private boolean decided(int own, int opponent, int plies) {
    var here = new MillPosition(rules, own, opponent, 0, 0, Side.WHITE, false);
    here.generate(moves);
    boolean open = false;
    for (int i = 0; i < moves.size(); i++) {
      var then = here.play(moves, i);
      boolean same = Integer.bitCount(then.black()) == Integer.bitCount(opponent);
      if (then.owned(Side.BLACK) < 3) {
        return plies == 1;
      }
      int entry = entry(then.black(), then.white());
      if (entry > 0
          && MovingEntry.lost(entry)
          && plies == (same ? MovingEntry.plies(entry) + 1 : 1)) {
        return true;
      }
      open |= entry <= 0 || MovingEntry.lost(entry) || same && MovingEntry.plies(entry) >= plies;
    }
    return !open && plies % 2 == 0;
  }

  /// What a position is worth to the side to move, stones in hand included.
  public byte worth(MillPosition here) {
    if (here.owned(here.turn()) < 3) {
      return WinDrawLoss.LOST;
    }
    if (here.whiteHand() == 0 && here.blackHand() == 0) {
      return WinDrawLoss.of(entry(here.stones(here.turn()), here.stones(here.turn().other())));
    }
    var known = placing.get(here);
    if (known != null) {
      return known;
    }
    byte best = WinDrawLoss.LOST;
    var choices = new MoveBuffer();
    here.generate(choices);
    for (int i = 0; i < choices.size() && best != WinDrawLoss.WON; i++) {
      byte then = worth(here.play(choices, i));
      best =
          then == WinDrawLoss.LOST
              ? WinDrawLoss.WON
              : then == WinDrawLoss.DRAWN ? WinDrawLoss.DRAWN : best;
    }
    placing.put(here, best);
    return best;
  }
}
