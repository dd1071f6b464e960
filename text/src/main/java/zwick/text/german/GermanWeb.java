package zwick.text.german;

/// German: the page's own words. See [PackagedTexts] for how to write them.
public final class GermanWeb {
  public static final String TEXT =
      """
      # The head of every screen.
      web.title = Zwickmühle
      web.tagline = Mühle und Dame, wie sie in deinem Heft stehen.
      web.language = Sprache
      web.theme = Hell oder dunkel
      web.home = Zum Anfang
      web.close = Schließen
      web.trouble = Das geht so nicht
      web.update = Es gibt eine neue Fassung.
      web.update-now = Neu laden
      web.unkept = Diese Seite ließ sich nicht aufbewahren: Ohne Netz geht sie vorerst nicht.

      # Home.
      web.choose-game = Welches Spiel?
      web.more-games = Mehr Spiele
      web.fewer-games = Weniger Spiele
      web.pieces = Steine
      web.learn-mill = Mühle lernen
      web.learn-draughts = Dame lernen
      web.learn-wolf = Wolf und Schafe lernen
      web.resume = Angefangenes Spiel fortsetzen
      web.against = Gegen
      web.computer = Computer
      web.friend-here = Zu zweit hier
      web.choose-level = Stärke
      web.colour = Farbe
      web.start = Spielen
      web.rules = Regeln
      web.house-rules = Hausregeln

      # Sides and pieces.
      web.side.W = Weiß
      web.side.B = Schwarz
      web.side.lot = Los
      web.piece.W.stone = weißer Stein
      web.piece.B.stone = schwarzer Stein
      web.piece.W.man = weißer Stein
      web.piece.B.man = schwarzer Stein
      web.piece.W.king = weiße Dame
      web.piece.B.king = schwarze Dame
      web.piece.W.sheep = Schaf
      web.piece.B.sheep = Schaf
      web.piece.W.wolf = Wolf
      web.piece.B.wolf = Wolf
      web.empty = frei
      web.possible = möglich

      # The table.
      web.board = Brett: {0}
      web.you = Du
      web.level = Stufe {0}
      web.in-hand = {0} noch zu setzen
      web.captured = {0} geschlagen
      web.wait = Einen Augenblick, der Computer ist am Zug.
      web.computer-thinks = Der Computer überlegt …
      web.thinking = Ich überlege …
      web.take-one = Mühle! Welchen Stein nimmst du?
      web.why-not = Warum nicht?
      web.zwickmuehle = Zwickmühle!
      web.past = Zug {0} von {1}
      web.now = Zurück zum Spiel
      web.done = Fertig
      web.moves = Züge
      web.first = Zum Anfang
      web.back = Ein Zug zurück
      web.forward = Ein Zug vor
      web.last = Zum Ende

      # The menu of a game.
      web.take-back = Zurücknehmen
      web.hint = Tipp
      web.turn-board = Brett drehen
      web.offer-draw = Unentschieden anbieten
      web.resign = Aufgeben
      web.resign-sure = Willst du das Spiel wirklich verloren geben?
      web.resign-yes = Ja, aufgeben
      web.play-on = Weiterspielen
      web.more = Mehr
      web.analyse = Analyse
      web.share = Teilen und speichern
      web.share-how = Das ganze Spiel, mit Regeln und allen Zügen.
      web.save-text = Als Text
      web.save-pdn = Als PDN
      web.save-json = Als JSON
      web.copy = Text kopieren
      web.copied = Kopiert.
      web.open-file = Spiel öffnen
      web.open-choose = Eine Datei (Text, PDN oder JSON)
      web.open-paste = oder hier einfügen
      web.open = Öffnen
      web.open-which = Welches Spiel?
      web.set-up = Stellung aufbauen
      web.names = Feldnamen
      web.sound-on = Ton an
      web.sound-off = Ton aus
      web.new-game = Neues Spiel
      web.new-game-sure = Das angefangene Spiel lässt sich dann nicht mehr fortsetzen.

      # The end.
      web.won = Gewonnen!
      web.lost = Verloren
      web.drawn = Unentschieden
      web.over = Das Spiel ist aus
      web.rematch = Revanche

      # House rules.
      web.house-rules-of = Hausregeln: {0}
      web.house-intro = Spielt, wie ihr es gewohnt seid. ★ steht, wo das Heft es so sagt.
      web.as-printed = Alles wie im Heft
      web.as-booklet = wie im Heft
      web.changed = geändert
      web.put-back = Wieder wie im Heft
      web.house-name = Wie sollen eure Regeln heißen?
      web.house-name-example = Omas Mühle
      web.house-play = So spielen
      web.house-keep = Merken
      web.house-read = Als Heft lesen
      web.house-carry = Weitergeben
      web.house-of = Hausregeln zu {0}
      web.copy-link = Link kopieren
      web.qr = QR-Code mit dem Link zu diesen Regeln

      # Rules page and lessons.
      web.rules-change = Mit eigenen Hausregeln spielen
      web.show-move = Zeigen
      web.back-to-game = Zurück
      web.next = Weiter
      web.lesson-done = Jetzt spielen!

      # Setting up a position.
      web.set-up-how = Wähle einen Stein und tippe auf das Brett.
      web.wipe = wegnehmen
      web.hand-of = {0} hat noch zu setzen:
      web.to-move = Am Zug
      web.clear-board = Brett leeren
      web.start-position = Anfangsstellung
      web.play-computer = Gegen den Computer (Stufe {0})
      web.play-friend = Zu zweit

      # Analysis.
      web.chance = Aussichten für Weiß
      web.depth = {0} Halbzüge tief, {1} Stellungen
      web.graph = Aussichten für Weiß im Lauf des Spiels

      # Der Trainer.
      web.coach = Trainer
      web.last-chance = Der letzte Zug, der es retten konnte
      web.missed-chance = Der letzte Zug, der gewonnen hätte
      web.show-there = Zeig mir das
      web.proof-end = Zurück zur Stellung
      """;

  private GermanWeb() {}
}
