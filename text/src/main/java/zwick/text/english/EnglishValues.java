package zwick.text.english;

/// English: options and their values. See [PackagedTexts] for how to write them.
public final class EnglishValues {
  public static final String TEXT =
      """
      # Option names stand before a colon, values after it.

      option.board = Board
      option.stones = Stones per player
      option.take-from-mill = Taking from a mill
      option.jump = Jumping
      option.mill-beats-jumper = Mill against three stones
      option.placing = Placing
      option.placing-mill = Mill while placing
      option.moving-mill = Mill after placing
      option.two-mills = Two mills at once
      option.repetition = Same position
      option.quiet-moves = Moves without progress
      option.draw-by = Counted draws
      option.men = Men per player
      option.corner = Dark corner
      option.men-capture = Men capture
      option.men-take-kings = Men against kings
      option.king = King
      option.king-lands = King’s landing
      option.capture-choice = Several captures possible
      option.crowning = Crowning in a capture
      option.taken-leave = Captured pieces
      option.obligation = Missed capture
      option.goal = Aim
      option.endgame-limits = Endgame limit
      option.lone-kings = One king each
      option.agreement-after = Agreeing on a draw
      option.first = Once the wolf is placed

      value.board.six = two squares, 16 points
      value.board.nine = three squares, 24 points
      value.board.twelve = three squares with diagonals, 24 points
      value.board = {0} × {0} squares
      value.stones = {0}
      value.take-from-mill.never = never
      value.take-from-mill.if-all = only when all stand in mills
      value.take-from-mill.always = always
      value.jump.three = with three stones
      value.jump.never = never
      value.mill-beats-jumper.no = takes one stone
      value.mill-beats-jumper.yes = wins at once
      value.placing.first = all stones first
      value.placing.mixed = mixed with moving
      value.placing-mill.remove = a stone is taken
      value.placing-mill.extra-move = an extra move, no stone
      value.moving-mill.remove = a stone is taken
      value.moving-mill.remove-and-extra-move = a stone and an extra move
      value.two-mills.one = one stone
      value.two-mills.two = two stones
      value.repetition = draw when it comes up {0} times
      value.repetition.0 = no draw
      value.quiet-moves = draw after {0} moves
      value.quiet-moves.one = draw after one move
      value.quiet-moves.0 = no draw
      value.draw-by.automatic = by themselves
      value.draw-by.claim = by claim
      value.men = {0}
      value.corner.left = bottom left
      value.corner.right = bottom right
      value.men-capture.forward = forwards only
      value.men-capture.all = forwards and backwards
      value.men-capture.eight = in eight directions
      value.men-take-kings.no = may not take them
      value.men-take-kings.yes = may take them
      value.king.flying = goes as far as it likes
      value.king.short = goes one square
      value.king-lands.behind = right behind the piece
      value.king-lands.anywhere = anywhere behind it
      value.capture-choice.free = free choice
      value.capture-choice.most = most pieces
      value.capture-choice.king-first = king before man
      value.capture-choice.most-kings = most pieces, then most kings
      value.capture-choice.most-king-first = most pieces, then with the king
      value.capture-choice.value = highest value
      value.crowning.on-stop = only if the move ends there
      value.crowning.at-once-continue = at once, and goes on as a king
      value.crowning.at-once-stop = at once, and the move ends
      value.taken-leave.after-move = leave at the end of the move
      value.taken-leave.at-once = leave at once
      value.obligation.enforced = cannot happen, capturing is enforced
      value.obligation.insist = the opponent may insist
      value.obligation.huff = the opponent may huff
      value.goal.capture = capture everything
      value.goal.lose = lose everything
      value.endgame-limits.no = none
      value.endgame-limits.yes = 16 and 5 moves
      value.lone-kings.no = play goes on
      value.lone-kings.claim = draw if claimed
      value.agreement-after = after {0} moves each
      value.agreement-after.one = after one move each
      value.agreement-after.0 = at any time
      value.first.sheep = a sheep moves first
      value.first.wolf = the wolf moves first
      """;

  private EnglishValues() {}
}
