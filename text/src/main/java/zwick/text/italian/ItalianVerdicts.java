package zwick.text.italian;

/// Italian: refusals, counts and outcomes. See [PackagedTexts] for how to write them.
public final class ItalianVerdicts {
  public static final String TEXT =
      """
      # Answers of the referee. A piece in a sentence: {0} is its square.
      piece.man = la pedina in {0}
      piece.king = la dama in {0}
      piece.any = il pezzo in {0}

      refusal.must-capture = Devi mangiare: {0} può prendere {1}.
      refusal.must-capture.more = Devi mangiare; per esempio, {0} può prendere {1}.
      refusal.must-capture.somewhere = Devi mangiare.
      refusal.must-capture-most = Devi mangiare più pezzi possibile, qui {#0}: {1} può prendere {2}.
      refusal.must-capture-value = Devi scegliere la presa che vale di più: {1} può prendere {2}.
      refusal.must-capture-best = Un’altra presa ha la precedenza: {0} può prendere {1}.
      refusal.must-capture-best.king-first = La tua dama ha la precedenza: {0} può prendere {1}.
      refusal.must-capture-best.most-kings = Devi mangiare il maggior numero di dame: {0} può
          prendere {1}.
      refusal.must-continue = Non hai finito: da {0} devi continuare a mangiare, per esempio {1}.
      refusal.must-continue.somehow = Non hai finito: da {0} devi continuare a mangiare.
      refusal.not-your-piece = In {0} c’è una pedina dell’avversario; muovine una tua.
      refusal.no-piece-there = In {0} non c’è nessuna pedina.
      refusal.occupied = {0} è già occupato.
      refusal.out-of-reach.mill.three = Da {0} a {1} non si arriva in un passo, e puoi saltare solo
          quando hai tre pedine.
      refusal.out-of-reach.mill.never = Da {0} a {1} non si arriva in un passo, e in questa partita
          non si salta.
      refusal.out-of-reach.draughts.flying = Da {0} a {1} non si può: le pedine vanno in diagonale
          di una casella, le dame in diagonale finché la via è libera.
      refusal.out-of-reach.draughts.short = Da {0} a {1} non si può: pedine e dame vanno in
          diagonale di una casella.
      refusal.out-of-reach.wolf = Da {0} a {1} non si può: lupo e pecore vanno in diagonale di una
          casella.
      refusal.man-goes-forward.mill = Da {0} a {1} si va solo in avanti.
      refusal.man-goes-forward.draughts = Da {0} a {1} sarebbe all’indietro, e senza mangiare lo può
          fare solo una dama.
      refusal.man-goes-forward.wolf = Da {0} a {1} sarebbe all’indietro, e le pecore vanno solo in
          avanti.
      refusal.man-captures-forward = Da {0} a {1} sarebbe all’indietro, e le pedine mangiano solo in
          avanti.
      refusal.king-safe-from-men = Qui solo una dama può mangiare una dama.
      refusal.must-land-behind = La dama non può fermarsi in {0}: deve arrivare subito dietro il
          pezzo mangiato.
      refusal.nothing-to-capture.mill = Da {0} a {1} non c’è niente da mangiare: nel mulino si
          toglie una pedina solo chiudendo un mulino.
      refusal.nothing-to-capture.draughts = Sulla strada da {0} a {1} non c’è niente che tu possa
          mangiare così.
      refusal.nothing-to-capture.wolf = Da {0} a {1} non c’è niente da mangiare: lupo e pecore non
          si fanno del male.
      refusal.still-placing = Hai ancora {#0} pedine in mano: prima posale, poi si muove.
      refusal.still-placing.one = Hai ancora una pedina in mano: prima posala, poi si muove.
      refusal.hand-is-empty.mill = Non hai più pedine da posare; muovine una sul tavoliere.
      refusal.hand-is-empty.draughts = Qui le pedine non si posano, si muovono.
      refusal.hand-is-empty.wolf = Il lupo è già sulla damiera; adesso si muove.
      refusal.must-remove = Chiudi un mulino: di’ anche quali {#0} pedine togli; aggiungi per
          esempio xa1,b2.
      refusal.must-remove.one = Chiudi un mulino: di’ anche quale pedina togli; aggiungi per esempio
          xa1.
      refusal.own-stone = {0} è una tua pedina: togline una all’avversario.
      refusal.must-remove.all = Chiudi un mulino contro tre pedine e vinci: aggiungi x* alla mossa.
      refusal.nothing-to-remove.mill = Non puoi togliere {0}: questa mossa non ti dà nessuna pedina.
      refusal.nothing-to-remove.draughts = Non puoi togliere {0}: a dama si mangia saltando.
      refusal.nothing-to-remove.wolf = Non puoi togliere {0}: lupo e pecore non si fanno del male.
      refusal.protected-by-mill.never = La pedina in {0} è in un mulino, e le pedine in un mulino
          sono protette.
      refusal.protected-by-mill.if-all = La pedina in {0} è in un mulino: finché l’avversario ne ha
          altre sul tavoliere, è protetta.
      refusal.nothing-to-decline = Puoi passare solo al posto di una mossa in più.
      refusal.must-place-wolf = Il lupo non ha ancora un posto: mettilo su una casella scura libera,
          per esempio 17.
      refusal.ambiguous = Può voler dire più cose; scrivi tutto il percorso, per esempio {0}.
      refusal.not-your-turn = Tocca al {0}.
      refusal.nothing-to-insist = L’avversario non ha dimenticato nessuna presa.
      refusal.nothing-to-insist.never = Con queste regole non si può pretendere una presa
          dimenticata.
      refusal.nothing-to-huff = L’avversario non ha dimenticato nessuna presa: non c’è niente da
          soffiare.
      refusal.nothing-to-huff.never = Con queste regole non si soffia.
      refusal.not-huffable = In {0} non c’è niente da soffiare; puoi soffiare {1}.
      refusal.nothing-to-claim = Qui non c’è nessun pareggio da chiedere.
      refusal.nothing-to-claim.counts = Non è ancora pareggio: {0}.
      refusal.claim-needs-offer = Per chiedere il pareggio devi averlo già offerto in questa
          partita.
      refusal.too-early = Potete accordarvi per il pareggio solo dopo {1} mosse ciascuno; finora
          sono {0}.
      refusal.too-early.one = Potete accordarvi per il pareggio solo dopo {1} mosse ciascuno; finora
          è una.
      refusal.nothing-to-answer = In questo momento l’avversario non offre il pareggio.
      refusal.already-offered = Hai già offerto il pareggio; aspetta la risposta.
      refusal.nothing-to-take-back = Non c’è nessuna mossa da riprendere.
      refusal.time-left = Il tempo non è scaduto: sull’orologio restano {0}.
      refusal.no-clock = Questa partita si gioca senza orologio.
      refusal.game-over = La partita è finita. {0}
      refusal.too-many-captures = Dopo questa mossa ci sarebbero così tante prese che nessuno
          potrebbe contarle; scegline un’altra.
      refusal.not-a-move.mill = «{0}» non è una mossa. Le mosse si scrivono d2, d2-d3 o d2-d3xa1.
      refusal.not-a-move.draughts = «{0}» non è una mossa. Le mosse si scrivono 31-26 o 26x17.
      refusal.not-a-move.wolf = «{0}» non è una mossa. Le mosse si scrivono 29-25.
      refusal.no-move.mill = Questa non è una mossa. Le mosse si scrivono d2, d2-d3 o d2-d3xa1.
      refusal.no-move.draughts = Questa non è una mossa. Le mosse si scrivono 31-26 o 26x17.
      refusal.no-move.wolf = Questa non è una mossa. Le mosse si scrivono 29-25.

      # How far a draw has come: {0} of {1}.
      count.repetition = questa posizione è qui per la {0}ª volta, ne servono {#1}
      count.quiet-moves.mill = {0} mosse su {1} senza mulino
      count.quiet-moves.mill.one = {0} mossa su {1} senza mulino
      count.quiet-moves.draughts = {0} mosse su {1} per parte senza prese e senza mosse di pedina
      count.quiet-moves.draughts.one = {0} mossa su {1} per parte senza prese e senza mosse di
          pedina
      count.quiet-moves.wolf = {0} mosse su {1} senza progressi
      count.sixteen-moves = {0} mosse su {1} per parte contro tre pezzi con una dama
      count.sixteen-moves.one = {0} mossa su {1} per parte contro tre pezzi con una dama
      count.five-moves = {0} mosse su {1} per parte contro al massimo due pezzi con una dama
      count.five-moves.one = {0} mossa su {1} per parte contro al massimo due pezzi con una dama

      # {0} has won, {1} has lost.
      outcome.no-pieces = Vince il {0}: il {1} non ha più pedine.
      outcome.blocked = Vince il {0}: chi deve muovere non può più farlo.
      outcome.blocked.loser = Vince il {0}: il {1} non può più muovere.
      outcome.blocked.winner = Vince il {0}: non può più muovere e non ha più niente da perdere.
      outcome.below-three = Vince il {0}: il {1} ha meno di tre pedine.
      outcome.mill-against-jumper = Vince il {0} con un mulino contro le ultime tre pedine.
      outcome.lost-all = Vince il {0}: ha perso tutte le pedine.
      outcome.wolf-caught = Vince il {0}: il lupo è in trappola.
      outcome.wolf-through = Vince il {0}: il lupo è passato.
      outcome.resignation = Vince il {0}: il {1} si arrende.
      outcome.left = Vince il {0}: il {1} se n’è andato.
      outcome.time = Vince il {0}: il {1} ha finito il tempo.
      outcome.repetition = Pareggio: è tornata la stessa posizione.
      outcome.quiet-moves = Pareggio: troppe mosse senza progressi.
      outcome.sixteen-moves = Pareggio per la regola delle 16 mosse.
      outcome.five-moves = Pareggio per la regola delle 5 mosse.
      outcome.lone-kings = Pareggio: ciascuno ha una sola dama.
      outcome.agreement = Pareggio: i due giocatori sono d’accordo.
      """;

  private ItalianVerdicts() {}
}
