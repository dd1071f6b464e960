package zwick.text.german;

/// German: what is known for sure, and what the coach says about it. See [PackagedTexts] for how to
/// write them.
public final class GermanCoach {
  public static final String TEXT =
      """
      # Wie eine Stellung ausgeht; {0} ist eine Seite.
      known.won = {0} kann den Sieg erzwingen.
      known.drawn = Niemand kann den Sieg erzwingen.

      # Was ein Zug daran ändert.
      effect.keeps.won = hält den Sieg fest
      effect.keeps.drawn = hält das Unentschieden
      effect.keeps.lost = verloren wie zuvor
      effect.best.won = gewinnt am schnellsten
      effect.best.lost = hält am längsten stand
      effect.slips = lässt den Sieg aus
      effect.loses.won = verschenkt den Sieg
      effect.loses.drawn = verschenkt das Unentschieden
      effect.unknown = nicht bekannt

      # Erst ein Anstoß: {0} von {2} Zügen halten fest, was {1} hat.
      coach.nudge.won = {1} kann hier gewinnen: {#0} von {2} Zügen halten den Sieg fest.
      coach.nudge.won.one = {1} kann hier gewinnen, aber nur einer von {2} Zügen hält den Sieg fest.
      coach.nudge.won.all = {0} gewinnt, ganz gleich mit welchem Zug.
      coach.nudge.drawn = Es ist unentschieden, wenn du aufpasst: {#0} von {2} Zügen halten es.
      coach.nudge.drawn.one = Es ist unentschieden, wenn du aufpasst: Nur einer von {2} Zügen hält es.
      coach.nudge.drawn.all = Es ist unentschieden, und kein Zug verdirbt es.
      coach.nudge.lost = {0} gewinnt, wenn nichts schiefgeht. Halte durch, solange es geht!

      # Zuletzt der Grund; {0} ist ein Zug.
      coach.why.won = Nach {0} verliert jede Antwort.
      coach.why.won.others = {0} andere Züge würden den Sieg verschenken.
      coach.why.won.others.one = Ein anderer Zug würde den Sieg verschenken.
      coach.why.drawn = Nach {0} kann niemand mehr den Sieg erzwingen.
      coach.why.drawn.wrong = Nach {0} dagegen gewinnt {1}.
      coach.why.lost = Nach {0} dauert es am längsten, und der Gegner kann sich am ehesten irren.
      coach.line = Wenn beide spielen, so gut es geht:
      coach.line.wrong = Was auf {0} folgen würde:

      # Der letzte Augenblick, in dem {0} das Spiel retten oder gewinnen konnte; {1} ist die Zugnummer.
      coach.last.won = Mit Zug {1} konnte {0} noch gewinnen: {2}.
      coach.last.drawn = Mit Zug {1} konnte {0} noch das Unentschieden halten: {2}.
      coach.last.instead = Gespielt wurde {0}.
      coach.last.gave-up = Aufgegeben wurde zu früh.
      """;

  private GermanCoach() {}
}
