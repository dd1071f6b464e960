package zwick.text.italian;

/// Italian: the page's own words. See [PackagedTexts] for how to write them.
public final class ItalianWeb {
  public static final String TEXT =
      """
      # The head of every screen.
      web.title = Zwickmühle
      web.tagline = Mulino e dama, come nel tuo libretto.
      web.language = Lingua
      web.theme = Chiaro o scuro
      web.home = All’inizio
      web.close = Chiudi
      web.trouble = Così non va
      web.update = C’è una nuova versione.
      web.update-now = Ricarica
      web.unkept = Non è stato possibile conservare questa pagina: per ora non funziona senza rete.

      # Home.
      web.choose-game = Quale gioco?
      web.more-games = Altri giochi
      web.fewer-games = Meno giochi
      web.pieces = Pezzi
      web.learn-mill = Impara il mulino
      web.learn-draughts = Impara la dama
      web.learn-wolf = Impara lupo e pecore
      web.resume = Continua la partita
      web.against = Contro
      web.computer = Computer
      web.friend-here = In due qui
      web.choose-level = Livello
      web.colour = Colore
      web.start = Gioca
      web.rules = Regole
      web.house-rules = Regole di casa

      # Sides and pieces.
      web.side.W = Bianco
      web.side.B = Nero
      web.side.lot = A sorte
      web.piece.W.stone = pedina bianca
      web.piece.B.stone = pedina nera
      web.piece.W.man = pedina bianca
      web.piece.B.man = pedina nera
      web.piece.W.king = dama bianca
      web.piece.B.king = dama nera
      web.piece.W.sheep = pecora
      web.piece.B.sheep = pecora
      web.piece.W.wolf = lupo
      web.piece.B.wolf = lupo
      web.empty = libero
      web.possible = possibile

      # The table.
      web.board = Tavoliere: {0}
      web.you = Tu
      web.level = Livello {0}
      web.in-hand = {0} da mettere
      web.captured = {0} prese
      web.wait = Un momento, tocca al computer.
      web.computer-thinks = Il computer pensa…
      web.thinking = Sto pensando…
      web.take-one = Mulino! Quale pedina prendi?
      web.why-not = Perché no?
      web.zwickmuehle = Zwickmühle: doppio mulino!
      web.past = Mossa {0} di {1}
      web.now = Torna alla partita
      web.done = Fatto
      web.moves = Mosse
      web.first = All’inizio
      web.back = Una mossa indietro
      web.forward = Una mossa avanti
      web.last = Alla fine

      # The menu of a game.
      web.take-back = Ritira
      web.hint = Suggerimento
      web.turn-board = Gira
      web.offer-draw = Offri il pareggio
      web.resign = Abbandona
      web.resign-sure = Vuoi davvero dare la partita per persa?
      web.resign-yes = Sì, abbandona
      web.play-on = Continua
      web.more = Altro
      web.analyse = Analisi
      web.share = Condividi e salva
      web.share-how = Tutta la partita, con le regole e ogni mossa.
      web.save-text = Come testo
      web.save-pdn = Come PDN
      web.save-json = Come JSON
      web.copy = Copia il testo
      web.copied = Copiato.
      web.open-file = Apri una partita
      web.open-choose = Un file (testo, PDN o JSON)
      web.open-paste = o incolla qui
      web.open = Apri
      web.open-which = Quale partita?
      web.set-up = Componi una posizione
      web.names = Nomi delle caselle
      web.sound-on = Attiva suono
      web.sound-off = Togli suono
      web.new-game = Nuova partita
      web.new-game-sure = La partita in corso non si potrà più continuare.

      # The end.
      web.won = Hai vinto!
      web.lost = Hai perso
      web.drawn = Pareggio
      web.over = La partita è finita
      web.rematch = Rivincita

      # House rules.
      web.house-rules-of = Regole di casa: {0}
      web.house-intro = Giocate come siete abituati. ★ segna ciò che dice il libretto.
      web.as-printed = Tutto come nel libretto
      web.as-booklet = come nel libretto
      web.changed = cambiato
      web.put-back = Come nel libretto
      web.house-name = Come si chiamano le vostre regole?
      web.house-name-example = Il mulino della nonna
      web.house-play = Gioca così
      web.house-keep = Ricorda
      web.house-read = Leggi il libretto
      web.house-carry = Passa parola
      web.house-of = Regole di casa di {0}
      web.copy-link = Copia il link
      web.qr = Codice QR con il link a queste regole

      # Rules page and lessons.
      web.rules-change = Gioca con regole tue
      web.show-move = Mostra
      web.back-to-game = Indietro
      web.next = Avanti
      web.lesson-done = Ora gioca!

      # Setting up a position.
      web.set-up-how = Scegli una pedina e tocca il tavoliere.
      web.wipe = togliere
      web.hand-of = {0} ha ancora da mettere:
      web.to-move = Muove
      web.clear-board = Svuota il tavoliere
      web.start-position = Posizione iniziale
      web.play-computer = Contro il computer (livello {0})
      web.play-friend = In due

      # Analysis.
      web.chance = Possibilità del bianco
      web.depth = {0} semimosse, {1} posizioni
      web.graph = Possibilità del bianco lungo la partita

      # L’allenatore.
      web.coach = Allenatore
      web.last-chance = L’ultima mossa che poteva salvare la partita
      web.missed-chance = L’ultima mossa che poteva vincere
      web.show-there = Mostra
      web.proof-end = Torna alla posizione
      """;

  private ItalianWeb() {}
}
