package zwick.solver;

import java.util.Map;

/// What a table says in all: its positions counted once per symmetry class, for the side to move.
///
/// @param own the side to move's stones; in draughts its pieces, such as `K` and `MMK`
/// @param deepest the plies of the longest win or loss; -1 where the table keeps none
public record Census(
    String own, String opponent, long positions, long won, long drawn, long lost, int deepest) {

  /// As lines of a table file's header.
  Map<String, String> facts() {
    return Map.of(
        "own", own,
        "opponent", opponent,
        "positions", String.valueOf(positions),
        "won", String.valueOf(won),
        "drawn", String.valueOf(drawn),
        "lost", String.valueOf(lost),
        "deepest", String.valueOf(deepest));
  }

  static Census of(Map<String, String> facts) {
    return new Census(
        facts.get("own"),
        facts.get("opponent"),
        number(facts, "positions"),
        number(facts, "won"),
        number(facts, "drawn"),
        number(facts, "lost"),
        (int) number(facts, "deepest"));
  }

  private static long number(Map<String, String> facts, String name) {
    return Long.parseLong(facts.get(name));
  }
}
