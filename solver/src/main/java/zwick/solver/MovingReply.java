package zwick.solver;

import java.util.Arrays;
import zwick.solver.MovingPair.Scratch;

/// Counts the smaller side's moves before anything is known about a pair, block by block, those that
/// take stones by what the smaller pairs say about them. Only where it really has fewer stones: of
/// two equal sides one table is the other turned round.
final class MovingReply {
  private final MovingPair pair;
  private final MovingRules rules;
  private final MovingSpace space;

  /// The table where the larger side has lost a stone and is to move, and with two stones lost.
  private final byte[] afterOne;

  private final byte[] afterTwo;
  private final Orbits orbits;
  private final Subsets subsets;

  MovingReply(MovingPair pair, byte[] afterOne, byte[] afterTwo) {
    this.pair = pair;
    this.space = pair.space;
    this.rules = space.rules();
    this.afterOne = afterOne;
    this.afterTwo = afterTwo;
    orbits = space.orbits(pair.many - 1);
    subsets = space.subsets(pair.many - 1, pair.few);
  }

  void count() {
    pair.each(
        (block, scratch) -> {
          scratch.room.enter(pair.orbits.free(block));
          weigh(block, scratch);
          var twice = rules.two() ? scratch.twice : scratch.worth;
          count(pair.fewTable, block * pair.width, (byte) (pair.base + 1), scratch, twice);
        });
  }

  /// Finds for every set of the smaller side that has a mill what having closed it is worth.
  private void weigh(int block, Scratch scratch) {
    int n = 0;
    for (int i = 0; i < pair.width; i++) {
      if (scratch.room.closed(scratch.room.sets[i])) {
        scratch.found[n++] = i;
      }
    }
    int stones = pair.orbits.set(block);
    int targets = rules.targets(stones, pair.many);
    Arrays.fill(scratch.worth, targets == 0 ? MovingStart.OPEN : MovingStart.LOSES);
    for (int rest = targets; rest != 0 && n > 0; rest &= rest - 1) {
      weigh(stones ^ (rest & -rest), pair.orbits.free(block), n, scratch);
    }
    if (rules.two()) {
      weighTwo(stones, targets, pair.orbits.free(block), n, scratch);
    }
  }

  private void weigh(int left, int free, int n, Scratch scratch) {
    int place = orbits.place(left);
    var image = space.plane().image(place & 15);
    int room = orbits.free(place >>> 4);
    int start = (place >>> 4) * subsets.count();
    weigh(afterOne, start, image, room, subsets.high(), free, n, scratch);
  }

  private static void weigh(
      byte[] table,
      int start,
      int[] image,
      int room,
      int[] high,
      int free,
      int n,
      Scratch scratch) {
    var low = Subsets.lows();
    var worth = scratch.worth;
    var found = scratch.found;
    var sets = scratch.room.sets;
    for (int i = 0; i < n; i++) {
      int rank = found[i];
      if (worth[rank] != MovingStart.WINS) {
        int set = Integer.expand(sets[rank], free);
        int turned = Passes.turned(image, set);
        int c = Integer.compress(turned, room);
        byte entry = table[start + high[c >>> 12] + low[c & 4095]];
        if (Entry.lost(entry)) {
          worth[rank] = MovingStart.WINS;
        } else if (Entry.drawn(entry)) {
          worth[rank] = MovingStart.OPEN;
        }
      }
    }
  }

  /// Two mills at once are rare, so here every position is looked up on its own.
  private void weighTwo(int stones, int targets, int free, int n, Scratch scratch) {
    System.arraycopy(scratch.worth, 0, scratch.twice, 0, pair.width);
    if (targets == 0 || rules.targets(stones ^ (targets & -targets)) == 0) {
      return;
    }
    for (int i = 0; i < n; i++) {
      int rank = scratch.found[i];
      scratch.twice[rank] = worthOfTwo(stones, Integer.expand(scratch.room.sets[rank], free));
    }
  }

  private byte worthOfTwo(int stones, int mine) {
    if (pair.many == 4) {
      return MovingStart.WINS;
    }
    byte best = MovingStart.LOSES;
    for (int first = rules.targets(stones, pair.many); first != 0; first &= first - 1) {
      int left = stones ^ (first & -first);
      for (int next = rules.targets(left); next != 0; next &= next - 1) {
        byte entry = afterTwo[(int) space.index(left ^ (next & -next), mine)];
        if (Entry.lost(entry)) {
          return MovingStart.WINS;
        }
        best = Entry.drawn(entry) ? MovingStart.OPEN : best;
      }
    }
    return best;
  }

  private static void count(byte[] table, int start, byte won, Scratch scratch, byte[] twice) {
    var room = scratch.room;
    var worth = scratch.worth;
    var high = room.high;
    var low = Subsets.lows();
    var sets = room.sets;
    var reach = room.reach;
    var first = room.first;
    var second = room.second;
    var third = room.third;
    for (int i = 0; i < sets.length; i++) {
      int c = sets[i];
      int count = 0;
      for (int rest = c; rest != 0 && count >= 0; rest &= rest - 1) {
        int stone = rest & -rest;
        int others = c ^ stone;
        for (int to = reach[Integer.numberOfTrailingZeros(stone)] & ~c; to != 0; to &= to - 1) {
          int at = Integer.numberOfTrailingZeros(to);
          int mills =
              ((others & first[at]) == first[at] ? 1 : 0)
                  + ((others & second[at]) == second[at] ? 1 : 0)
                  + ((others & third[at]) == third[at] ? 1 : 0);
          if (mills == 0) {
            count++;
          } else {
            int then = others | 1 << at;
            byte value = (mills == 1 ? worth : twice)[high[then >>> 12] + low[then & 4095]];
            if (value == MovingStart.WINS) {
              count = -1;
              break;
            }
            count += value;
          }
        }
      }
      table[start + i] = count < 0 ? won : (byte) count;
    }
  }
}
