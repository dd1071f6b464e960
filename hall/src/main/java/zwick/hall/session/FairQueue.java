package zwick.hall.session;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;

/// Work that waits, in turn by whose it is: everybody's next piece comes before anybody's second,
/// and of one's own the lightest comes first. So who brings much waits for himself alone.
public final class FairQueue<T> {
  private record Piece<T>(T work, int weight, long number) {}

  private static final Comparator<Piece<?>> LIGHTEST_FIRST =
      Comparator.<Piece<?>>comparingInt(Piece::weight).thenComparingLong(Piece::number);

  private final int most;
  private final int mostEach;

  /// Whose turn it is comes first.
  private final Map<String, PriorityQueue<Piece<T>>> lines = new LinkedHashMap<>();

  private int size;
  private long number;

  /// @param most pieces in all
  /// @param mostEach pieces of one owner
  public FairQueue(int most, int mostEach) {
    this.most = most;
    this.mostEach = mostEach;
  }

  /// Lets it wait. Where there is no room, what is dropped is the last piece of whoever has most:
  /// perhaps this one.
  ///
  /// @return what was dropped
  public synchronized Optional<T> offer(String owner, int weight, T work) {
    var line = lines.computeIfAbsent(owner, _ -> new PriorityQueue<>(LIGHTEST_FIRST));
    line.add(new Piece<>(work, weight, number++));
    size++;
    if (line.size() > mostEach) {
      return Optional.of(dropLast(owner));
    }
    return size > most ? Optional.of(dropLast(longest())) : Optional.empty();
  }

  private String longest() {
    return lines.entrySet().stream()
        .max(Comparator.comparingInt(line -> line.getValue().size()))
        .orElseThrow()
        .getKey();
  }

  private T dropLast(String owner) {
    var line = lines.get(owner);
    if (line == null) {
      throw new IllegalStateException("nothing of his waits");
    }
    var last = line.stream().max(LIGHTEST_FIRST).orElseThrow();
    line.remove(last);
    size--;
    if (line.isEmpty()) {
      lines.remove(owner);
    }
    return last.work();
  }

  /// The next piece that weighs no more than this; none if there is none.
  public synchronized Optional<T> poll(int heaviest) {
    for (var entry : lines.entrySet()) {
      var line = entry.getValue();
      var next = line.peek();
      if (next != null && next.weight() <= heaviest) {
        line.remove();
        size--;
        var owner = entry.getKey();
        lines.remove(owner);
        if (!line.isEmpty()) {
          lines.put(owner, line); // behind the others
        }
        return Optional.of(next.work());
      }
    }
    return Optional.empty();
  }

  public synchronized int size() {
    return size;
  }
}
