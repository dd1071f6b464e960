package zwick.text.italian;

/// Italian: what is known for sure, and what the coach says about it. See [PackagedTexts] for how
/// to write them.
public final class ItalianCoach {
  public static final String TEXT =
      """
      # Come finisce una posizione; {0} è un colore.
      known.won = {0} può forzare la vittoria.
      known.drawn = Nessuno può forzare la vittoria.

      # Che cosa cambia una mossa.
      effect.keeps.won = mantiene la vittoria
      effect.keeps.drawn = mantiene la patta
      effect.keeps.lost = persa come prima
      effect.best.won = vince più in fretta
      effect.best.lost = resiste più a lungo
      effect.slips = si lascia sfuggire la vittoria
      effect.loses.won = butta via la vittoria
      effect.loses.drawn = butta via la patta
      effect.unknown = non si sa

      # Prima una spinta: {0} mosse su {2} mantengono ciò che {1} ha.
      coach.nudge.won = {1} qui può vincere: {#0} mosse su {2} mantengono la vittoria.
      coach.nudge.won.one = {1} qui può vincere, ma una sola mossa su {2} mantiene la vittoria.
      coach.nudge.won.all = {0} vince, qualunque sia la mossa.
      coach.nudge.drawn = È patta se stai attento: {#0} mosse su {2} la mantengono.
      coach.nudge.drawn.one = È patta se stai attento: una sola mossa su {2} la mantiene.
      coach.nudge.drawn.all = È patta, e nessuna mossa la rovina.
      coach.nudge.lost = {0} vince se non sbaglia nulla. Resisti il più a lungo possibile!

      # Infine il motivo; {0} è una mossa.
      coach.why.won = Dopo {0} ogni risposta perde.
      coach.why.won.others = {0} altre mosse butterebbero via la vittoria.
      coach.why.won.others.one = Un’altra mossa butterebbe via la vittoria.
      coach.why.drawn = Dopo {0} nessuno può più forzare la vittoria.
      coach.why.drawn.wrong = Dopo {0}, invece, vince {1}.
      coach.why.lost = Dopo {0} ci vuole più tempo, e l’avversario può ancora sbagliare.
      coach.line = Se entrambi giocano al meglio:
      coach.line.wrong = Che cosa seguirebbe a {0}:

      # L’ultimo momento in cui {0} poteva salvare o vincere la partita; {1} è il numero della mossa.
      coach.last.won = Alla mossa {1} {0} poteva ancora vincere: {2}.
      coach.last.drawn = Alla mossa {1} {0} poteva ancora mantenere la patta: {2}.
      coach.last.instead = È stata giocata {0}.
      coach.last.gave-up = La resa è venuta troppo presto.
      """;

  private ItalianCoach() {}
}
