package zwick.text.english;

/// English: what is known for sure, and what the coach says about it. See [PackagedTexts] for how
/// to write them.
public final class EnglishCoach {
  public static final String TEXT =
      """
      # How a position ends; {0} is a side.
      known.won = {0} can force a win.
      known.drawn = Nobody can force a win.

      # What a move does to that.
      effect.keeps.won = keeps the win
      effect.keeps.drawn = keeps the draw
      effect.keeps.lost = lost as before
      effect.best.won = wins soonest
      effect.best.lost = holds out longest
      effect.slips = lets the win slip
      effect.loses.won = throws the win away
      effect.loses.drawn = throws the draw away
      effect.unknown = not known

      # First a nudge: {0} of {2} moves keep what {1} has.
      coach.nudge.won = {1} can win here: {#0} of {2} moves keep the win.
      coach.nudge.won.one = {1} can win here, but only one of {2} moves keeps the win.
      coach.nudge.won.all = {0} wins, whatever the move.
      coach.nudge.drawn = It is a draw if you take care: {#0} of {2} moves keep it.
      coach.nudge.drawn.one = It is a draw if you take care: only one of {2} moves keeps it.
      coach.nudge.drawn.all = It is a draw, and no move spoils it.
      coach.nudge.lost = {0} wins if nothing goes wrong. Hold out as long as you can!

      # At last the reason; {0} is a move.
      coach.why.won = After {0} every answer loses.
      coach.why.won.others = {0} other moves would throw the win away.
      coach.why.won.others.one = One other move would throw the win away.
      coach.why.drawn = After {0} nobody can force a win any more.
      coach.why.drawn.wrong = After {0}, however, {1} wins.
      coach.why.lost = After {0} it takes longest, and the opponent has most time to go wrong.
      coach.line = If both play as well as can be:
      coach.line.wrong = What would follow {0}:

      # The last moment at which {0} could have saved the game, or won it; {1} is the move's number.
      coach.last.won = With move {1} {0} could still have won: {2}.
      coach.last.drawn = With move {1} {0} could still have kept the draw: {2}.
      coach.last.instead = Played was {0}.
      coach.last.gave-up = Giving up was too early.
      """;

  private EnglishCoach() {}
}
