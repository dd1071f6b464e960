package zwick.text.english;

/// English: guided first games and the pictures of the rules pages. See [PackagedTexts] for how to
/// write them.
public final class EnglishGuide {
  public static final String TEXT =
      """
      # Captions of the pictures on a rules page.
      illustration.place = White places a stone on a free point.
      illustration.mixed = White still has stones in hand and moves all the same.
      illustration.slide = A stone moves along a line to the next free point.
      illustration.placing-mill = White places a stone, closes a mill and takes a black stone.
      illustration.placing-mill.extra = White places a stone, closes a mill and goes again at once.
      illustration.moving-mill = White moves, closes a mill and takes a black stone.
      illustration.moving-mill.extra = White closes a mill, takes a stone and goes again.
      illustration.from-mill = No stone is safe here: White takes one out of the black mill.
      illustration.protected = The black mill is safe; White takes the stone beside it.
      illustration.two-mills = Two mills at once: White takes two stones.
      illustration.two-mills.one = Two mills at once, and still White takes only one stone.
      illustration.double = One mill opens, the other closes: that is how the stone of a double mill
          swings.
      illustration.jump = White is down to three stones and jumps across the board.
      illustration.sweep = A mill against three stones: Black is beaten.
      illustration.two-left = Black is left with two stones: White has won.
      illustration.man = A man moves diagonally forwards.
      illustration.capture = The square behind the black man is free: White jumps and captures.
      illustration.straight = Here you capture straight ahead as well.
      illustration.backwards = The man captures backwards.
      illustration.chain = Two jumps, one move: White captures round the corner.
      illustration.duty = One of the two men can capture, so it must.
      illustration.choice.free = Two men or one? White may choose.
      illustration.choice.king = The king must capture, although the man would take more.
      illustration.choice = Two men instead of one: this capture comes first.
      illustration.crown = The last row is reached: a new king!
      illustration.crowning.on-stop = The man has to go on capturing and remains a man.
      illustration.crowning.at-once = On the last row the man becomes a king and goes on capturing
          as a king.
      illustration.crowning.stop = On the last row the move ends, even if there is more to take.
      illustration.king = A king moves as far as the way is free.
      illustration.king.short = A king moves backwards too, but only one square.
      illustration.lands.behind = The king lands right behind the piece it takes.
      illustration.lands.anywhere = The king chooses a square behind the piece it takes.
      illustration.takes-king = A man takes a king.
      illustration.insist = White misses the capture: Black may insist on it.
      illustration.huff = White misses the capture: Black may huff the man that should have
          captured.
      illustration.wolf-place = The wolf chooses its square.
      illustration.sheep = A sheep moves diagonally forwards.
      illustration.wolf-caught = The wolf sits in the corner and cannot get out.
      illustration.wolf-through = The wolf reaches the first row of the sheep: it is through.

      # Guided first games: what to do, what is said when it is done, and when it is not.
      lesson.retry = Have another try.

      lesson.mill = Your first game of nine men’s morris
      lesson.mill.1 = Welcome! You play White and have nine stones in hand. To begin with, both of
          you take turns placing them. Touch a free point to place your first stone.
      lesson.mill.1.praise = It is as easy as that.
      lesson.mill.2 = Three stones of your own on one line are a mill. On the far left you already
          have two. Place the third above them, on a7, and help yourself to a black stone.
      lesson.mill.2.praise = Your first mill! Black has one stone less.
      lesson.mill.2.retry = That is allowed, but look to the far left: a mill is waiting on a7.
      lesson.mill.3 = Black has a mill too, at the bottom in the middle. Stones in a mill are safe.
          Close your own mill on d5 and take the one stone that is not safe.
      lesson.mill.3.praise = Right: in a mill a stone is safe.
      lesson.mill.3.retry = Look again: your mill closes on d5.
      lesson.mill.4 = Careful, at the top Black needs only one more stone for a mill! Place yours
          right there.
      lesson.mill.4.praise = Well spotted! Stopping a mill is worth as much as closing one.
      lesson.mill.4.retry = Then Black closes the mill at the top. Better place your stone on g7.
      lesson.mill.5 = All stones are placed, and now they move: a stone goes along a line to the
          next free point. Move one of yours.
      lesson.mill.5.praise = Just like that: one step, and never over another stone.
      lesson.mill.6 = Moving makes mills as well. One of your stones is a single step away. Can you
          find it?
      lesson.mill.6.praise = Wonderful! Another black stone is gone.
      lesson.mill.6.retry = Not yet. Move the stone on d7 to the left, into the corner.
      lesson.mill.7 = A mill earns you something only at the moment it closes. That is why you open
          it again: move a stone out of your mill.
      lesson.mill.7.praise = It is open! With your next move you can close it again.
      lesson.mill.7.retry = That stone is not part of your mill. Take one of the three on the far
          left.
      lesson.mill.8 = Say you have moved the topmost stone out. Black did nothing about it. Close
          the mill again!
      lesson.mill.8.praise = Open and close, open and close: that is how stones are won.
      lesson.mill.8.retry = Slide the stone on d7 back into the corner.
      lesson.mill.9 = And now the best of all, the double mill, called Zwickmühle in German: one
          stone swings between two mills. With every move one opens and the other closes. Move the
          stone that joins them.
      lesson.mill.9.praise = That is the Zwickmühle! From now on every move of yours costs Black a
          stone.
      lesson.mill.9.retry = Nearly! The stone in the top left corner swings to d7.
      lesson.mill.10 = Sometimes things go badly and you are down to three stones. But now you may
          jump to any free point. Jump and make a mill!
      lesson.mill.10.praise = What a jump! With three stones nothing is lost yet.
      lesson.mill.10.retry = Look to the far left: only one stone is missing, and the corner at the
          top is free.
      lesson.mill.11 = Black has just three stones. If you close a mill now, two are left, and
          nobody makes a mill with two. Go and win!
      lesson.mill.11.praise = You have won! Now you know the game. Enjoy your first real one!
      lesson.mill.11.retry = Not yet. Look for the move that closes your mill on the far left.

      lesson.draughts = Your first game of draughts
      lesson.draughts.1 = Welcome! You play the white men. A man moves diagonally forwards to the
          next free square. Touch a man in the front row, then the square it is to go to.
      lesson.draughts.1.praise = Very good. Always forwards, never back.
      lesson.draughts.2 = Diagonally in front of your man stands a black one, and the square behind
          it is free. Jump over it: that is how you capture.
      lesson.draughts.2.praise = Captured! The black man leaves the board.
      lesson.draughts.2.retry = That is allowed, but one of your men can jump. Look for the black
          man right in front of it.
      lesson.draughts.3 = A capture can go on: if there is another black man in front of you when
          you land, and a free square behind it, you jump again. Take two in one move!
      lesson.draughts.3.praise = Two at one stroke!
      lesson.draughts.3.retry = There is more to take: two men with two jumps, round the corner.
      lesson.draughts.4 = If you can capture, you must, even if another move looks tempting. Which
          of your men can do it?
      lesson.draughts.4.praise = Well seen. Duty comes first.
      lesson.draughts.4.retry = Tempting! But further down you can capture, and Black may insist on
          it.
      lesson.draughts.5 = This time Black has missed a capture. You need not put up with that: press
          “{0}”.
      lesson.draughts.5.praise = Right! Black has to take the move back and capture, and then you
          capture in return.
      lesson.draughts.5.retry = Now the chance has gone. Press “{0}” before you move.
      lesson.draughts.6 = Your man is one step from the last row. Move it in and it becomes a king!
      lesson.draughts.6.praise = A king! You can tell it by the two men on top of each other.
      lesson.draughts.6.retry = Just one more step diagonally forwards.
      lesson.draughts.7 = A king moves diagonally as far as the way is free, forwards and backwards.
          Try it!
      lesson.draughts.7.praise = It crosses the whole board in one move.
      lesson.draughts.8 = A king captures from afar as well. On its long diagonal stands a black
          man, and the square right behind it is free. Go for it!
      lesson.draughts.8.praise = Black did not expect that from so far away.
      lesson.draughts.8.retry = Follow the long diagonal from the corner: that is where the black
          man stands.
      lesson.draughts.9 = Whoever has no men left, or cannot move, has lost. Black has only one. You
          know what to do!
      lesson.draughts.9.praise = You have won! Now you know draughts. Enjoy your first real game!
      lesson.draughts.9.retry = Not yet. Your man stands diagonally below the last black one.

      lesson.wolf = Your first game of wolf and sheep
      lesson.wolf.1 = Welcome! First you are the wolf. Choose any free dark square and put it there.
      lesson.wolf.1.praise = There it sits, lying in wait.
      lesson.wolf.2 = Now you lead the four sheep. Sheep always go diagonally forwards, one square
          at a time. Move one of them.
      lesson.wolf.2.praise = Slowly and close together: that way the wolf does not get through.
      lesson.wolf.3 = The wolf can do more: one square diagonally, forwards or backwards. Have a
          run!
      lesson.wolf.3.praise = Good. It is looking for a gap between the sheep.
      lesson.wolf.4 = The sheep again: if the wolf cannot get away, they have won. It is already in
          the corner. Shut the door!
      lesson.wolf.4.praise = Caught!
      lesson.wolf.4.retry = Then it runs away. Put a sheep on the only square beside it.
      lesson.wolf.5 = And the wolf once more to finish: there is a gap in front of it. If it reaches
          the bottom row, it has won.
      lesson.wolf.5.praise = Through! Now you know the whole game. Have fun!
      lesson.wolf.5.retry = Do not turn back! The goal is at the bottom.
      """;

  private EnglishGuide() {}
}
