package zwick.text.italian;

/// Italian: the rules of the mill games. See [PackagedTexts] for how to write them.
public final class ItalianMillPage {
  public static final String TEXT =
      """
      mill.aim = Costruisci mulini e togli così all’avversario una pedina dopo l’altra. Vinci anche
          se lo chiudi in modo che non possa più muovere.

      rule.mill.board.six = Si gioca sul tavoliere piccolo: due quadrati uno dentro l’altro, uniti
          da una breve linea a metà di ogni lato. Le pedine vanno sui 16 punti.
      rule.mill.board.nine = Si gioca sul tavoliere del mulino: tre quadrati uno dentro l’altro,
          uniti da una linea a metà di ogni lato. Le pedine vanno sui 24 punti in cui le linee si
          incontrano.
      rule.mill.board.twelve = Si gioca sul tavoliere con le diagonali: tre quadrati uno dentro
          l’altro, uniti a metà dei lati e negli angoli. Le pedine vanno sui 24 punti. Anche sulle
          diagonali si può muovere e fare mulino.
      rule.mill.stones = Ognuno prende {#0} pedine di un colore.
      mill.colours = Scegliete i colori o tirateli a sorte. Comincia il Bianco, poi si gioca a turno.

      rule.mill.placing.first = A turno posate una pedina su un punto libero qualsiasi. Solo quando
          tutte le pedine sono posate si comincia a muovere.
      rule.mill.placing.first.extra = A turno posate una pedina su un punto libero qualsiasi. Chi
          non ne ha più in mano muove, anche se l’altro sta ancora posando.
      rule.mill.placing.mixed = Quando tocca a te, scegli: posa una pedina che hai in mano su un
          punto libero qualsiasi, oppure muovine una già sul tavoliere. Puoi alternare come ti pare.

      mill.slide = Per muovere, fai scivolare una tua pedina lungo una linea fino al punto libero
          più vicino.

      mill.mill = Tre pedine del tuo colore, una accanto all’altra sulla stessa linea, formano un
          mulino.
      rule.mill.placing-mill.remove = Se chiudi un mulino mentre ci sono ancora pedine da posare,
          togli subito una pedina all’avversario. Non torna più in gioco.
      rule.mill.placing-mill.extra-move = Se chiudi un mulino mentre ci sono ancora pedine da
          posare, non togli niente. In cambio tocca subito di nuovo a te.
      rule.mill.moving-mill.remove = Quando tutte le pedine sono posate, per ogni mulino che chiudi
          togli una pedina all’avversario.
      rule.mill.moving-mill.remove.too = Lo stesso vale quando tutte le pedine sono posate: ogni
          mulino che chiudi costa una pedina all’avversario.
      rule.mill.moving-mill.remove-and-extra-move = Quando tutte le pedine sono posate, un mulino ti
          dà due cose: togli una pedina all’avversario e tocca subito di nuovo a te.
      mill.extra = La mossa in più è un regalo, non un obbligo: puoi anche rinunciarci. Se chiude un
          altro mulino, ne ricevi ancora una.
      rule.mill.take-from-mill.never = Le pedine in un mulino sono protette: non si toccano. Se
          l’avversario sul tavoliere ha solo pedine in mulini, non togli niente.
      rule.mill.take-from-mill.if-all = Le pedine in un mulino sono protette. Puoi toglierne una
          solo se tutte le pedine dell’avversario sul tavoliere sono in mulini.
      rule.mill.take-from-mill.always = Puoi togliere la pedina che vuoi, anche da un mulino.
      rule.mill.two-mills.one = Se con una mossa chiudi due mulini insieme, togli lo stesso una
          pedina sola.
      rule.mill.two-mills.two = Se con una mossa chiudi due mulini insieme, togli due pedine.
      mill.open = Un mulino si può usare più volte: fai uscire una delle sue pedine e alla mossa
          dopo riportala indietro. Occhio però che l’avversario non ti rubi il posto!

      mill.double = Il sogno di ogni giocatore: cinque pedine messe in modo che una vada avanti e
          indietro fra due mulini. A ogni mossa apre l’uno e chiude l’altro. È il doppio mulino,
          detto anche filetto.

      rule.mill.jump.three = Quando in tutto ti restano solo tre pedine, puoi saltare: invece di
          muoverla lungo una linea, metti una tua pedina su un punto libero qualsiasi.
      rule.mill.jump.three.always = Poiché ognuno ha solo tre pedine, si può saltare fin
          dall’inizio: invece di muoverla lungo una linea, metti una tua pedina su un punto libero
          qualsiasi.
      rule.mill.jump.never = Non si salta. Anche con tre pedine si va solo al punto libero più
          vicino.

      rule.mill.mill-beats-jumper.yes = Se chiudi un mulino quando l’avversario ha in tutto solo tre
          pedine, hai vinto subito: le perde tutte e tre, anche se formano un mulino.
      rule.mill.mill-beats-jumper.yes.always = Poiché ognuno ha solo tre pedine, si fa presto: chi
          chiude un mulino vince subito.
      rule.mill.mill-beats-jumper.no = Chi ha meno di tre pedine non può più fare mulino e ha perso.
      mill.below-three = Ha perso anche chi resta con due pedine per colpa di due mulini insieme.
      mill.blocked = Chi è di turno e non può muovere nessuna pedina ha perso.

      rule.mill.quiet-moves = È pareggio anche quando, a pedine tutte posate, passano {0} mosse
          senza nessun mulino. Si contano insieme le mosse dei due giocatori.
      rule.mill.quiet-moves.one = È pareggio anche quando, a pedine tutte posate, passa una sola
          mossa senza mulino.
      rule.mill.quiet-moves.0 = Le mosse senza mulino non si contano.

      mill.notation = Le colonne vanno dalla a alla {0}, le righe da 1 a {1}; a1 è in basso a
          sinistra. Posare si scrive d2, muovere d2-d3. Se togli una pedina, aggiungila: d2-d3xa1.
      mill.notation.all = Il mulino che vince contro tre pedine si scrive d2-d3x*.
      mill.notation.pass = Per rinunciare a una mossa in più si scrive pass.
      """;

  private ItalianMillPage() {}
}
