package zwick.text.english;

/// English: the page's own words. See [PackagedTexts] for how to write them.
public final class EnglishWeb {
  public static final String TEXT =
      """
      # The head of every screen.
      web.title = Zwickmühle
      web.tagline = Mill and draughts, just as your booklet has them.
      web.language = Language
      web.theme = Light or dark
      web.home = Home
      web.close = Close
      web.trouble = That does not work
      web.update = There is a new version.
      web.update-now = Reload
      web.unkept = This page could not be kept: for now it does not work without a network.

      # Home.
      web.choose-game = Which game?
      web.more-games = More games
      web.fewer-games = Fewer games
      web.pieces = Pieces
      web.learn-mill = Learn mill
      web.learn-draughts = Learn draughts
      web.learn-wolf = Learn wolf and sheep
      web.resume = Go on with your game
      web.against = Against
      web.computer = Computer
      web.friend-here = Two of us here
      web.choose-level = Strength
      web.colour = Colour
      web.start = Play
      web.rules = Rules
      web.house-rules = House rules

      # Sides and pieces.
      web.side.W = White
      web.side.B = Black
      web.side.lot = Draw lots
      web.piece.W.stone = white stone
      web.piece.B.stone = black stone
      web.piece.W.man = white man
      web.piece.B.man = black man
      web.piece.W.king = white king
      web.piece.B.king = black king
      web.piece.W.sheep = sheep
      web.piece.B.sheep = sheep
      web.piece.W.wolf = wolf
      web.piece.B.wolf = wolf
      web.empty = empty
      web.possible = possible

      # The table.
      web.board = Board: {0}
      web.you = You
      web.level = Level {0}
      web.in-hand = {0} still to place
      web.captured = {0} taken
      web.wait = One moment, it is the computer’s turn.
      web.computer-thinks = The computer is thinking …
      web.thinking = Let me think …
      web.take-one = Mill! Which stone do you take?
      web.why-not = Why not?
      web.zwickmuehle = Zwickmühle!
      web.past = Move {0} of {1}
      web.now = Back to the game
      web.done = Done
      web.moves = Moves
      web.first = To the start
      web.back = One move back
      web.forward = One move on
      web.last = To the end

      # The menu of a game.
      web.take-back = Take back
      web.hint = Hint
      web.turn-board = Turn board
      web.offer-draw = Offer a draw
      web.resign = Resign
      web.resign-sure = Do you really want to give up the game?
      web.resign-yes = Yes, resign
      web.play-on = Play on
      web.more = More
      web.analyse = Analysis
      web.share = Share and save
      web.share-how = The whole game, with its rules and every move.
      web.save-text = As text
      web.save-pdn = As PDN
      web.save-json = As JSON
      web.copy = Copy the text
      web.copied = Copied.
      web.open-file = Open a game
      web.open-choose = A file (text, PDN or JSON)
      web.open-paste = or paste it here
      web.open = Open
      web.open-which = Which game?
      web.set-up = Set up a position
      web.names = Names of points
      web.sound-on = Sound on
      web.sound-off = Sound off
      web.new-game = New game
      web.new-game-sure = You cannot go on with the game in play then.

      # The end.
      web.won = You win!
      web.lost = You lose
      web.drawn = Drawn
      web.over = The game is over
      web.rematch = Rematch

      # House rules.
      web.house-rules-of = House rules: {0}
      web.house-intro = Play as you are used to. ★ marks what the booklet says.
      web.as-printed = All as in the booklet
      web.as-booklet = as in the booklet
      web.changed = changed
      web.put-back = As in the booklet
      web.house-name = What are your rules called?
      web.house-name-example = Grandma’s mill
      web.house-play = Play like this
      web.house-keep = Keep
      web.house-read = Read as a booklet
      web.house-carry = Pass it on
      web.house-of = House rules of {0}
      web.copy-link = Copy the link
      web.qr = QR code of the link to these rules

      # Rules page and lessons.
      web.rules-change = Play with house rules of your own
      web.show-move = Show me
      web.back-to-game = Back
      web.next = Next
      web.lesson-done = Now play!

      # Setting up a position.
      web.set-up-how = Choose a piece and touch the board.
      web.wipe = remove
      web.hand-of = {0} still has to place:
      web.to-move = To move
      web.clear-board = Clear the board
      web.start-position = Starting position
      web.play-computer = Against the computer (level {0})
      web.play-friend = Two players

      # Analysis.
      web.chance = White’s chances
      web.depth = {0} plies deep, {1} positions
      web.graph = White’s chances through the game

      # The coach.
      web.coach = Coach
      web.last-chance = The last move that could have saved it
      web.missed-chance = The last move that could have won it
      web.show-there = Show me
      web.proof-end = Back to the position
      """;

  private EnglishWeb() {}
}
