package zwick.text.italian;

/// Italian: what is wrong with something read. See [PackagedTexts] for how to write them.
public final class ItalianProblems {
  public static final String TEXT =
      """
      problem.no-such-preset = Non conosco il gioco «{0}».
      problem.no-such-option = La regola «{0}» non esiste in questo gioco.
      problem.no-such-value = Per «{0}» non va bene «{1}».
      problem.instead = Si può scegliere fra: {0}.
      problem.instead.nearest = Volevi dire «{0}»? «zwick rules» mostra tutto.
      problem.instead.list = «zwick rules» mostra che cosa c’è.
      problem.option-twice = La regola «{0}» compare due volte; scrivila una volta sola.
      problem.too-many-stones = Su questo tavoliere non c’è posto per {0} pedine ciascuno; al
          massimo {1}.
      problem.men-do-not-fill-rows = {0} pedine ciascuno non riempiono le file; ne servono {1}.

      problem.off-board = «{0}» non esiste su questo tavoliere. I punti si chiamano per esempio d6
          (mulino) o 23 (dama).
      problem.off-board.mill = «{0}» non esiste su questo tavoliere. I punti si chiamano per esempio
          a1.
      problem.off-board.draughts = «{0}» non esiste su questa damiera. Le caselle hanno un numero,
          per esempio 23.
      problem.off-board.wolf = «{0}» non esiste su questa damiera. Le caselle sono numerate da 1 a
          32.
      problem.point-twice = In {0} ci sono due pedine; c’è posto per una sola.
      problem.point-twice.somewhere = In uno stesso punto ci sono due pedine; c’è posto per una
          sola.
      problem.too-many-pieces = Il {2} ha {0} pedine; al massimo sono {1}.
      problem.man-on-crowning-row = In {0} una pedina del {1} sarebbe già dama; scrivi K{0}.
      problem.no-kings-here = In {0} non può esserci una dama: in questo gioco non ce ne sono.
      problem.no-kings-here.somewhere = In questo gioco non ci sono dame.
      problem.no-hand-here = Il {0} non può avere pedine in mano: in questo gioco non si posano.
      problem.no-extra-move-here = Queste regole non prevedono mosse in più; togli «:X» alla fine.
      problem.empty-board = Il tavoliere è vuoto.
      problem.empty-board.mill = Il tavoliere è vuoto. Una posizione si scrive per esempio
          W:W+9:B+9.
      problem.empty-board.draughts = La damiera è vuota. Una posizione si scrive per esempio
          W:W31-50:B1-20.
      problem.empty-board.wolf = La damiera è vuota. Una posizione si scrive per esempio
          W:W29,30,31,32:B17.
      problem.wrong-sheep = Qui ci sono {0} pecore; devono essere quattro.
      problem.wrong-sheep.one = Qui c’è una pecora; devono essere quattro.
      problem.wrong-wolves = Qui ci sono {0} lupi; ce n’è uno solo.
      problem.wolf-missing = Manca il lupo. Senza di lui le pecore sono da 29 a 32 e tocca al Nero:
          B:W29,30,31,32:B.
      problem.too-many-captures = In questa posizione ci sono così tante prese che nessuno potrebbe
          contarle.

      problem.unreadable = {0}: non capisco «{1}».
      problem.unreadable.line = {0}, riga {2}: non capisco «{1}».
      problem.unreadable.empty = {0}: non c’è scritto niente.
      problem.too-long = {0}: al massimo {1} caratteri.
      problem.too-many-actions = Una partita può avere al massimo {0} azioni.
      problem.too-many-games = Un file può contenere al massimo {0} partite.
      problem.no-rules-named = Mancano le regole della partita.
      problem.no-such-game-type = Non conosco il tipo di gioco «{0}». La dama internazionale, per
          esempio, è GameType 20.
      problem.refused-in-record = La voce {0}, «{1}», non è possibile. {2}

      problem.not-solved = Il livello 9 gioca alla perfezione; c’è solo dove di un gioco si sa
          tutto, e di «{0}» non lo si sa. I livelli da 1 a 8 ci sono sempre.
      problem.nothing-known = Di questa posizione di «{0}» non si sa nulla con certezza.

      problem.thing.rules = Regole
      problem.thing.position = Posizione
      problem.thing.action = Comando
      problem.thing.pdn = PDN
      problem.thing.json = JSON
      problem.thing.record = Partita annotata

      problem.example.rules = Scrivi per esempio muehle-ravensburger o
          muehle-ravensburger,jump=never.
      problem.example.position = Scrivi per esempio W:W+9:B+9 (mulino) o W:W31-50:B1-20 (dama).
      problem.example.position.mill = Scrivi per esempio B:Wa1,d6+6:Bd2,g7+7.
      problem.example.position.draughts = Scrivi per esempio W:WK3,25:B12,K40.
      problem.example.position.wolf = Scrivi per esempio W:W29,30,31,32:B17.
      problem.example.action = Scrivi una mossa oppure, per esempio, offer, claim o resign.
      problem.example.action.mill = Scrivi per esempio d2, d2-d3, d2-d3xa1, offer o resign.
      problem.example.action.draughts = Scrivi per esempio 31-26, 26x17, huff:12, offer o resign.
      problem.example.action.wolf = Scrivi per esempio 17, 29-25 o resign.
      problem.example.pdn = Un’intestazione si scrive per esempio [GameType "20"], una mossa 1.
          31-26.
      problem.example.json = Comincia e finisce con una parentesi graffa.
      problem.example.record = Contiene le regole, la posizione di partenza e poi una mossa dopo
          l’altra.
      """;

  private ItalianProblems() {}
}
