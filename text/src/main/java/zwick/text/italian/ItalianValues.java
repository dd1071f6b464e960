package zwick.text.italian;

/// Italian: options and their values. See [PackagedTexts] for how to write them.
public final class ItalianValues {
  public static final String TEXT =
      """
      # Option names stand before a colon, values after it.

      option.board = Tavoliere
      option.stones = Pedine per giocatore
      option.take-from-mill = Togliere da un mulino
      option.jump = Saltare
      option.mill-beats-jumper = Mulino contro tre pedine
      option.placing = Posare
      option.placing-mill = Mulino mentre si posa
      option.moving-mill = Mulino a pedine posate
      option.two-mills = Due mulini in una mossa
      option.repetition = Stessa posizione
      option.quiet-moves = Mosse senza progressi
      option.draw-by = Pareggi contati
      option.men = Pedine per giocatore
      option.corner = Angolo scuro
      option.men-capture = Presa delle pedine
      option.men-take-kings = Pedine contro dame
      option.king = Dama
      option.king-lands = Arrivo della dama
      option.capture-choice = Più prese possibili
      option.crowning = Promozione durante la presa
      option.taken-leave = Pezzi mangiati
      option.obligation = Presa dimenticata
      option.goal = Scopo
      option.endgame-limits = Limite nel finale
      option.lone-kings = Una dama a testa
      option.agreement-after = Pareggio d’accordo
      option.first = Dopo aver posato il lupo

      value.board.six = due quadrati, 16 punti
      value.board.nine = tre quadrati, 24 punti
      value.board.twelve = tre quadrati con diagonali, 24 punti
      value.board = {0} × {0} caselle
      value.stones = {0}
      value.take-from-mill.never = mai
      value.take-from-mill.if-all = solo se sono tutte in mulini
      value.take-from-mill.always = sempre
      value.jump.three = con tre pedine
      value.jump.never = mai
      value.mill-beats-jumper.no = toglie una pedina
      value.mill-beats-jumper.yes = vince subito
      value.placing.first = prima tutte le pedine
      value.placing.mixed = alternato alle mosse
      value.placing-mill.remove = si toglie una pedina
      value.placing-mill.extra-move = una mossa in più, nessuna pedina
      value.moving-mill.remove = si toglie una pedina
      value.moving-mill.remove-and-extra-move = una pedina e una mossa in più
      value.two-mills.one = una pedina
      value.two-mills.two = due pedine
      value.repetition = pareggio alla {0}ª volta
      value.repetition.0 = nessun pareggio
      value.quiet-moves = pareggio dopo {0} mosse
      value.quiet-moves.one = pareggio dopo una mossa
      value.quiet-moves.0 = nessun pareggio
      value.draw-by.automatic = da soli
      value.draw-by.claim = su richiesta
      value.men = {0}
      value.corner.left = in basso a sinistra
      value.corner.right = in basso a destra
      value.men-capture.forward = solo in avanti
      value.men-capture.all = in avanti e all’indietro
      value.men-capture.eight = in otto direzioni
      value.men-take-kings.no = non possono mangiarle
      value.men-take-kings.yes = possono mangiarle
      value.king.flying = va lontano quanto vuole
      value.king.short = va di una casella
      value.king-lands.behind = subito dietro il pezzo mangiato
      value.king-lands.anywhere = su una casella qualsiasi dietro
      value.capture-choice.free = scelta libera
      value.capture-choice.most = il maggior numero di pezzi
      value.capture-choice.king-first = la dama prima della pedina
      value.capture-choice.most-kings = più pezzi possibile, poi più dame
      value.capture-choice.most-king-first = più pezzi possibile, poi con la dama
      value.capture-choice.value = il valore più alto
      value.crowning.on-stop = solo se la mossa finisce lì
      value.crowning.at-once-continue = subito, e la presa continua
      value.crowning.at-once-stop = subito, e la mossa finisce
      value.taken-leave.after-move = si tolgono a fine mossa
      value.taken-leave.at-once = si tolgono subito
      value.obligation.enforced = impossibile, la presa è imposta
      value.obligation.insist = l’avversario può pretenderla
      value.obligation.huff = l’avversario può soffiare
      value.goal.capture = mangiare tutto
      value.goal.lose = perdere tutto
      value.endgame-limits.no = no
      value.endgame-limits.yes = 16 e 5 mosse
      value.lone-kings.no = si continua
      value.lone-kings.claim = pareggio a richiesta
      value.agreement-after = dopo {0} mosse ciascuno
      value.agreement-after.one = dopo una mossa ciascuno
      value.agreement-after.0 = in ogni momento
      value.first.sheep = comincia una pecora
      value.first.wolf = comincia il lupo
      """;

  private ItalianValues() {}
}
