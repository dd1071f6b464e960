package zwick.text.english;

/// English: games between people on the page. See [PackagedTexts] for how to write them.
public final class EnglishOnline {
  public static final String TEXT =
      """
      # Home, and where there is a server.
      web.friend-link = A friend by link
      web.invite = Invite
      web.lobby = Lobby
      web.mine = My games
      web.mine-waiting = My games: {0} wait for you
      web.mine-waiting.one = My games: {0} waits for you
      web.me = Me
      web.no-network = There is no network just now. All else works as always; games with others
          go on as soon as it is back.
      web.no-server = This page comes from a server without games between people.
      web.guest = Guest
      web.your-name = Your name
      web.your-name-why = So that others see who you are.
      web.save = Save
      web.saved = Saved.
      web.cancel = Cancel

      # Time.
      web.time = Time
      web.time.unhurried = No clock
      web.time.live = With a clock
      web.time.post = By post
      web.time.own = Own time
      web.pace.unhurried = no clock
      web.pace.live = {0} min + {1} s a move
      web.pace.short = {0} min + {1} s
      web.pace.post = {0} days a move
      web.pace.post.one = {0} day a move
      web.time-minutes = Minutes for each
      web.time-seconds = Seconds more for each move
      web.time-days = Days for each move
      web.time-bank = Days in reserve for the whole game
      web.time-rest = Days of holiday for each
      web.days = {0} days
      web.days.one = {0} day
      web.hours = {0} h
      web.hours.one = {0} h
      web.minutes = {0} min
      web.time-left = {0} left
      web.low-time = Little time!

      # What two agree on.
      web.your-colour = Your colour
      web.you-play.W = You play White.
      web.you-play.B = You play Black.
      web.you-play.lot = The lot decides who plays which colour.
      web.rated = Counts for the rating
      web.rated-account = Both need an account for that.
      web.listed = Show it in the lobby too: anybody may join
      web.own-position = It begins from a position of its own.

      # Inviting.
      web.invite-title = Invite somebody
      web.invite-intro = How do you want to play? Then you get a link to send.
      web.invite-create = Make the link
      web.invite-wait = Waiting for your friend …
      web.invite-send = Send this link, or let a camera read the code. As soon as somebody says
          yes, the game begins here.
      web.invite-share = Send the link
      web.invite-text = Will you play with me? {0}
      web.invite-change = Change time or colour
      web.invite-withdraw = Withdraw the invitation
      web.qr-game = QR code of the link to this game

      # Answering.
      web.join-title = {0} invites you
      web.join-nameless = You are invited
      web.join-play = Play
      web.join-house = Propose other rules
      web.join-terms = Propose another time or colour
      web.join-taken = Somebody else is being asked already. You can watch as soon as they play.
      web.propose-title = How would you like to play?
      web.propose-send = Send the proposal
      web.proposed-yours = Your proposal is on its way
      web.proposed-wait = Waiting for {0} …
      web.proposed-theirs = {0} proposes something else
      web.proposed-yes = Agreed, let’s play
      web.proposed-no = Decline
      web.closed = This game was called off

      # Playing each other.
      web.their-turn = It is {0}’s turn.
      web.is-away = is away
      web.watching = You are watching.
      web.watchers = {0} are watching
      web.watchers.one = {0} is watching
      web.connecting = The connection is gone. Connecting again …
      web.unsent = Your move is not stored yet. It will be sent as soon as possible.
      web.clock-of = Clock: {0}
      web.abort = Call it off
      web.abort-sure = Not both have moved yet: nobody loses.
      web.abort-yes = Yes, call it off
      web.back-asked = You would like to take a move back. Waiting for {0} …
      web.back-wanted = {0} would like to take a move back.
      web.back-yes = Allow it
      web.back-no = Do not allow it
      web.back-refused = {0} would rather have the move stand.
      web.claim-draw = Claim a draw
      web.absent = {0} has been away for a while. You may wait or claim the game.
      web.absent-claim = Claim the game
      web.rest = Take a holiday
      web.rest-how = Your clock stands still for so long.
      web.rested = {0} is on holiday: {1}
      web.rematch-asked = You would like to play again. Waiting for {0} …
      web.rematch-wanted = {0} would like to play again.
      web.next-game = To the next game
      web.talk = Talk
      web.talk-say = Say something
      web.talk-words = In your own words
      web.talk-send = Send

      # The lobby.
      web.lobby-intro = Sit down with somebody, or invite everybody.
      web.lobby-open = Somebody waits here
      web.lobby-none = Nobody waits just now. Be the one to invite!
      web.lobby-invite = Invite everybody
      web.lobby-computers = The computer always has time
      web.lobby-games = To watch
      web.lobby-quiet = Nobody plays just now.
      web.lobby-yours = Your invitation
      web.watch = Watch
      web.versus = {0} against {1}

      # One's own games.
      web.mine-turn = Your turn
      web.mine-open = Invitation
      web.mine-none = You play with nobody yet.
      web.mine-over = Finished
      web.mine-aborted = Called off
      web.feed = Be reminded
      web.feed-how = Two addresses for your calendar or feed reader. Whoever knows them sees when
          it is your turn.
      web.feed-make = Make the addresses
      web.feed-atom = Feed
      web.feed-calendar = Calendar

      # Oneself.
      web.me-guest = You play as a guest. Your games belong to this browser.
      web.me-account = You are logged in.
      web.account = Account
      web.account-why = With an account your games are on every device, and they can count for the
          rating. No e-mail address is needed.
      web.account-create = Create an account
      web.login = Log in
      web.logout = Log out
      web.account-name = Name
      web.password = Password
      web.password-old = Present password
      web.password-fresh = New password
      web.password-change = Change the password
      web.password-again = Your password, once more to be sure
      web.free-text = I allow free words in the talk
      web.free-text-how = You can write freely only if both allow it. The ready-made phrases
          always work.
      web.ratings = Rating
      web.ratings-none = No game has counted yet.
      web.ratings-line = {0} ± {1} after {2} games
      web.ratings-early = still provisional
      web.family.mill = Mill
      web.family.draughts = Draughts
      web.family.wolf = Wolf and sheep
      web.passkeys = Passkeys
      web.passkeys-how = With a passkey you log in without a password: by your fingerprint, your face
          or the PIN of your device. Nobody can guess it or coax it out of you.
      web.passkey-login = Log in with a passkey
      web.passkey-add = Add a passkey
      web.passkey-numbered = Passkey {0}
      web.passkey-label = Name of the passkey
      web.passkey-rename = Rename
      web.passkey-remove = Remove
      web.passkey-there = You already have a passkey on this device.
      web.passkey-nothing = Nothing came of it. Try again, or use your password.
      web.proof-why = Show once more that it is you.
      web.proof-password = Go on with the password
      web.proof-passkey = Go on with a passkey
      web.passkey-only = Only with a passkey
      web.passkey-only-how = Then your password opens nothing any more. If you lose all your passkeys,
          only those who run this server can help you.
      web.sessions = Where you are logged in
      web.sessions-how = Every browser you have logged in with. End those you do not know.
      web.session-here = This browser
      web.session-other = Another browser
      web.session-since = since {0}, last seen {1}
      web.session-end = Log out
      web.session-end-others = Log out everywhere else
      web.unprotected = This connection is not encrypted: whoever is in between can read your password.
      web.programs = Programs
      web.programs-how = A program can play in your name, or as a player of its own. Its key is
          shown only once.
      web.token-label = What is the key for?
      web.token-make = Make a key
      web.token-once = Write it down now:
      web.token-end = Delete the key
      web.token-scope = What may the program do?
      web.token-read = Only watch and read
      web.token-play = Play and talk too
      web.token-until = good until {0}
      web.bot-name = Name of the program
      web.bot-make = Make a player of its own
      web.data = My data
      web.data-export = Download everything
      web.data-delete = Delete all about me
      web.data-delete-sure = Your name, your account and what you said disappear; games in play
          end. This cannot be undone.
      web.data-delete-yes = Yes, delete everything
      web.still-playing = This game is not over yet; until then the computer does not help.
      """;

  private EnglishOnline() {}
}
