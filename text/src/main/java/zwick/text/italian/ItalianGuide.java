package zwick.text.italian;

/// Italian: guided first games and the pictures of the rules pages. See [PackagedTexts] for how to
/// write them.
public final class ItalianGuide {
  public static final String TEXT =
      """
      # Captions of the pictures on a rules page.
      illustration.place = Bianco mette una pedina su un punto libero.
      illustration.mixed = Bianco ha ancora pedine in mano e muove lo stesso.
      illustration.slide = Una pedina va lungo una linea fino al punto libero vicino.
      illustration.placing-mill = Bianco mette una pedina, chiude un mulino e toglie una pedina
          nera.
      illustration.placing-mill.extra = Bianco mette una pedina, chiude un mulino e gioca subito
          ancora.
      illustration.moving-mill = Bianco muove, chiude un mulino e toglie una pedina nera.
      illustration.moving-mill.extra = Bianco chiude un mulino, toglie una pedina e gioca ancora.
      illustration.from-mill = Qui nessuna pedina è al sicuro: Bianco ne toglie una dal mulino nero.
      illustration.protected = Il mulino nero è protetto; Bianco toglie la pedina accanto.
      illustration.two-mills = Due mulini in un colpo: Bianco toglie due pedine.
      illustration.two-mills.one = Due mulini in un colpo, eppure Bianco toglie una sola pedina.
      illustration.double = Un mulino si apre, l’altro si chiude: così va e viene la pedina del
          doppio mulino.
      illustration.jump = Bianco ha solo tre pedine e salta attraverso il tavoliere.
      illustration.sweep = Un mulino contro tre pedine: Nero è battuto.
      illustration.two-left = A Nero restano due pedine: Bianco ha vinto.
      illustration.man = Una pedina muove in diagonale in avanti.
      illustration.capture = La casella dietro la pedina nera è libera: Bianco salta e mangia.
      illustration.straight = Qui si mangia anche in linea retta.
      illustration.backwards = La pedina mangia all’indietro.
      illustration.chain = Due salti, una mossa sola: Bianco mangia girando l’angolo.
      illustration.duty = Una delle due pedine può mangiare, quindi deve.
      illustration.choice.free = Due pedine o una? Bianco può scegliere.
      illustration.choice.king = Deve mangiare la dama, anche se la pedina prenderebbe di più.
      illustration.choice = Due pedine invece di una: questa presa viene prima.
      illustration.crown = È arrivata all’ultima fila: una nuova dama!
      illustration.crowning.on-stop = La pedina deve continuare a mangiare e resta pedina.
      illustration.crowning.at-once = Sull’ultima fila la pedina diventa dama e continua a mangiare
          come dama.
      illustration.crowning.stop = Sull’ultima fila la mossa finisce, anche se ci sarebbe ancora da
          mangiare.
      illustration.king = Una dama va fin dove la via è libera.
      illustration.king.short = Una dama muove anche indietro, ma di una sola casella.
      illustration.lands.behind = La dama si ferma subito dietro la pedina mangiata.
      illustration.lands.anywhere = La dama sceglie una casella dietro la pedina mangiata.
      illustration.takes-king = Una pedina mangia una dama.
      illustration.insist = Bianco dimentica la presa: Nero può pretenderla.
      illustration.huff = Bianco dimentica la presa: Nero può soffiare la pedina che doveva
          mangiare.
      illustration.wolf-place = Il lupo sceglie la sua casella.
      illustration.sheep = Una pecora va in diagonale in avanti.
      illustration.wolf-caught = Il lupo è nell’angolo e non può più uscire.
      illustration.wolf-through = Il lupo raggiunge la prima fila delle pecore: è passato.

      # Guided first games: what to do, what is said when it is done, and when it is not.
      lesson.retry = Prova ancora una volta.

      lesson.mill = La tua prima partita a mulino
      lesson.mill.1 = Cominciamo! Tu giochi con il bianco e hai nove pedine in mano. All’inizio si
          mettono a turno. Tocca un punto libero e metti la tua prima pedina.
      lesson.mill.1.praise = Ecco, si comincia così.
      lesson.mill.2 = Tre tue pedine su una linea sono un mulino. Tutto a sinistra ce ne sono già
          due. Metti la terza lì sopra, in a7, e prenditi in cambio una pedina nera.
      lesson.mill.2.praise = Il tuo primo mulino! Nero ha una pedina in meno.
      lesson.mill.2.retry = Si può, ma guarda tutto a sinistra: in a7 ti aspetta un mulino.
      lesson.mill.3 = Anche Nero ha un mulino, in basso al centro. Le pedine in un mulino sono
          protette. Chiudi il tuo mulino in d5 e togli l’unica pedina che non è protetta.
      lesson.mill.3.praise = Giusto: chi sta in un mulino è al sicuro.
      lesson.mill.3.retry = Guarda ancora: il tuo mulino si chiude in d5.
      lesson.mill.4 = Attenzione, in alto a Nero manca solo una pedina per il mulino! Metti la tua
          proprio lì.
      lesson.mill.4.praise = Ben visto! Impedire un mulino vale quanto chiuderne uno.
      lesson.mill.4.retry = Così Nero chiude il suo mulino in alto. Meglio in g7.
      lesson.mill.5 = Tutte le pedine sono sul tavoliere, ora si muovono: una pedina va lungo una
          linea fino al punto libero vicino. Muovi una delle tue.
      lesson.mill.5.praise = Proprio così: un passo solo, e mai sopra le altre.
      lesson.mill.6 = Anche muovendo si fanno mulini. A una delle tue pedine basta un passo. La
          vedi?
      lesson.mill.6.praise = Splendido! Un’altra pedina nera se ne va.
      lesson.mill.6.retry = Non ancora. Muovi la pedina da d7 verso sinistra, nell’angolo.
      lesson.mill.7 = Un mulino rende solo nel momento in cui si chiude. Per questo lo si riapre:
          porta una pedina fuori dal tuo mulino.
      lesson.mill.7.praise = Aperto! Alla prossima mossa puoi richiuderlo.
      lesson.mill.7.retry = Questa pedina non è nel tuo mulino. Prendi una delle tre tutto a
          sinistra.
      lesson.mill.8 = Diciamo che hai portato fuori la pedina più in alto. Nero non ha fatto nulla
          per impedirlo. Richiudi il mulino!
      lesson.mill.8.praise = Apri e chiudi, apri e chiudi: così si vincono le pedine una dopo
          l’altra.
      lesson.mill.8.retry = Riporta la pedina da d7 nell’angolo.
      lesson.mill.9 = E ora il più bello, il doppio mulino: una pedina va e viene fra due mulini. A
          ogni mossa uno si apre e l’altro si chiude. Muovi la pedina che li unisce.
      lesson.mill.9.praise = Ecco il doppio mulino! D’ora in poi ogni tua mossa costa a Nero una
          pedina.
      lesson.mill.9.retry = Quasi! La pedina nell’angolo in alto a sinistra va in d7.
      lesson.mill.10 = A volte va male e ti restano solo tre pedine. In cambio puoi saltare su
          qualsiasi punto libero. Salta e fai un mulino!
      lesson.mill.10.praise = Che salto! Con tre pedine nulla è ancora perduto.
      lesson.mill.10.retry = Guarda tutto a sinistra: ne manca solo una, e l’angolo in alto è
          libero.
      lesson.mill.11 = Nero ha solo tre pedine. Se ora chiudi un mulino gliene restano due, e con
          due nessuno fa più un mulino. Vinci!
      lesson.mill.11.praise = Hai vinto! Ora sai giocare a mulino. Buon divertimento con la tua
          prima vera partita!
      lesson.mill.11.retry = Non ancora. Cerca la mossa che chiude il tuo mulino tutto a sinistra.

      lesson.draughts = La tua prima partita a dama
      lesson.draughts.1 = Cominciamo! Tu giochi con le pedine bianche. Una pedina muove in diagonale
          in avanti sulla casella libera vicina. Tocca una pedina della fila davanti e poi la
          casella dove deve andare.
      lesson.draughts.1.praise = Molto bene. Sempre avanti, mai indietro.
      lesson.draughts.2 = Davanti alla tua pedina, in diagonale, ce n’è una nera, e la casella
          dietro è libera. Saltale sopra: così si mangia.
      lesson.draughts.2.praise = Mangiata! La pedina nera esce dalla damiera.
      lesson.draughts.2.retry = Si può, ma una delle tue pedine può saltare. Cerca la pedina nera
          proprio davanti a lei.
      lesson.draughts.3 = Una presa può continuare: se dopo il salto hai davanti un’altra pedina
          nera con la casella dietro libera, salti ancora. Mangiane due in una mossa!
      lesson.draughts.3.praise = Due in un colpo!
      lesson.draughts.3.retry = C’è di più da mangiare: due pedine con due salti, girando l’angolo.
      lesson.draughts.4 = Chi può mangiare deve mangiare, anche se un’altra mossa fa gola. Quale
          delle tue pedine può farlo?
      lesson.draughts.4.praise = Ben visto. Prima il dovere.
      lesson.draughts.4.retry = Fa gola! Ma più in basso puoi mangiare, e Nero potrebbe pretenderlo.
      lesson.draughts.5 = Questa volta è Nero ad aver dimenticato una presa. Non lasciar correre:
          premi «{0}».
      lesson.draughts.5.praise = Giusto! Nero deve riprendere la sua mossa e mangiare, e poi mangi
          tu.
      lesson.draughts.5.retry = Così l’occasione è passata. Premi «{0}» prima di muovere.
      lesson.draughts.6 = La tua pedina è vicinissima all’ultima fila. Portala dentro: diventa dama!
      lesson.draughts.6.praise = Una dama! La riconosci dalle due pedine una sull’altra.
      lesson.draughts.6.retry = Ancora un solo passo in diagonale in avanti.
      lesson.draughts.7 = Una dama va in diagonale fin dove la via è libera, avanti e indietro.
          Prova!
      lesson.draughts.7.praise = Con una mossa attraversa tutta la damiera.
      lesson.draughts.8 = La dama mangia anche da lontano. Sulla sua lunga diagonale c’è una pedina
          nera, e la casella subito dietro è libera. A te!
      lesson.draughts.8.praise = Da così lontano Nero non se lo aspettava.
      lesson.draughts.8.retry = Segui la lunga diagonale dall’angolo: la pedina nera è lì.
      lesson.draughts.9 = Chi non ha più pedine, o non può più muovere, ha perso. A Nero ne resta
          una sola. Sai che cosa fare!
      lesson.draughts.9.praise = Hai vinto! Ora sai giocare a dama. Buon divertimento con la tua
          prima vera partita!
      lesson.draughts.9.retry = Non ancora. La tua pedina è in diagonale proprio sotto l’ultima
          nera.

      lesson.wolf = La tua prima partita a lupo e pecore
      lesson.wolf.1 = Cominciamo! Prima sei il lupo. Scegli una casella scura libera e mettilo lì.
      lesson.wolf.1.praise = Eccolo in agguato.
      lesson.wolf.2 = Ora guidi le quattro pecore. Le pecore vanno sempre in diagonale in avanti, di
          una casella. Muovine una.
      lesson.wolf.2.praise = Piano e ben vicine: così il lupo non passa.
      lesson.wolf.3 = Il lupo può di più: una casella in diagonale, avanti o indietro. Fallo
          correre!
      lesson.wolf.3.praise = Bene. Cerca un buco fra le pecore.
      lesson.wolf.4 = Di nuovo le pecore: se il lupo non può più muovere, hanno vinto. È già
          nell’angolo. Chiudi la porta!
      lesson.wolf.4.praise = Preso!
      lesson.wolf.4.retry = Così scappa. Metti una pecora sull’unica casella accanto a lui.
      lesson.wolf.5 = E per finire ancora il lupo: davanti a lui c’è un buco. Se arriva alla fila
          più in basso, ha vinto.
      lesson.wolf.5.praise = Passato! Ora conosci tutto il gioco. Buon divertimento!
      lesson.wolf.5.retry = Non tornare indietro! La meta è in basso.
      """;

  private ItalianGuide() {}
}
