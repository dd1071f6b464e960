package zwick.text.italian;

/// Italian: pages in general, draws, wolf and sheep. See [PackagedTexts] for how to write them.
public final class ItalianRulesPage {
  public static final String TEXT =
      """
      page.title.house = {0} con regole di casa
      page.intro.mill = Tre in fila, e una pedina dell’avversario se ne va! Per giocare a mulino
          bastano un tavoliere, qualche pedina e due teste che amano ragionare.
      page.intro.draughts = Si va in diagonale, si salta, si mangia: la dama s’impara in fretta, e
          alla fine qualcuno chiede sempre la rivincita.
      page.intro.wolf = Quattro contro uno, eppure tutto può succedere: un gioco breve sulla
          damiera, che anche i più piccoli capiscono subito.
      page.intro.family = Ogni famiglia gioca un po’ a modo suo. Se avete altre abitudini, scegliete
          la vostra regola di casa.
      page.intro.house = Giocate a «{1}» con {#0} regole di casa. Le trovate segnate qui sotto.
      page.intro.house.one = Giocate a «{1}» con una regola di casa. La trovate segnata qui sotto.
      page.label.ours = Nostra aggiunta:
      page.label.house-rule = Regola di casa:
      page.resign = Puoi anche arrenderti. Allora vince l’avversario.

      section.aim = Scopo del gioco
      section.preparation = Preparativi
      section.placing = Posare le pedine
      section.moving = Muovere
      section.mills = I mulini
      section.double-mill = Il doppio mulino
      section.jumping = Saltare
      section.capturing = Mangiare
      section.kings = Le dame
      section.missed = Presa dimenticata?
      section.end = Fine della partita
      section.draws = Pareggio
      section.notation = Scrivere le mosse

      # Draws in mill and draughts
      draw.agreement = Potete accordarvi per il pareggio in ogni momento: uno lo offre, l’altro
          accetta.
      draw.endless = Se nessuno va più avanti, la cosa migliore è accordarvi per il pareggio.
      rule.draw.repetition = È pareggio quando la stessa posizione si presenta per la {0}ª volta e
          tocca allo stesso giocatore.
      rule.draw.repetition.2 = È pareggio quando la stessa posizione si presenta per la seconda
          volta e tocca allo stesso giocatore.
      rule.draw.repetition.3 = È pareggio quando la stessa posizione si presenta per la terza volta
          e tocca allo stesso giocatore.
      rule.draw.repetition.0 = La stessa posizione può tornare tutte le volte che si vuole.
      rule.draw.draw-by.automatic = A quel punto la partita finisce da sola.
      rule.draw.draw-by.claim = La partita però non finisce da sola: chi è di turno chiede il
          pareggio e dice quale mossa sta per fare. Può chiederlo solo chi lo ha già offerto in
          questa partita. Se i conti non tornano, si continua a giocare e basta.

      # Wolf and sheep
      wolf.aim = Il Bianco guida quattro pecore, il Nero il lupo. Le pecore vogliono accerchiare il
          lupo, il lupo vuole passare alle loro spalle.
      wolf.board = Si gioca sulle caselle scure di una damiera di 8 × 8 caselle. Tirate a sorte chi
          fa il lupo. Le quattro pecore stanno sulle caselle scure della prima fila del Bianco.
      wolf.place = Prima di cominciare, il lupo si sceglie una casella scura libera, quella che
          preferisce.
      rule.wolf.first.sheep = Poi la prima mossa è di una pecora.
      rule.wolf.first.wolf = Poi la prima mossa è del lupo.
      wolf.move = Si muove a turno, di una casella e sempre in diagonale. Le pecore vanno solo in
          avanti, il lupo anche all’indietro.
      wolf.peace = Nessuno viene mangiato: in questo gioco non ci sono prese.
      wolf.caught = Le pecore vincono quando tocca al lupo e il lupo non può più muoversi.
      wolf.through = Il lupo vince quando arriva sulla prima fila del Bianco o ha superato tutte le
          pecore. Vince anche quando tocca alle pecore e nessuna può avanzare.
      wolf.no-draw = Il pareggio c’è solo se vi mettete d’accordo. Le pecore vanno sempre avanti,
          quindi prima o poi la partita finisce.
      wolf.notation = Le caselle scure sono numerate da 1 a 32, fila per fila, partendo in alto a
          sinistra; il Bianco siede in basso. Il lupo si posa scrivendo 17, si muove scrivendo
          29-25.

      # Comparing rule sets
      differences.none = Si gioca esattamente come «{0}».
      differences.some = Ecco che cosa cambia rispetto a «{0}»:
      differences.other-game = «{0}» e «{1}» sono due giochi diversi.
      differences.entry = {0}: {1} (invece di: {2})
      """;

  private ItalianRulesPage() {}
}
