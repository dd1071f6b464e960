package zwick.text.english;

/// English: the rules of the draughts games. See [PackagedTexts] for how to write them.
public final class EnglishDraughtsPage {
  public static final String TEXT =
      """
      rule.draughts.goal.capture = Capture all your opponent’s pieces, or shut them in so that none
          can move.
      rule.draughts.goal.lose = Here everything is the other way round: whoever is first to have no
          pieces left wins! So put your men where your opponent has to take them.

      rule.draughts.board = You need a board with {0} × {0} squares. Only the dark ones are used.
      rule.draughts.corner.left = Place it so that each of you has a dark square at the bottom left.
      rule.draughts.corner.right = Place it so that each of you has a dark square at the bottom
          right.
      rule.draughts.men = Each player puts {#1} men on the dark squares of the {#0} nearest rows.
          The {#2} rows in the middle stay free.
      rule.draughts.men.one = Each player puts {#1} men on the dark squares of the nearest row. The
          {#2} rows in the middle stay free.
      draughts.colours = Choose colours or draw lots. White begins, and then you take turns.

      draughts.move = A man moves diagonally forwards to the next square, if it is free.

      draughts.capture = If one of your opponent’s pieces stands diagonally next to yours and the
          square behind it is free, you jump over it: it is captured. You never jump over your own
          pieces.
      rule.draughts.men-capture.forward = Men capture forwards only, never backwards.
      rule.draughts.men-capture.all = When they capture, men may go backwards as well, although they
          otherwise only move forwards.
      rule.draughts.men-capture.eight = You capture in eight directions: diagonally forwards and
          backwards, but also straight ahead, straight back and sideways. Going straight, only dark
          squares count: you jump over the next dark square of the row or column and land on the one
          after it.
      draughts.chain = If you can capture again from where you land, that is still the same move:
          you go on, even round corners, until there is nothing more to capture.
      rule.draughts.taken-leave.after-move = Captured pieces leave the board only at the end of the
          whole move. Until then they stand in the way, and none may be jumped twice.
      rule.draughts.taken-leave.at-once = Each captured piece leaves the board at once. Its square
          is free again during the same move.
      draughts.duty = You must capture if you can.
      rule.draughts.capture-choice.free = If there are several ways to capture, take your pick. It
          need not be the one with the most pieces.
      rule.draughts.capture-choice.most = If there are several ways to capture, you must take as
          many pieces as possible. A king counts the same as a man, and it makes no difference
          whether you capture with a king or with a man.
      rule.draughts.capture-choice.king-first = If one of your kings can capture, you must capture
          with a king. Otherwise you choose freely; the number of pieces does not matter.
      rule.draughts.capture-choice.most-kings = If there are several ways to capture, you must take
          as many pieces as possible. If the numbers are equal, you take the most kings.
      rule.draughts.capture-choice.most-king-first = If there are several ways to capture, you must
          take as many pieces as possible. If the numbers are equal, your king comes before your
          men; after that, the capture that takes more kings comes first, and finally the one that
          meets a king sooner.
      rule.draughts.capture-choice.value = If there are several ways to capture, you must choose the
          one that is worth most: a captured king counts a little less than two men. If they are
          worth the same, you capture with a king if you can.

      draughts.crown = A man that reaches the last row, the one nearest your opponent, becomes a
          king: put a second man on top. You may have several kings.
      rule.draughts.crowning.on-stop = It becomes a king only if its move ends there. If it has to
          go on capturing and leave the row again, it remains a man.
      rule.draughts.crowning.on-stop.forward = That ends its move; it can move as a king from your
          next turn on.
      rule.draughts.crowning.at-once-continue = If it gets there by capturing, it is a king at once
          and goes on capturing as a king if it can.
      rule.draughts.crowning.at-once-stop = If it gets there by capturing, it becomes a king and the
          move ends, even if there is more to capture.
      rule.draughts.king.flying = A king moves diagonally forwards and backwards, as far as the way
          is free. It captures in the same way: the piece it jumps may be further off.
      rule.draughts.king.flying.eight = A king moves diagonally forwards and backwards, as far as
          the way is free. It captures in all eight directions, even a piece that is further off.
      rule.draughts.king.short = A king moves only one square, like a man, but forwards and
          backwards. It may capture in all these directions too.
      rule.draughts.king.short.eight = A king moves only one square diagonally, like a man, but
          forwards and backwards. It may capture in all eight directions.
      rule.draughts.king-lands.behind = After the jump it lands on the square right behind the
          captured piece.
      rule.draughts.king-lands.anywhere = After the jump it lands on any free square behind the
          captured piece. If it can go on capturing from some of these squares, it must land on one
          of those.
      rule.draughts.men-take-kings.yes = A man can capture a king as well.
      rule.draughts.men-take-kings.no = A man cannot capture a king; only a king can.

      rule.draughts.obligation.enforced = That cannot happen here: if you can capture, no other move
          counts, and you may not stop halfway.
      rule.draughts.obligation.insist = If your opponent misses a capture or stops too early, you
          may insist: the move is taken back, and your opponent must capture. Once you have moved
          yourself, it is too late.
      rule.draughts.obligation.insist.choice = If your opponent misses a capture, stops too early or
          does not capture as the rules demand, you may insist: the move is taken back, and your
          opponent captures properly. Once you have moved yourself, it is too late.
      rule.draughts.obligation.huff = If your opponent misses a capture, you may “huff”: before you
          move, take off a piece that should have captured. If one stopped too early, it is that
          one. Huffing is not a move; you then move as usual. Once you have moved, it is too late.
      rule.draughts.obligation.huff.choice = If your opponent misses a capture or does not capture
          as the rules demand, you may “huff”: before you move, take off a piece that should have
          captured. If one stopped too early, it is that one. Huffing is not a move; you then move
          as usual. Once you have moved, it is too late.
      draughts.huff-hint = Some people huff instead: the piece that should have captured comes off
          the board as a penalty. If you would like that, agree on it before the game as a house
          rule.
      draughts.huff-lose = But beware: whoever huffs here does the other player a favour!

      rule.draughts.goal.capture.end = You win when your opponent has no pieces left. You also win
          when your opponent has to move and cannot.
      rule.draughts.goal.lose.end = You win when you have no pieces left. You also win when you have
          to move and cannot, for then you have nothing left to lose.

      rule.draughts.agreement-after = You can agree on a draw only after each player has made {0}
          moves: one of you offers it, the other accepts.
      rule.draughts.agreement-after.one = You can agree on a draw only after each player has moved
          once: one of you offers it, the other accepts.
      rule.draughts.agreement-after.0 = You can agree on a draw at any time: one of you offers it,
          the other accepts.
      rule.draughts.quiet-moves = It is also a draw when each of you makes {0} moves in a row with
          kings only and nothing is captured.
      rule.draughts.quiet-moves.one = It is also a draw when each of you makes one move with a king
          and nothing is captured.
      rule.draughts.quiet-moves.0 = Moves with kings that capture nothing are not counted.
      rule.draughts.endgame-limits.yes = When a player is down to a single king, moves run short: if
          the other has three pieces, a king among them, each has 16 moves left; if the other has
          only one or two, a king among them, each has five. After that it is a draw.
      rule.draughts.endgame-limits.no = There is no limit of moves in the endgame.
      rule.draughts.lone-kings.claim = When each of you has just one king and nothing else, either
          may declare the game a draw.
      rule.draughts.lone-kings.no = Even when each of you has just one king, the game goes on.

      draughts.notation = The dark squares are numbered from 1 to {0}, row by row from top left to
          bottom right; White sits at the bottom. Write {1} for a move and {2} for a capture.
      """;

  private EnglishDraughtsPage() {}
}
