package zwick.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zwick.game.Ending;

/// How a match stands for the first contestant.
///
/// @param points of each game, in their order
/// @param plies of all games together
/// @param endings how often each way to end came
/// @param tooLong how many games were stopped after [MatchGame#MOST_PLIES]
public record Tally(List<Double> points, long plies, Map<Ending, Integer> endings, int tooLong) {
  public static final Tally NONE = new Tally(List.of(), 0, Map.of(), 0);

  public Tally {
    points = List.copyOf(points);
    endings = Collections.unmodifiableMap(new TreeMap<>(endings));
  }

  Tally with(MatchGame matchGame) {
    var more = new ArrayList<>(points);
    more.add(matchGame.points());
    var counts = new TreeMap<>(endings);
    matchGame.ending().ifPresent(ending -> counts.merge(ending, 1, Integer::sum));
    int stopped = matchGame.ending().isEmpty() ? 1 : 0;
    return new Tally(more, plies + matchGame.plies(), counts, tooLong + stopped);
  }

  public int games() {
    return points.size();
  }

  public int wins() {
    return count(1);
  }

  public int draws() {
    return count(0.5);
  }

  public int losses() {
    return count(0);
  }

  private int count(double result) {
    return (int) points.stream().filter(p -> p == result).count();
  }

  public double averagePlies() {
    return games() == 0 ? 0 : (double) plies / games();
  }

  /// Both games of an opening count as one result: what is lucky for one side in it is lucky for
  /// the other too.
  public Elo elo() {
    var pairs = new ArrayList<Double>();
    for (int i = 0; i + 1 < points.size(); i += 2) {
      pairs.add((points.get(i) + points.get(i + 1)) / 2);
    }
    return Elo.of(pairs);
  }
}
