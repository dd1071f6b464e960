package zwick.text;

/// German: playing each other. See [Texts] for how to write them.
final class GermanHall {
  static final String TEXT =
      """
      # What players say to each other with one touch.
      phrase.hello = Hallo!
      phrase.good-luck = Viel Glück!
      phrase.nice-move = Schöner Zug!
      phrase.oops = Hoppla!
      phrase.thanks = Danke!
      phrase.one-moment = Einen Moment, bitte.
      phrase.well-played = Gut gespielt!
      phrase.good-game = Das war ein schönes Spiel.
      phrase.rematch = Noch eine Runde?
      phrase.goodbye = Auf Wiedersehen!

      # Why the house does not do something.
      house.not-seated = Du spielst hier nicht mit.
      house.not-invited = Diese Einladung gilt schon jemand anderem.
      house.your-own-terms = Dazu muss jemand anders Ja sagen.
      house.not-begun = Das Spiel hat noch nicht begonnen.
      house.already-begun = Das Spiel hat schon begonnen.
      house.table-closed = Dieses Spiel wurde abgesagt.
      house.still-playing = Erst muss dieses Spiel zu Ende sein.
      house.too-late-to-abort = Zum Absagen ist es zu spät: Beide haben schon gezogen. Du kannst
          aufgeben oder Remis anbieten.
      house.not-for-players = Das kann nur die Spielleitung.
      house.nothing-to-take-back = Du hast noch keinen Zug, den du zurücknehmen könntest.
      house.already-asked = Das ist schon gefragt worden; die Antwort steht noch aus.
      house.nothing-asked = Es ist nichts gefragt worden.
      house.no-take-back-in-rated-games = In einem Spiel, das für die Wertung zählt, wird kein Zug
          zurückgenommen.
      house.opponent-is-there = Noch nicht: Wer am Zug ist, ist da oder eben erst gegangen.
      house.no-holiday-left = So viele Tage Pause hast du in diesem Spiel nicht mehr.
      house.rated-needs-accounts = Für die Wertung brauchen beide ein Konto.
      house.rated-starts-at-the-start = Für die Wertung beginnt ein Spiel in der Grundstellung.
      house.no-such-phrase = Diesen Spruch gibt es nicht.
      house.words-not-allowed = Eigene Worte gehen nur, wenn beide sie erlauben; die fertigen
          Sprüche gehen immer.
      house.words-too-long = Das ist zu lang: höchstens 200 Zeichen.
      house.no-words = Da steht nichts.
      house.not-so-fast = Das geht zu schnell; warte einen Moment.
      house.no-such-player = Diesen Spieler gibt es nicht.
      house.name-not-allowed = Dieser Name geht nicht: 2 bis 24 Buchstaben und Ziffern, auch mit
          Leerzeichen, Strichen oder Punkten dazwischen, und keiner, der nach uns klingt.
      house.name-taken = Diesen Namen hat schon jemand.
      house.password-too-short = Das Passwort braucht mindestens 8 Zeichen.
      house.password-too-long = Das Passwort darf höchstens 200 Zeichen haben.
      house.name-or-password-wrong = Name oder Passwort stimmt nicht.
      house.has-account = Du hast schon ein Konto.
      house.needs-account = Dafür brauchst du ein Konto.
      house.too-many-bots = Mehr als fünf Programme kannst du nicht anmelden.
      house.too-busy = Gerade ist zu viel los; versuche es gleich noch einmal.
      """;

  private GermanHall() {}
}
