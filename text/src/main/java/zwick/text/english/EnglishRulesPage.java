package zwick.text.english;

/// English: pages in general, draws, wolf and sheep. See [PackagedTexts] for how to write them.
public final class EnglishRulesPage {
  public static final String TEXT =
      """
      page.title.house = {0} with house rules
      page.intro.mill = Get three in a row, and one of your opponent’s stones is yours! All you need
          for mill is a board, a few stones and two people who like to think ahead.
      page.intro.draughts = Slide, jump, collect: draughts is quickly learnt, and somebody always
          wants a return game.
      page.intro.wolf = Four against one, and still anybody’s game: a short one on the draughts
          board that even the youngest understand straight away.
      page.intro.family = Every family plays a little differently. If you are used to another rule,
          make it your house rule.
      page.intro.house = You are playing “{1}” with {#0} house rules. They are marked below.
      page.intro.house.one = You are playing “{1}” with one house rule. It is marked below.
      page.label.ours = Our addition:
      page.label.house-rule = House rule:
      page.resign = You may also resign. Then your opponent wins.

      section.aim = Aim of the game
      section.preparation = Getting ready
      section.placing = Placing
      section.moving = Moving
      section.mills = Mills
      section.double-mill = The double mill
      section.jumping = Jumping
      section.capturing = Capturing
      section.kings = Kings
      section.missed = Missed a capture?
      section.end = End of the game
      section.draws = Draws
      section.notation = Writing moves down

      # Draws in mill and draughts
      draw.agreement = You can agree on a draw at any time: one of you offers it, the other accepts.
      draw.endless = If nobody gets any further, it is best to agree on a draw.
      rule.draw.repetition = It is a draw when the same position comes up {#0} times with the same
          player to move.
      rule.draw.repetition.2 = It is a draw when the same position comes up for the second time with
          the same player to move.
      rule.draw.repetition.3 = It is a draw when the same position comes up for the third time with
          the same player to move.
      rule.draw.repetition.0 = The same position may come up as often as you like.
      rule.draw.draw-by.automatic = The game then ends by itself.
      rule.draw.draw-by.claim = But the game does not end by itself: the player to move claims the
          draw and names the move about to be played. Only somebody who has offered a draw earlier
          in this game may do so. If the count is wrong, you simply play on.

      # Wolf and sheep
      wolf.aim = White leads four sheep, Black has the wolf. The sheep want to surround the wolf,
          and the wolf wants to get past them.
      wolf.board = You play on the dark squares of a board with 8 × 8 squares. Draw lots for who is
          the wolf. The four sheep stand on the dark squares of White’s first row.
      wolf.place = Before the game begins, the wolf picks any free dark square it likes.
      rule.wolf.first.sheep = Then a sheep makes the first move.
      rule.wolf.first.wolf = Then the wolf makes the first move.
      wolf.move = Take turns to move one square, always diagonally. Sheep only go forwards; the wolf
          may go back as well.
      wolf.peace = Nobody gets eaten: there is no capturing in this game.
      wolf.caught = The sheep win when it is the wolf’s turn and it cannot move.
      wolf.through = The wolf wins when it reaches White’s first row or has left all the sheep
          behind. It also wins when it is the sheep’s turn and none of them can move.
      wolf.no-draw = There is only a draw if you agree on one. The sheep keep going forwards, so
          every game comes to an end.
      wolf.notation = The dark squares are numbered from 1 to 32, row by row from top left to bottom
          right; White sits at the bottom. Place the wolf by writing 17, move by writing 29-25.

      # Comparing rule sets
      differences.none = This plays exactly like “{0}”.
      differences.some = This is different from “{0}”:
      differences.other-game = “{0}” and “{1}” are two different games.
      differences.entry = {0}: {1} (instead of: {2})
      """;

  private EnglishRulesPage() {}
}
