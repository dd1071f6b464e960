package zwick.text;

/// English: playing each other. See [Texts] for how to write them.
final class EnglishHall {
  static final String TEXT =
      """
      # What players say to each other with one touch.
      phrase.hello = Hello!
      phrase.good-luck = Good luck!
      phrase.nice-move = Nice move!
      phrase.oops = Oops!
      phrase.thanks = Thank you!
      phrase.one-moment = One moment, please.
      phrase.well-played = Well played!
      phrase.good-game = That was a good game.
      phrase.rematch = Another game?
      phrase.goodbye = Goodbye!

      # Why the house does not do something.
      house.not-seated = You are not playing at this table.
      house.not-invited = This invitation is for somebody else by now.
      house.your-own-terms = Somebody else has to agree to that.
      house.not-begun = The game has not begun yet.
      house.already-begun = The game has already begun.
      house.table-closed = This game was called off.
      house.still-playing = This game has to end first.
      house.too-late-to-abort = It is too late to call the game off: both have moved. You can resign
          or offer a draw.
      house.not-for-players = Only the house can do that.
      house.nothing-to-take-back = You have no move to take back yet.
      house.already-asked = That has been asked already; the answer is still to come.
      house.nothing-asked = Nothing has been asked.
      house.no-take-back-in-rated-games = No move is taken back in a rated game.
      house.opponent-is-there = Not yet: the player to move is there, or has only just left.
      house.no-holiday-left = You do not have that many days of rest left in this game.
      house.rated-needs-accounts = A rated game needs an account on both sides.
      house.rated-starts-at-the-start = A rated game begins in the starting position.
      house.no-such-phrase = There is no such phrase.
      house.words-not-allowed = Words of your own need both players’ permission; the ready-made
          phrases always work.
      house.words-too-long = That is too long: 200 characters at most.
      house.no-words = There is nothing written.
      house.not-so-fast = Not so fast; wait a moment.
      house.no-such-player = There is no such player.
      house.name-not-allowed = This name will not do: 2 to 24 letters and digits, perhaps with
          spaces, hyphens or dots between them, and none that sounds like us.
      house.name-taken = Somebody already has this name.
      house.password-too-short = The password needs at least 8 characters.
      house.password-too-long = The password may have 200 characters at most.
      house.name-or-password-wrong = The name or the password is wrong.
      house.has-account = You already have an account.
      house.needs-account = You need an account for that.
      house.too-many-bots = You cannot register more than five programs.
      house.too-busy = Too much is going on right now; try again in a moment.
      """;

  private EnglishHall() {}
}
