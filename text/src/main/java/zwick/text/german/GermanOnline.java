package zwick.text.german;

/// German: games between people on the page. See [PackagedTexts] for how to write them.
public final class GermanOnline {
  public static final String TEXT =
      """
      # Home, and where there is a server.
      web.friend-link = Freund per Link
      web.invite = Einladen
      web.lobby = Treffpunkt
      web.mine = Meine Spiele
      web.mine-waiting = Meine Spiele: {0} warten auf dich
      web.mine-waiting.one = Meine Spiele: {0} wartet auf dich
      web.me = Ich
      web.no-network = Gerade ist kein Netz da. Alles andere geht wie immer; Spiele mit anderen
          gehen weiter, sobald es wieder da ist.
      web.no-server = Diese Seite kommt von einem Server ohne Spiele zwischen Leuten.
      web.guest = Gast
      web.your-name = Dein Name
      web.your-name-why = So sehen die anderen, wer du bist.
      web.save = Speichern
      web.saved = Gespeichert.
      web.cancel = Abbrechen

      # Time.
      web.time = Bedenkzeit
      web.time.unhurried = Ohne Uhr
      web.time.live = Mit Uhr
      web.time.post = Per Post
      web.time.own = Eigene Zeit
      web.pace.unhurried = ohne Uhr
      web.pace.live = {0} Min. + {1} Sek. je Zug
      web.pace.short = {0} Min. + {1} Sek.
      web.pace.post = {0} Tage je Zug
      web.pace.post.one = {0} Tag je Zug
      web.time-minutes = Minuten für jeden
      web.time-seconds = Sekunden dazu je Zug
      web.time-days = Tage für jeden Zug
      web.time-bank = Tage Reserve für das ganze Spiel
      web.time-rest = Tage Urlaub für jeden
      web.days = {0} Tage
      web.days.one = {0} Tag
      web.hours = {0} Std.
      web.hours.one = {0} Std.
      web.minutes = {0} Min.
      web.time-left = noch {0}
      web.low-time = Wenig Zeit!

      # What two agree on.
      web.your-colour = Deine Farbe
      web.you-play.W = Du spielst Weiß.
      web.you-play.B = Du spielst Schwarz.
      web.you-play.lot = Das Los verteilt die Farben.
      web.rated = Zählt für die Wertung
      web.rated-account = Für die Wertung brauchen beide ein Konto.
      web.listed = Auch am Treffpunkt zeigen: Jeder kann mitspielen
      web.own-position = Es beginnt mit einer eigenen Stellung.

      # Inviting.
      web.invite-title = Jemanden einladen
      web.invite-intro = Wie wollt ihr spielen? Danach bekommst du einen Link zum Verschicken.
      web.invite-create = Link erstellen
      web.invite-wait = Warten auf deinen Freund …
      web.invite-send = Schick diesen Link los, oder lass den Code mit einer Kamera lesen. Sobald
          jemand Ja sagt, beginnt hier das Spiel.
      web.invite-share = Link verschicken
      web.invite-text = Spielst du mit mir? {0}
      web.invite-change = Zeit oder Farbe ändern
      web.invite-withdraw = Einladung zurückziehen
      web.qr-game = QR-Code mit dem Link zu diesem Spiel

      # Answering.
      web.join-title = {0} lädt dich ein
      web.join-nameless = Du bist eingeladen
      web.join-play = Mitspielen
      web.join-house = Andere Regeln vorschlagen
      web.join-terms = Andere Zeit oder Farbe vorschlagen
      web.join-taken = Hier wird schon mit jemand anderem verhandelt. Sobald gespielt wird, kannst
          du zuschauen.
      web.propose-title = Wie möchtest du spielen?
      web.propose-send = Vorschlag schicken
      web.proposed-yours = Dein Vorschlag ist unterwegs
      web.proposed-wait = Warten auf {0} …
      web.proposed-theirs = {0} schlägt etwas anderes vor
      web.proposed-yes = Einverstanden, los geht’s
      web.proposed-no = Ablehnen
      web.closed = Dieses Spiel wurde abgesagt

      # Playing each other.
      web.their-turn = {0} ist am Zug.
      web.is-away = ist gerade weg
      web.watching = Du schaust zu.
      web.watchers = {0} schauen zu
      web.watchers.one = {0} schaut zu
      web.connecting = Die Verbindung ist weg. Ich verbinde neu …
      web.unsent = Dein Zug ist noch nicht gespeichert. Er wird geschickt, sobald es geht.
      web.clock-of = Uhr: {0}
      web.abort = Absagen
      web.abort-sure = Noch haben nicht beide gezogen: Niemand verliert.
      web.abort-yes = Ja, absagen
      web.back-asked = Du möchtest einen Zug zurücknehmen. Warten auf {0} …
      web.back-wanted = {0} möchte einen Zug zurücknehmen.
      web.back-yes = Erlauben
      web.back-no = Nicht erlauben
      web.back-refused = {0} möchte, dass der Zug gilt.
      web.claim-draw = Unentschieden beanspruchen
      web.absent = {0} ist schon länger weg. Du kannst warten oder dir den Sieg geben lassen.
      web.absent-claim = Sieg verlangen
      web.rest = Urlaub nehmen
      web.rest-how = So lange steht deine Uhr still.
      web.rested = {0} hat Urlaub: {1}
      web.rematch-asked = Du möchtest noch einmal spielen. Warten auf {0} …
      web.rematch-wanted = {0} möchte noch einmal spielen.
      web.next-game = Zum nächsten Spiel
      web.talk = Gespräch
      web.talk-say = Etwas sagen
      web.talk-words = In eigenen Worten
      web.talk-send = Senden

      # The lobby.
      web.lobby-intro = Setz dich zu jemandem, oder lade alle ein.
      web.lobby-open = Hier wartet jemand
      web.lobby-none = Gerade wartet niemand. Lade du jemanden ein!
      web.lobby-invite = Alle einladen
      web.lobby-computers = Der Computer hat immer Zeit
      web.lobby-games = Zum Zuschauen
      web.lobby-quiet = Gerade wird nirgends gespielt.
      web.lobby-yours = Deine Einladung
      web.watch = Zuschauen
      web.versus = {0} gegen {1}

      # One's own games.
      web.mine-turn = Du bist am Zug
      web.mine-open = Einladung
      web.mine-none = Noch spielst du mit niemandem.
      web.mine-over = Beendet
      web.mine-aborted = Abgesagt
      web.feed = Erinnern lassen
      web.feed-how = Zwei Adressen für deinen Kalender oder deinen Feed-Leser. Wer sie kennt,
          sieht, wann du am Zug bist.
      web.feed-make = Adressen erstellen
      web.feed-atom = Feed
      web.feed-calendar = Kalender

      # Oneself.
      web.me-guest = Du spielst als Gast. Deine Spiele gehören zu diesem Browser.
      web.me-account = Du bist angemeldet.
      web.account = Konto
      web.account-why = Mit einem Konto hast du deine Spiele auf jedem Gerät, und sie können für
          die Wertung zählen. Wir brauchen keine E-Mail-Adresse.
      web.account-create = Konto anlegen
      web.login = Anmelden
      web.logout = Abmelden
      web.account-name = Name
      web.password = Passwort
      web.password-old = Bisheriges Passwort
      web.password-fresh = Neues Passwort
      web.password-change = Passwort ändern
      web.password-again = Dein Passwort, zur Sicherheit noch einmal
      web.free-text = Ich erlaube eigene Worte im Gespräch
      web.free-text-how = Frei schreiben könnt ihr nur, wenn beide es erlauben. Die fertigen
          Sprüche gehen immer.
      web.ratings = Wertung
      web.ratings-none = Noch hat kein Spiel gezählt.
      web.ratings-line = {0} ± {1} nach {2} Spielen
      web.ratings-early = noch vorläufig
      web.family.mill = Mühle
      web.family.draughts = Dame
      web.family.wolf = Wolf und Schafe
      web.passkeys = Passkeys
      web.passkeys-how = Mit einem Passkey meldest du dich ohne Passwort an: mit Fingerabdruck,
          Gesicht oder PIN deines Geräts. Niemand kann ihn erraten oder dir entlocken.
      web.passkey-login = Mit Passkey anmelden
      web.passkey-add = Passkey hinzufügen
      web.passkey-numbered = Passkey {0}
      web.passkey-label = Name des Passkeys
      web.passkey-rename = Umbenennen
      web.passkey-remove = Entfernen
      web.passkey-there = Auf diesem Gerät hast du schon einen Passkey.
      web.passkey-nothing = Daraus ist nichts geworden. Versuche es noch einmal, oder nimm das Passwort.
      web.proof-why = Zeige noch einmal, dass du es bist.
      web.proof-password = Mit Passwort weiter
      web.proof-passkey = Mit Passkey weiter
      web.passkey-only = Nur mit Passkey
      web.passkey-only-how = Dann öffnet dein Passwort nichts mehr. Verlierst du alle deine Passkeys,
          können dir nur die helfen, die diesen Server betreiben.
      web.sessions = Wo du angemeldet bist
      web.sessions-how = Alle Browser, mit denen du dich angemeldet hast. Beende, was du nicht kennst.
      web.session-here = Dieser Browser
      web.session-other = Ein anderer Browser
      web.session-since = seit {0}, zuletzt da {1}
      web.session-end = Abmelden
      web.session-end-others = Überall sonst abmelden
      web.unprotected = Diese Verbindung ist nicht verschlüsselt: Wer dazwischen sitzt, kann dein
          Passwort mitlesen.
      web.programs = Programme
      web.programs-how = Ein Programm kann in deinem Namen spielen, oder als eigener Spieler. Sein
          Schlüssel wird nur einmal gezeigt.
      web.token-label = Wofür ist der Schlüssel?
      web.token-make = Schlüssel erstellen
      web.token-once = Schreib ihn dir jetzt auf:
      web.token-end = Schlüssel löschen
      web.token-scope = Was darf das Programm?
      web.token-read = Nur zusehen und lesen
      web.token-play = Auch spielen und reden
      web.token-until = gilt bis {0}
      web.bot-name = Name des Programms
      web.bot-make = Eigenen Spieler anlegen
      web.data = Meine Daten
      web.data-export = Alles herunterladen
      web.data-delete = Alles über mich löschen
      web.data-delete-sure = Dein Name, dein Konto und was du gesagt hast, verschwinden; laufende
          Spiele enden. Das lässt sich nicht zurücknehmen.
      web.data-delete-yes = Ja, alles löschen
      web.still-playing = Dieses Spiel ist noch nicht zu Ende; so lange hilft der Computer nicht.
      """;

  private GermanOnline() {}
}
