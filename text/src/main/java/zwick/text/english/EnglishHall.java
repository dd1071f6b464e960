package zwick.text.english;

/// English: playing each other. See [PackagedTexts] for how to write them.
public final class EnglishHall {
  public static final String TEXT =
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
      house.rated-not-against-oneself = A game against your own program, or between two of the same
          person’s, is not rated. Unrated it can be played.
      house.rated-enough-for-today = You two have played as many rated games today as count in a
          day. Unrated you can go on.
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
      house.password-too-common = This password is easy to guess. Take one that nobody else thinks
          of: four words that have nothing to do with each other, for example.
      house.password-same = This is the password you have already; choose another.
      house.password-wrong = The password is wrong.
      house.name-or-password-wrong = The name or the password is wrong.
      house.has-account = You already have an account.
      house.needs-account = You need an account for that.
      house.too-many-bots = You cannot register more programs.
      house.too-many-tokens = You cannot have more keys; delete one first that you do not need any
          more.
      house.too-many-passkeys = You cannot have more passkeys; remove one first that you no longer need.
      house.passkey-refused = This passkey does not fit: it belongs to no account here, or is for
          another address. Take another one, or log in with your password.
      house.passkey-known = This passkey is here already.
      house.passkey-too-late = That took too long, or has been done already; begin again.
      house.passkey-only = Only a passkey will do for this account.
      house.no-passkey = You have no passkey yet; add one first.
      house.last-passkey = This is your last passkey, and your account opens to nothing else.
          Allow the password again, or add another passkey first.
      house.proof-needed = First show that it is you: with your password or with a passkey.
      house.label-not-allowed = It cannot be called that: 1 to 60 characters, all of them readable.
      house.too-busy = Too much is going on right now; try again in a moment.
      house.too-many-proposals = Enough has been proposed for this game. Accept what is offered, or
          invite people anew.
      house.too-many-take-backs = You have asked often enough to take a move back in this game.
      house.game-too-long = This game has gone on for so long that only moves are left,
          and giving up.
      house.too-many-computer-games = You are playing enough games against the computer already.
          Finish one, or wait a minute.
      house.too-many-invitations = Enough invitations of yours are in the lobby already.
          Withdraw one, or wait until somebody comes.

      # How much one may ask for, for those who run a server.
      limit.requests-per-second = Requests of one address a second
      limit.commands-per-second = Moves and whatever else one player does a second
      limit.commands-per-second-and-address = Moves and whatever else all players of one address do a second
      limit.probes-per-second = Questions of one address about what is known for sure, a second
      limit.messages-per-second = Messages on one socket a second
      limit.sockets-per-address = Sockets of one address open at a time
      limit.streams-per-address = Streams of one address open at a time
      limit.guests-per-hour = New guests from one address an hour
      limit.accounts-per-hour = New accounts from one address an hour
      limit.failed-logins-per-hour = Wrong passwords from one address, or for one name, an hour
      limit.passwords-per-minute = Passwords tried from one address, right or wrong, a minute
      limit.games-per-minute = New games from one address a minute
      limit.computer-games-per-player = Games against the computer one player plays at a time
      limit.computer-games-per-address = Games against the computer from one address at a time
      limit.listed-games-per-player = Invitations of one player in the lobby
      limit.listed-games-per-address = Invitations from one address in the lobby
      limit.proposals-per-player-and-game = Proposals of one player for one game
      limit.take-backs-per-player-and-game = Take-backs one player may ask for in one game
      limit.events-per-game = Events in one game
      limit.tokens-per-player = Keys of one player for programs
      limit.passkeys-per-player = Passkeys of one player
      limit.bots-per-player = Programs of one player that play themselves
      limit.rated-games-per-pair-and-day = Rated games between the same two a day
      limit.reports-per-day = Reports of one player about others a day
      limit.connections-per-address = Connections of one address open at a time
      limit.connections = Connections open at a time in all
      limit.reports-per-address-and-day = Reports from one address about others a day
      house.no-such-game = There is no such game, or this player is not in it.
      house.no-such-message = There is no such message.
      house.no-such-report = There is no such report, or somebody has dealt with it already.
      house.no-such-sanction = Nothing of the kind is in force.
      house.no-such-address = That is no address; it looks like 203.0.113.7 or 2001:db8:1:2::1.
      house.not-about-yourself = You cannot report yourself.
      house.too-many-reports = That was enough for today; you can report more tomorrow.
      house.report-too-long = That is too long: 500 characters at most.
      house.needs-a-why = Give a reason; it is kept, and shown to whom it concerns.
      house.is-administrator = This player is an administrator; “zwick hall admin NAME --revoke” changes
          that first.
      house.somebody-else-decides = Nobody decides about himself or his own programs; ask another administrator.
      house.not-an-administrator = This player is no administrator.
      house.only-accounts = Only somebody with an account of his own can be an administrator.

      # For whom something was decided: until when, and why.
      sanction.muted = You can play but not say anything until {0}. Reason: {1}
      sanction.muted-for-good = You can play but not say anything. Reason: {0}
      sanction.banned = You cannot come in until {0}. Reason: {1}
      sanction.banned-for-good = You cannot come in any more. Reason: {0}
      sanction.address = Nobody new can come in from your connection until {0}. Reason: {1}
      sanction.address-for-good = Nobody new can come in from your connection. Reason: {0}
      """;

  private EnglishHall() {}
}
