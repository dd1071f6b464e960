package zwick.text.english;

/// English: refusals, counts and outcomes. See [PackagedTexts] for how to write them.
public final class EnglishVerdicts {
  public static final String TEXT =
      """
      # Answers of the referee. A piece in a sentence: {0} is its square.
      piece.man = the man on {0}
      piece.king = the king on {0}
      piece.any = the piece on {0}

      refusal.must-capture = You must capture: {0} can take {1}.
      refusal.must-capture.more = You must capture; for example, {0} can take {1}.
      refusal.must-capture.somewhere = You must capture.
      refusal.must-capture-most = You must capture as many pieces as you can, here {#0}: {1} can
          take {2}.
      refusal.must-capture-value = You must choose the capture that is worth most: {1} can take {2}.
      refusal.must-capture-best = Another capture comes first: {0} can take {1}.
      refusal.must-capture-best.king-first = A king that can capture comes first: {0} can take {1}.
      refusal.must-capture-best.most-kings = You must capture the most kings: {0} can take {1}.
      refusal.must-continue = You have not finished: from {0} you must go on capturing, for example
          {1}.
      refusal.must-continue.somehow = You have not finished: from {0} you must go on capturing.
      refusal.not-your-piece = The piece on {0} is your opponent’s; move one of your own.
      refusal.no-piece-there = There is no piece on {0}.
      refusal.occupied = {0} is already taken.
      refusal.out-of-reach.mill.three = There is no single step from {0} to {1}, and you may only
          jump with three stones left.
      refusal.out-of-reach.mill.never = There is no single step from {0} to {1}, and nobody jumps in
          this game.
      refusal.out-of-reach.draughts.flying = You cannot go from {0} to {1}: men move one square
          diagonally, kings diagonally as far as the way is free.
      refusal.out-of-reach.draughts.short = You cannot go from {0} to {1}: men and kings move one
          square diagonally.
      refusal.out-of-reach.wolf = You cannot go from {0} to {1}: wolf and sheep move one square
          diagonally.
      refusal.man-goes-forward.mill = From {0} to {1} you can only go forwards.
      refusal.man-goes-forward.draughts = From {0} to {1} would be backwards, and only kings may
          move that way.
      refusal.man-goes-forward.wolf = From {0} to {1} would be backwards, and sheep only go
          forwards.
      refusal.man-captures-forward = From {0} to {1} would be backwards, and men capture forwards
          only.
      refusal.king-safe-from-men = Here only a king can take a king.
      refusal.must-land-behind = The king cannot land on {0}: it must land right behind the piece it
          takes.
      refusal.nothing-to-capture.mill = There is nothing to capture from {0} to {1}: in this game
          you take a stone by closing a mill.
      refusal.nothing-to-capture.draughts = There is nothing on the way from {0} to {1} that you
          could take like that.
      refusal.nothing-to-capture.wolf = There is nothing to capture from {0} to {1}: wolf and sheep
          do each other no harm.
      refusal.still-placing = You still have {#0} stones in hand: place first, move later.
      refusal.still-placing.one = You still have one stone in hand: place first, move later.
      refusal.hand-is-empty.mill = You have no stone left to place; move one on the board.
      refusal.hand-is-empty.draughts = In this game pieces are not placed, only moved.
      refusal.hand-is-empty.wolf = The wolf is already on the board; now it is time to move.
      refusal.must-remove = You close a mill: say which {#0} stones you take, for example by adding
          xa1,b2.
      refusal.must-remove.one = You close a mill: say which stone you take, for example by adding
          xa1.
      refusal.own-stone = {0} is your own stone: take one of your opponent’s.
      refusal.must-remove.all = You close a mill against three stones and win: add x* to the move.
      refusal.nothing-to-remove.mill = You cannot take {0}: this move does not earn you a stone.
      refusal.nothing-to-remove.draughts = You cannot take {0}: in draughts you capture by jumping.
      refusal.nothing-to-remove.wolf = You cannot take {0}: wolf and sheep do each other no harm.
      refusal.protected-by-mill.never = The stone on {0} is in a mill, and stones in mills are safe.
      refusal.protected-by-mill.if-all = The stone on {0} is in a mill: as long as your opponent has
          others on the board, it is safe.
      refusal.nothing-to-decline = You may only pass instead of an extra move.
      refusal.must-place-wolf = First the wolf needs a place: put it on a free dark square, for
          example 17.
      refusal.ambiguous = That could mean several moves; write the whole way, for example {0}.
      refusal.not-your-turn = It is {0}’s turn.
      refusal.nothing-to-insist = Your opponent has not missed a capture.
      refusal.nothing-to-insist.never = These rules do not let you insist on a missed capture.
      refusal.nothing-to-huff = Your opponent has not missed a capture, so there is nothing to huff.
      refusal.nothing-to-huff.never = There is no huffing in these rules.
      refusal.not-huffable = There is nothing to huff on {0}; you may huff {1}.
      refusal.nothing-to-claim = There is no draw to claim here.
      refusal.nothing-to-claim.counts = Not a draw yet: {0}.
      refusal.claim-needs-offer = To claim a draw, you must have offered one earlier in this game.
      refusal.too-early = You can only agree on a draw after {1} moves each; so far there are {0}.
      refusal.too-early.one = You can only agree on a draw after {1} moves each; so far there is
          one.
      refusal.nothing-to-answer = Your opponent is not offering a draw at the moment.
      refusal.already-offered = You have already offered a draw; wait for the answer.
      refusal.nothing-to-take-back = There is no move to take back.
      refusal.time-left = Time is not up yet: the clock still shows {0}.
      refusal.no-clock = This game is played without a clock.
      refusal.game-over = The game is over. {0}
      refusal.too-many-captures = After this move there would be more ways to capture than anybody
          can count; please choose another.
      refusal.not-a-move.mill = “{0}” is not a move. Moves look like d2, d2-d3 or d2-d3xa1.
      refusal.not-a-move.draughts = “{0}” is not a move. Moves look like 31-26 or 26x17.
      refusal.not-a-move.wolf = “{0}” is not a move. Moves look like 29-25.
      refusal.no-move.mill = That is not a move. Moves look like d2, d2-d3 or d2-d3xa1.
      refusal.no-move.draughts = That is not a move. Moves look like 31-26 or 26x17.
      refusal.no-move.wolf = That is not a move. Moves look like 29-25.

      # How far a draw has come: {0} of {1}.
      count.repetition = occurrence {0} of this position, {#1} needed
      count.quiet-moves.mill = {0} of {1} moves without a mill
      count.quiet-moves.draughts = {0} of {1} moves by each side without a capture or a man’s move
      count.quiet-moves.wolf = {0} of {1} moves without progress
      count.sixteen-moves = {0} of {1} moves by each side against three pieces with a king
      count.five-moves = {0} of {1} moves by each side against at most two pieces with a king

      # {0} has won, {1} has lost.
      outcome.no-pieces = {0} wins: {1} has no pieces left.
      outcome.blocked = {0} wins: the side to move cannot move.
      outcome.blocked.loser = {0} wins: {1} cannot move.
      outcome.blocked.winner = {0} wins: {0} cannot move and has nothing left to lose.
      outcome.below-three = {0} wins: {1} has fewer than three stones.
      outcome.mill-against-jumper = {0} wins with a mill against the last three stones.
      outcome.lost-all = {0} wins: {0} has lost all pieces.
      outcome.wolf-caught = {0} wins: the wolf is caught.
      outcome.wolf-through = {0} wins: the wolf is through.
      outcome.resignation = {0} wins: {1} resigns.
      outcome.left = {0} wins: {1} has left.
      outcome.time = {0} wins: {1} has run out of time.
      outcome.repetition = Draw: the same position has come up again.
      outcome.quiet-moves = Draw: too many moves without progress.
      outcome.sixteen-moves = Draw by the 16-move rule.
      outcome.five-moves = Draw by the 5-move rule.
      outcome.lone-kings = Draw: one king each is all that is left.
      outcome.agreement = Draw: both players agree.
      """;

  private EnglishVerdicts() {}
}
