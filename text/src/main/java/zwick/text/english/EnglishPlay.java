package zwick.text.english;

/// English: levels, moves in words, who stands better. See [PackagedTexts] for how to write them.
public final class EnglishPlay {
  public static final String TEXT =
      """
      # How strong a computer player is, to stand after the number.
      level.1 = just learning
      level.2 = knows the rules
      level.3 = plays for fun
      level.4 = thinks ahead
      level.5 = seasoned
      level.6 = strong
      level.7 = expert
      level.8 = master
      level.9 = perfect

      # What {0} has done.
      deed.place = {0} places a piece on {1}.
      deed.place.takes = {0} places a stone on {1}, closes a mill and takes {2}.
      deed.place.sweep = {0} places a stone on {1} and closes a mill against the last three stones.
      deed.slide = {0} moves from {1} to {2}.
      deed.slide.takes = {0} moves from {1} to {2}, closes a mill and takes {3}.
      deed.slide.sweep = {0} moves from {1} to {2} and closes a mill against the last three stones.
      deed.slide.crowned = {0} moves from {1} to {2} and has a new king.
      deed.capture = {0} jumps from {1} to {2} and takes {3}.
      deed.capture.crowned = {0} jumps from {1} to {2}, takes {3} and has a new king.
      deed.pass = {0} declines the extra move.
      deed.huff = {0} huffs the piece on {1}.

      # Who stands better; {1} wins in {0} moves.
      standing.equal = Neither side is better.
      standing.slightly = {0} is slightly better.
      standing.better = {0} is better.
      standing.much = {0} is much better.
      standing.wins = {1} wins in {0} moves.
      standing.wins.one = {1} wins with the next move.
      """;

  private EnglishPlay() {}
}
