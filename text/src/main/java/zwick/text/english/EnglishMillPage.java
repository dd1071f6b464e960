package zwick.text.english;

/// English: the rules of the mill games. See [PackagedTexts] for how to write them.
public final class EnglishMillPage {
  public static final String TEXT =
      """
      mill.aim = Build mills and so take your opponent’s stones one by one. You also win if you shut
          your opponent in with no move left.

      rule.mill.board.six = You play on the small board: two squares, one inside the other, joined
          by a short line in the middle of each side. Stones go on the 16 points.
      rule.mill.board.nine = You play on the mill board: three squares, one inside the other, joined
          by a line in the middle of each side. Stones go on the 24 points where lines meet.
      rule.mill.board.twelve = You play on the board with diagonals: three squares, one inside the
          other, joined in the middle of each side and at the corners. Stones go on the 24 points.
          You can move and build mills along the diagonals too.
      rule.mill.stones = Each player takes {#0} stones of one colour.
      mill.colours = Choose colours or draw lots. White begins, and then you take turns.

      rule.mill.placing.first = Take turns to place a stone on any free point. Nobody moves a stone
          until all of them are placed.
      rule.mill.placing.first.extra = Take turns to place a stone on any free point. Whoever has
          none left in hand moves instead, even while the other player is still placing.
      rule.mill.placing.mixed = On your turn you choose: place a stone from your hand on any free
          point, or move one that is already on the board. Mix the two as you like.

      mill.slide = To move, slide one of your stones along a line to the next free point.

      mill.mill = Three stones of your colour side by side on a line are a mill.
      rule.mill.placing-mill.remove = If you close a mill while there are still stones to place, you
          take one of your opponent’s stones off the board at once. It is out of the game.
      rule.mill.placing-mill.extra-move = If you close a mill while there are still stones to place,
          you do not take a stone. Instead you have another turn at once.
      rule.mill.moving-mill.remove = Once all stones are placed, every mill you close takes one of
          your opponent’s stones off the board.
      rule.mill.moving-mill.remove.too = It is the same once all stones are placed: every mill you
          close costs your opponent a stone.
      rule.mill.moving-mill.remove-and-extra-move = Once all stones are placed, a mill gives you
          both: you take one of your opponent’s stones off the board and have another turn at once.
      mill.extra = An extra move is a present, not a duty: you may decline it. If it closes a mill
          again, you get another one.
      rule.mill.take-from-mill.never = Stones in a mill are safe; you may not take them. If all your
          opponent’s stones on the board stand in mills, you take none.
      rule.mill.take-from-mill.if-all = Stones in a mill are safe. Only if all your opponent’s
          stones on the board stand in mills may you take one of those.
      rule.mill.take-from-mill.always = You may take any stone you like, even one from a mill.
      rule.mill.two-mills.one = If one move closes two mills at once, you still take only one stone.
      rule.mill.two-mills.two = If one move closes two mills at once, you take two stones.
      mill.open = You can use a mill again and again: slide one of its stones out and, on your next
          turn, back in. Just make sure your opponent does not get to the free point first!

      mill.double = Every player’s dream: five stones set up so that one of them goes to and fro
          between two mills. Each move opens one and closes the other. That is the double mill.

      rule.mill.jump.three = When you have only three stones left in all, you may jump: instead of
          sliding, put one of your stones on any free point.
      rule.mill.jump.three.always = Since each player has only three stones, you may jump from the
          start: instead of sliding, put one of your stones on any free point.
      rule.mill.jump.never = Nobody jumps. Even with three stones you only move to the next free
          point.

      rule.mill.mill-beats-jumper.yes = If you close a mill when your opponent has only three stones
          in all, you win at once: all three are lost, even if they stand in a mill.
      rule.mill.mill-beats-jumper.yes.always = Since each player has only three stones, it is quick:
          whoever closes a mill wins at once.
      rule.mill.mill-beats-jumper.no = Whoever has fewer than three stones cannot build a mill any
          more and has lost.
      mill.below-three = Whoever drops to two stones because of two mills at once has lost as well.
      mill.blocked = Whoever has to move and cannot move any stone has lost.

      rule.mill.quiet-moves = It is also a draw when, after placing, {0} moves go by without anybody
          closing a mill. Both players’ moves count together.
      rule.mill.quiet-moves.one = It is also a draw when, after placing, a single move goes by
          without a mill.
      rule.mill.quiet-moves.0 = Moves without a mill are not counted.

      mill.notation = Columns are called a to {0}, rows 1 to {1}; a1 is at the bottom left. Write d2
          for placing and d2-d3 for moving. If you take a stone, add it: d2-d3xa1.
      mill.notation.all = Write the mill that wins against three stones as d2-d3x*.
      mill.notation.pass = To decline an extra move, write pass.
      """;

  private EnglishMillPage() {}
}
