package zwick.text.english;

/// English: the table beside the board: rights, prompts, counters. See [PackagedTexts] for how to
/// write them.
public final class EnglishPrompts {
  public static final String TEXT =
      """
      # What a player may do besides moving, as words for a button.
      right.insist = Insist on the capture
      right.huff = Huff {0}
      right.offer = Offer a draw
      right.accept = Accept the draw
      right.decline = Decline the draw
      right.claim = Claim a draw
      right.claim.move = Claim a draw with {0}
      right.resign = Resign
      right.takeback = Take back the move
      right.pass = Decline the extra move

      # What {0} is to do now.
      prompt.place = {0} places a stone.
      prompt.mixed = {0} places a stone or moves one.
      prompt.extra = {0} has an extra move and may decline it.
      prompt.move = {0} moves.
      prompt.jump = {0} may jump: with three stones you can go to any free point.
      prompt.capture = {0} must capture.
      prompt.insisted = {0} must capture: {1} insists.
      prompt.rights = {0} has no move, because {1} missed a capture.
      prompt.wolf.place = The wolf chooses a free square.
      prompt.wolf.move = The wolf moves.
      prompt.sheep.move = A sheep moves.

      # What {0} has just done beside the board.
      said.insist = {0} insists on the capture; {1}’s move does not count.
      said.takeback = The last move has been taken back.
      said.offer = {0} offers a draw.
      said.decline = {0} declines the draw.

      # How far a draw has come: {0} of {1}.
      counter.repetition = Position seen {0} of {1} times

      zwickmuehle = {0} has a Zwickmühle: the stone on {1} swings to {2} and back, and every move
          closes a mill.

      # Why something that was sent is not understood.
      trouble.question = There is no question “{0}”.
      trouble.weights = The file “{0}” is damaged.
      trouble.unexpected = Something happened that never should ({0}); please report it.

      # Why touched points lead to no move.
      why.stuck = The piece on {0} cannot move just now: every way is blocked.
      why.go-on = So far so good; the move goes on.
      why.fine = That is a legal move.
      why.each = You can do that, but square by square: {0}.
      why.land = On {0} it would be over already. Land where you can go on capturing, for example {1}.
      why.nothing = There is nothing to do there.

      # Help for the side to move: first where to look, then what to do.
      hint.piece = Have a closer look at {0}.
      hint.points = Have a look around here: {0}.
      hint.missed = Has your opponent overlooked something?
      hint.pass = You do not have to make an extra move.
      hint.move = Try {0}.
      hint.right = “{0}”
      """;

  private EnglishPrompts() {}
}
