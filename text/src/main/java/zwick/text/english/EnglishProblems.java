package zwick.text.english;

/// English: what is wrong with something read. See [PackagedTexts] for how to write them.
public final class EnglishProblems {
  public static final String TEXT =
      """
      problem.no-such-preset = I do not know the game “{0}”.
      problem.no-such-option = There is no rule “{0}” in this game.
      problem.no-such-value = “{1}” does not work for “{0}”.
      problem.instead = You can choose {0}.
      problem.instead.nearest = Did you mean “{0}”? “zwick rules” shows them all.
      problem.instead.list = “zwick rules” shows what there is.
      problem.option-twice = The rule “{0}” appears twice; give it only once.
      problem.too-many-stones = This board has no room for {0} stones each; {1} is the most.
      problem.men-do-not-fill-rows = {0} men each do not fill whole rows; it takes {1}.

      problem.off-board = “{0}” is not on this board. Points have names like d6 (mill) or 23
          (draughts).
      problem.off-board.mill = “{0}” is not on this board. Points have names like a1.
      problem.off-board.draughts = “{0}” is not on this board. Squares have numbers like 23.
      problem.off-board.wolf = “{0}” is not on this board. Squares are numbered from 1 to 32.
      problem.point-twice = There are two pieces on {0}; there is room for one only.
      problem.point-twice.somewhere = There are two pieces in one place; there is room for one only.
      problem.too-many-pieces = {2} has {0} pieces; {1} is the most.
      problem.man-on-crowning-row = On {0} a man of {1} would already be a king; write K{0}.
      problem.no-kings-here = There cannot be a king on {0}: this game has none.
      problem.no-kings-here.somewhere = This game has no kings.
      problem.no-hand-here = {0} cannot have stones in hand: in this game nothing is placed.
      problem.no-extra-move-here = These rules have no extra moves; leave out “:X” at the end.
      problem.empty-board = The board is empty.
      problem.empty-board.mill = The board is empty. A position looks like W:W+9:B+9.
      problem.empty-board.draughts = The board is empty. A position looks like W:W31-50:B1-20.
      problem.empty-board.wolf = The board is empty. A position looks like W:W29,30,31,32:B17.
      problem.wrong-sheep = There are {0} sheep here; there must be four.
      problem.wrong-sheep.one = There is one sheep here; there must be four.
      problem.wrong-wolves = There are {0} wolves here; there is only one.
      problem.wolf-missing = The wolf is missing. Without it the sheep stand on 29 to 32 and it is
          Black’s turn: B:W29,30,31,32:B.
      problem.too-many-captures = This position has more ways to capture than anybody can count.

      problem.unreadable = {0}: I do not understand “{1}”.
      problem.unreadable.line = {0}, line {2}: I do not understand “{1}”.
      problem.unreadable.empty = {0}: there is nothing there.
      problem.too-long = {0}: {1} characters at most.
      problem.too-many-actions = A game may have {0} actions at most.
      problem.too-many-games = A file may hold {0} games at most.
      problem.no-rules-named = It does not say which rules are played.
      problem.no-such-game-type = I do not know the game type “{0}”. International draughts, for
          example, is GameType 20.
      problem.refused-in-record = Entry {0}, “{1}”, is not possible. {2}

      problem.not-solved = Level 9 plays perfectly, so there is one only where everything about a
          game is known; of “{0}” it is not. Levels 1 to 8 are always there.
      problem.nothing-known = Nothing is known for sure about this position of “{0}”.

      problem.thing.rules = Rules
      problem.thing.position = Position
      problem.thing.action = Input
      problem.thing.pdn = PDN
      problem.thing.json = JSON
      problem.thing.record = Game record

      problem.example.rules = Write for example muehle-ravensburger or
          muehle-ravensburger,jump=never.
      problem.example.position = Write for example W:W+9:B+9 (mill) or W:W31-50:B1-20 (draughts).
      problem.example.position.mill = Write for example B:Wa1,d6+6:Bd2,g7+7.
      problem.example.position.draughts = Write for example W:WK3,25:B12,K40.
      problem.example.position.wolf = Write for example W:W29,30,31,32:B17.
      problem.example.action = Write a move or, for example, offer, claim or resign.
      problem.example.action.mill = Write for example d2, d2-d3, d2-d3xa1, offer or resign.
      problem.example.action.draughts = Write for example 31-26, 26x17, huff:12, offer or resign.
      problem.example.action.wolf = Write for example 17, 29-25 or resign.
      problem.example.pdn = A header looks like [GameType "20"], a move like 1. 31-26.
      problem.example.json = It begins and ends with a curly bracket.
      problem.example.record = It gives the rules, the position at the start, and then move by move.
      """;

  private EnglishProblems() {}
}
