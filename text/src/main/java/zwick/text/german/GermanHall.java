package zwick.text.german;

/// German: playing each other. See [PackagedTexts] for how to write them.
public final class GermanHall {
  public static final String TEXT =
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
      house.rated-not-against-oneself = Spiele gegen das eigene Programm oder zwischen zwei
          Programmen derselben Person werden nicht gewertet. Ohne Wertung könnt ihr spielen.
      house.rated-enough-for-today = Für heute habt ihr genug gewertete Spiele miteinander
          gespielt. Ohne Wertung könnt ihr weiterspielen.
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
      house.password-too-common = Dieses Passwort ist leicht zu erraten. Nimm eines, auf das sonst
          niemand kommt: vier Wörter, die nichts miteinander zu tun haben, zum Beispiel.
      house.password-same = Dieses Passwort hast du schon; wähle ein anderes.
      house.password-wrong = Das Passwort stimmt nicht.
      house.name-or-password-wrong = Name oder Passwort stimmt nicht.
      house.has-account = Du hast schon ein Konto.
      house.needs-account = Dafür brauchst du ein Konto.
      house.too-many-bots = Mehr Programme kannst du nicht anmelden.
      house.too-many-tokens = Mehr Schlüssel kannst du nicht haben; lösche erst einen, den du nicht
          mehr brauchst.
      house.too-many-passkeys = Mehr Passkeys gehen nicht; entferne erst einen, den du nicht mehr brauchst.
      house.passkey-refused = Dieser Passkey passt nicht: Er gehört zu keinem Konto hier oder ist für
          eine andere Adresse. Nimm einen anderen oder melde dich mit dem Passwort an.
      house.passkey-known = Diesen Passkey gibt es hier schon.
      house.passkey-too-late = Das hat zu lange gedauert oder ist schon geschehen; fange noch einmal an.
      house.passkey-only = Für dieses Konto gilt nur ein Passkey.
      house.no-passkey = Du hast noch keinen Passkey; füge erst einen hinzu.
      house.last-passkey = Das ist dein letzter Passkey, und dein Konto lässt sich mit nichts
          anderem öffnen. Erlaube erst wieder das Passwort oder füge einen weiteren Passkey hinzu.
      house.proof-needed = Zeige zuerst, dass du es bist: mit deinem Passwort oder einem Passkey.
      house.label-not-allowed = So kann das nicht heißen: 1 bis 60 Zeichen, alle lesbar.
      house.too-busy = Gerade ist zu viel los; versuche es gleich noch einmal.
      house.too-many-proposals = Zu diesem Spiel ist schon genug vorgeschlagen worden. Nimm an, was
          angeboten ist, oder lade neu ein.
      house.too-many-take-backs = Du hast in diesem Spiel schon oft genug darum gebeten, einen Zug
          zurückzunehmen.
      house.game-too-long = Dieses Spiel dauert schon so lange, dass nur noch
          gezogen oder aufgegeben werden kann.
      house.too-many-computer-games = Du spielst gerade schon genug Spiele gegen den Computer.
          Spiele eines zu Ende oder warte eine Minute.
      house.too-many-invitations = Am Treffpunkt stehen schon genug Einladungen von dir. Ziehe eine
          zurück oder warte, bis jemand kommt.

      # How much one may ask for, for those who run a server.
      limit.requests-per-second = Anfragen einer Adresse je Sekunde
      limit.commands-per-second = Züge und anderes, was jemand tut, je Sekunde
      limit.commands-per-second-and-address = Züge und anderes, was alle Spieler einer Adresse tun, je Sekunde
      limit.probes-per-second = Abfragen gelöster Stellungen von einer Adresse je Sekunde
      limit.messages-per-second = Nachrichten auf einer Verbindung je Sekunde
      limit.sockets-per-address = Verbindungen einer Adresse zugleich
      limit.streams-per-address = Mitlesende Programme einer Adresse zugleich
      limit.guests-per-hour = Neue Gäste von einer Adresse je Stunde
      limit.accounts-per-hour = Neue Konten von einer Adresse je Stunde
      limit.failed-logins-per-hour = Falsche Passwörter von einer Adresse oder für einen Namen je
          Stunde
      limit.passwords-per-minute = Passwörter von einer Adresse, richtig oder falsch, je Minute
      limit.games-per-minute = Neue Spiele von einer Adresse je Minute
      limit.computer-games-per-player = Spiele gegen den Computer, die jemand zugleich spielt
      limit.computer-games-per-address = Spiele gegen den Computer von einer Adresse zugleich
      limit.listed-games-per-player = Offene Einladungen eines Spielers am Treffpunkt
      limit.listed-games-per-address = Offene Einladungen einer Adresse am Treffpunkt
      limit.proposals-per-player-and-game = Vorschläge eines Spielers zu einem Spiel
      limit.take-backs-per-player-and-game = Zurückgenommene Züge eines Spielers in einem Spiel
      limit.events-per-game = Ereignisse in einem Spiel
      limit.tokens-per-player = Schlüssel eines Spielers für Programme
      limit.passkeys-per-player = Passkeys eines Spielers
      limit.bots-per-player = Programme eines Spielers, die selbst mitspielen
      limit.rated-games-per-pair-and-day = Gewertete Spiele derselben zwei am Tag
      limit.reports-per-day = Meldungen eines Spielers über andere am Tag
      limit.connections-per-address = Netzverbindungen einer Adresse zugleich
      limit.connections = Netzverbindungen zugleich insgesamt
      limit.reports-per-address-and-day = Meldungen von einer Adresse am Tag
      house.no-such-game = Dieses Spiel gibt es nicht, oder der Spieler ist nicht dabei.
      house.no-such-message = Diese Nachricht gibt es nicht.
      house.no-such-report = Diese Meldung gibt es nicht, oder sie ist schon erledigt.
      house.no-such-sanction = So etwas gilt gerade nicht.
      house.no-such-address = Das ist keine Adresse; eine sieht aus wie 203.0.113.7 oder 2001:db8:1:2::1.
      house.not-about-yourself = Dich selbst kannst du nicht melden.
      house.too-many-reports = Für heute war das genug; morgen kannst du wieder etwas melden.
      house.report-too-long = Das ist zu lang: höchstens 500 Zeichen.
      house.needs-a-why = Gib einen Grund an; er wird aufbewahrt und denen gezeigt, die es betrifft.
      house.is-administrator = Dieser Spieler ist Verwalter; entziehe ihm das zuerst mit „zwick
          hall admin NAME --revoke“.
      house.somebody-else-decides = Über sich selbst und die eigenen Programme entscheidet niemand; frage
          einen anderen Verwalter.
      house.not-an-administrator = Dieser Spieler ist kein Verwalter.
      house.only-accounts = Verwalter kann nur werden, wer ein eigenes Konto hat.

      # Für die, über die etwas entschieden wurde: bis wann und warum.
      sanction.muted = Du kannst spielen, aber bis {0} nichts sagen. Grund: {1}
      sanction.muted-for-good = Du kannst spielen, aber nichts sagen. Grund: {0}
      sanction.banned = Du kannst bis {0} nicht hereinkommen. Grund: {1}
      sanction.banned-for-good = Du kannst nicht mehr hereinkommen. Grund: {0}
      sanction.address = Von deinem Anschluss aus kann bis {0} niemand Neues hereinkommen. Grund: {1}
      sanction.address-for-good = Von deinem Anschluss aus kann niemand Neues hereinkommen. Grund: {0}
      """;

  private GermanHall() {}
}
