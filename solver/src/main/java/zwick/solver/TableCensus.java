package zwick.solver;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/// What a table says in all: its positions counted once per symmetry class, for the side to move.
///
/// @param own the side to move's stones; in draughts its pieces, such as `K` and `MMK`
/// @param deepest the plies of the longest win or loss; -1 where the table keeps none
public record TableCensus(
    String own, String opponent, long positions, long won, long drawn, long lost, int deepest) {

  /// This and another one, counted together under this one's names.
  public TableCensus plus(TableCensus other) {
    return new TableCensus(
        own,
        opponent,
        positions + other.positions,
        won + other.won,
        drawn + other.drawn,
        lost + other.lost,
        Math.max(deepest, other.deepest));
  }

  /// As lines of a table file's header, always in this order.
  public Map<String, String> facts() {
    var facts = new LinkedHashMap<String, String>();
    facts.put("own", own);
    facts.put("opponent", opponent);
    facts.put("positions", String.valueOf(positions));
    facts.put("won", String.valueOf(won));
    facts.put("drawn", String.valueOf(drawn));
    facts.put("lost", String.valueOf(lost));
    facts.put("deepest", String.valueOf(deepest));
    return facts;
  }

  public static TableCensus of(Map<String, String> facts) {
    return new TableCensus(
        fact(facts, "own"),
        fact(facts, "opponent"),
        number(facts, "positions"),
        number(facts, "won"),
        number(facts, "drawn"),
        number(facts, "lost"),
        (int) number(facts, "deepest"));
  }

  private static long number(Map<String, String> facts, String name) {
    return Long.parseLong(fact(facts, name));
  }

  private static String fact(Map<String, String> facts, String name) {
    return Objects.requireNonNull(facts.get(name), name);
  }
}
