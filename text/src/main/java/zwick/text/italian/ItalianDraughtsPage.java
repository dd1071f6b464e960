package zwick.text.italian;

/// Italian: the rules of the draughts games. See [PackagedTexts] for how to write them.
public final class ItalianDraughtsPage {
  public static final String TEXT =
      """
      rule.draughts.goal.capture = Mangia tutte le pedine dell’avversario, oppure chiudile in modo
          che non possa più muovere.
      rule.draughts.goal.lose = Qui è tutto alla rovescia: vince chi per primo resta senza pedine!
          Metti quindi le tue in modo che l’avversario sia costretto a mangiarle.

      rule.draughts.board = Vi serve una damiera di {0} × {0} caselle. Si gioca solo su quelle
          scure.
      rule.draughts.corner.left = Mettetela in modo che ognuno abbia una casella scura in basso a
          sinistra.
      rule.draughts.corner.right = Mettetela in modo che ognuno abbia una casella scura in basso a
          destra.
      rule.draughts.men = Ognuno mette {#1} pedine sulle caselle scure delle {#0} file davanti a sé.
          In mezzo restano libere {#2} file.
      rule.draughts.men.one = Ognuno mette {#1} pedine sulle caselle scure della prima fila davanti
          a sé. Le {#2} file in mezzo restano libere.
      draughts.colours = Scegliete i colori o tirateli a sorte. Comincia il Bianco, poi si gioca a turno.

      draughts.move = Una pedina avanza in diagonale sulla casella vicina, se è libera.

      draughts.capture = Se una pedina avversaria è accanto alla tua in diagonale e la casella
          dietro è libera, la salti: è mangiata. Le proprie pedine non si saltano mai.
      rule.draughts.men-capture.forward = Le pedine mangiano solo in avanti, mai all’indietro.
      rule.draughts.men-capture.all = Per mangiare, le pedine possono andare anche all’indietro,
          mentre di solito vanno solo in avanti.
      rule.draughts.men-capture.eight = Si mangia in otto direzioni: in diagonale, avanti e
          indietro, ma anche diritto in avanti, indietro e di lato. Andando diritto contano solo le
          caselle scure: si salta la prossima casella scura della fila o della colonna e si arriva
          su quella dopo.
      draughts.chain = Se dalla casella d’arrivo puoi mangiare ancora, è sempre la stessa mossa:
          continui, anche cambiando direzione, finché c’è qualcosa da mangiare.
      rule.draughts.taken-leave.after-move = Le pedine mangiate si tolgono solo alla fine di tutta
          la mossa. Fino ad allora sbarrano la strada, e nessuna si può saltare due volte.
      rule.draughts.taken-leave.at-once = Ogni pedina mangiata si toglie subito. La sua casella
          torna libera già durante la stessa mossa.
      draughts.duty = Mangiare è obbligatorio.
      rule.draughts.capture-choice.free = Se puoi mangiare in più modi, scegli quello che vuoi. Non
          deve essere per forza il più lungo.
      rule.draughts.capture-choice.most = Se puoi mangiare in più modi, devi prendere più pezzi
          possibile. Una dama conta come una pedina, e non importa se mangi con una dama o con una
          pedina.
      rule.draughts.capture-choice.king-first = Se una tua dama può mangiare, devi mangiare con una
          dama. Altrimenti scegli liberamente; il numero dei pezzi non conta.
      rule.draughts.capture-choice.most-kings = Se puoi mangiare in più modi, devi prendere più
          pezzi possibile. A parità di numero, prendi più dame che puoi.
      rule.draughts.capture-choice.most-king-first = Se puoi mangiare in più modi, devi prendere più
          pezzi possibile. A parità di numero la dama ha la precedenza; poi va scelta la presa con
          più dame, e infine quella che incontra prima una dama.
      rule.draughts.capture-choice.value = Se puoi mangiare in più modi, devi scegliere quello che
          vale di più: una dama mangiata vale un po’ meno di due pedine. A parità di valore, se
          puoi, mangia con una dama.

      draughts.crown = Una pedina che arriva sull’ultima fila, quella davanti all’avversario,
          diventa dama: mettetele sopra una seconda pedina. Si possono avere più dame.
      rule.draughts.crowning.on-stop = Diventa dama solo se la sua mossa finisce lì. Se deve
          continuare a mangiare e lasciare la fila, resta una semplice pedina.
      rule.draughts.crowning.on-stop.forward = Con questo la sua mossa è finita; da dama muoverà al
          turno successivo.
      rule.draughts.crowning.at-once-continue = Se ci arriva mangiando, è subito dama e, se può,
          continua a mangiare da dama.
      rule.draughts.crowning.at-once-stop = Se ci arriva mangiando, diventa dama e la mossa finisce,
          anche se ci sarebbe altro da mangiare.
      rule.draughts.king.flying = Una dama va in diagonale, avanti e indietro, finché la via è
          libera. Mangia allo stesso modo: la pedina da saltare può anche essere lontana.
      rule.draughts.king.flying.eight = Una dama va in diagonale, avanti e indietro, finché la via è
          libera. Può mangiare in tutte e otto le direzioni, anche una pedina lontana.
      rule.draughts.king.short = Una dama va di una sola casella, come una pedina, ma avanti e
          indietro. In tutte queste direzioni può anche mangiare.
      rule.draughts.king.short.eight = Una dama va in diagonale di una sola casella, come una
          pedina, ma avanti e indietro. Può mangiare in tutte e otto le direzioni.
      rule.draughts.king-lands.behind = Dopo il salto arriva proprio sulla casella dietro la pedina
          mangiata.
      rule.draughts.king-lands.anywhere = Dopo il salto si ferma su una casella libera qualsiasi
          dietro la pedina mangiata. Se da alcune di queste caselle può mangiare ancora, deve
          fermarsi su una di quelle.
      rule.draughts.men-take-kings.yes = Anche una semplice pedina può mangiare una dama.
      rule.draughts.men-take-kings.no = Una semplice pedina non può mangiare una dama; ci vuole
          un’altra dama.

      rule.draughts.obligation.enforced = Qui non può succedere: chi può mangiare non può fare altre
          mosse, né fermarsi a metà.
      rule.draughts.obligation.insist = Se l’avversario dimentica una presa o si ferma troppo
          presto, puoi pretenderla: riprende la sua mossa e deve mangiare. Se hai già mosso, è
          troppo tardi.
      rule.draughts.obligation.insist.choice = Se l’avversario dimentica una presa, si ferma troppo
          presto o non mangia come deve, puoi protestare: riprende la sua mossa e mangia nel modo
          giusto. Se hai già mosso, è troppo tardi.
      rule.draughts.obligation.huff = Se l’avversario dimentica una presa, puoi «soffiare»: prima di
          muovere togli dalla damiera una pedina che avrebbe dovuto mangiare. Se una si è fermata
          troppo presto, tocca a lei. Soffiare non conta come mossa: dopo muovi come sempre. Se hai
          già mosso, è troppo tardi.
      rule.draughts.obligation.huff.choice = Se l’avversario dimentica una presa o non mangia come
          deve, puoi «soffiare»: prima di muovere togli dalla damiera una pedina che avrebbe dovuto
          mangiare. Se una si è fermata troppo presto, tocca a lei. Soffiare non conta come mossa:
          dopo muovi come sempre. Se hai già mosso, è troppo tardi.
      draughts.huff-hint = C’è chi preferisce soffiare: la pedina che avrebbe dovuto mangiare viene
          tolta per penitenza. Se vi piace, mettetevi d’accordo prima e fatene una regola di casa.
      draughts.huff-lose = Attenzione però: qui chi soffia fa un favore all’avversario!

      rule.draughts.goal.capture.end = Vinci quando l’avversario non ha più pedine. Vinci anche
          quando tocca a lui e non può muovere niente.
      rule.draughts.goal.lose.end = Vinci quando non hai più pedine. Vinci anche quando tocca a te e
          non puoi muovere niente, perché ormai non hai più niente da perdere.

      rule.draughts.agreement-after = Potete accordarvi per il pareggio solo dopo {0} mosse
          ciascuno: uno lo offre, l’altro accetta.
      rule.draughts.agreement-after.one = Potete accordarvi per il pareggio solo dopo una mossa
          ciascuno: uno lo offre, l’altro accetta.
      rule.draughts.agreement-after.0 = Potete accordarvi per il pareggio in ogni momento: uno lo
          offre, l’altro accetta.
      rule.draughts.quiet-moves = È pareggio anche quando ciascuno fa {0} mosse di fila solo con le
          dame e senza mangiare niente.
      rule.draughts.quiet-moves.one = È pareggio anche quando ciascuno fa una mossa di dama senza
          mangiare niente.
      rule.draughts.quiet-moves.0 = Le mosse di dama senza prese non si contano.
      rule.draughts.endgame-limits.yes = Quando uno ha solo una dama, il tempo stringe: se l’altro
          ha tre pezzi e fra questi una dama, restano 16 mosse ciascuno; se ne ha uno o due e fra
          questi una dama, ne restano cinque. Poi è pareggio.
      rule.draughts.endgame-limits.no = Nel finale non c’è un limite di mosse.
      rule.draughts.lone-kings.claim = Quando ciascuno ha una sola dama e nient’altro, uno qualsiasi
          dei due può dichiarare il pareggio.
      rule.draughts.lone-kings.no = Anche se ciascuno ha una sola dama, la partita continua.

      draughts.notation = Le caselle scure sono numerate da 1 a {0}, fila per fila, partendo in alto
          a sinistra; il Bianco siede in basso. Muovere si scrive {1}, mangiare {2}.
      """;

  private ItalianDraughtsPage() {}
}
