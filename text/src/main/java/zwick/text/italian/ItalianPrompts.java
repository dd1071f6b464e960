package zwick.text.italian;

/// Italian: the table beside the board: rights, prompts, counters. See [PackagedTexts] for how to
/// write them.
public final class ItalianPrompts {
  public static final String TEXT =
      """
      # What a player may do besides moving, as words for a button.
      right.insist = Pretendi la presa
      right.huff = Soffia {0}
      right.offer = Offri il pareggio
      right.accept = Accetta il pareggio
      right.decline = Rifiuta il pareggio
      right.claim = Chiedi il pareggio
      right.claim.move = Chiedi il pareggio con {0}
      right.resign = Abbandona
      right.takeback = Ritira la mossa
      right.pass = Rinuncia alla mossa in più

      # What {0} is to do now.
      prompt.place = {0} mette una pedina.
      prompt.mixed = {0} mette una pedina o ne muove una.
      prompt.extra = {0} ha una mossa in più e può rinunciarvi.
      prompt.move = {0} muove.
      prompt.jump = {0} può saltare: con tre pedine si va su qualsiasi punto libero.
      prompt.capture = {0} deve mangiare.
      prompt.insisted = {0} deve mangiare: {1} lo pretende.
      prompt.rights = {0} non può muovere, perché {1} ha dimenticato una presa.
      prompt.wolf.place = Il lupo sceglie una casella libera.
      prompt.wolf.move = Il lupo muove.
      prompt.sheep.move = Una pecora muove.

      # What {0} has just done beside the board.
      said.insist = {0} pretende la presa; la mossa di {1} non vale.
      said.takeback = L’ultima mossa è ritirata.
      said.offer = {0} offre il pareggio.
      said.decline = {0} rifiuta il pareggio.

      # How far a draw has come: {0} of {1}.
      counter.repetition = Posizione vista {0} volte su {1}

      zwickmuehle = {0} ha un doppio mulino: la pedina in {1} va in {2} e torna, e ogni mossa chiude un
          mulino.

      # Why something that was sent is not understood.
      trouble.question = La domanda «{0}» non esiste.
      trouble.weights = Il file «{0}» è rovinato.
      trouble.unexpected = È successo qualcosa che non dovrebbe mai succedere ({0}); per favore,
          segnalalo.

      # Why touched points lead to no move.
      why.stuck = Da {0} non si può muovere: tutte le vie sono chiuse.
      why.go-on = Fin qui è tutto giusto; la mossa non è finita.
      why.fine = È una mossa permessa.
      why.each = Si può, ma casella per casella: {0}.
      why.land = In {0} sarebbe già finita. Fermati dove puoi continuare a mangiare, per esempio {1}.
      why.nothing = Lì non c’è niente da fare.

      # Help for the side to move: first where to look, then what to do.
      hint.piece = Guarda bene {0}.
      hint.points = Guarda da queste parti: {0}.
      hint.missed = L’avversario ha forse dimenticato qualcosa?
      hint.pass = La mossa in più non è un obbligo.
      hint.move = Prova {0}.
      hint.right = «{0}»
      """;

  private ItalianPrompts() {}
}
