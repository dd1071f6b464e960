package zwick.text.german;

/// German: the table beside the board: rights, prompts, counters. See [PackagedTexts] for how to
/// write them.
public final class GermanPrompts {
  public static final String TEXT =
      """
      # What a player may do besides moving, as words for a button.
      right.insist = Auf dem Schlag bestehen
      right.huff = {0} blasen
      right.offer = Unentschieden anbieten
      right.accept = Unentschieden annehmen
      right.decline = Unentschieden ablehnen
      right.claim = Unentschieden beanspruchen
      right.claim.move = Unentschieden beanspruchen mit {0}
      right.resign = Aufgeben
      right.takeback = Zug zurücknehmen
      right.pass = Auf den Extrazug verzichten

      # What {0} is to do now.
      prompt.place = {0} setzt einen Stein.
      prompt.mixed = {0} setzt einen Stein oder zieht mit einem.
      prompt.extra = {0} hat einen Extrazug und darf auch verzichten.
      prompt.move = {0} zieht.
      prompt.jump = {0} darf springen: Mit drei Steinen geht es auf jeden freien Punkt.
      prompt.capture = {0} muss schlagen.
      prompt.insisted = {0} muss schlagen: {1} besteht darauf.
      prompt.rights = {0} hat keinen Zug, denn {1} hat einen Schlag übersehen.
      prompt.wolf.place = Der Wolf sucht sich ein freies Feld aus.
      prompt.wolf.move = Der Wolf zieht.
      prompt.sheep.move = Ein Schaf zieht.

      # What {0} has just done beside the board.
      said.insist = {0} besteht auf dem Schlag; der Zug von {1} gilt nicht.
      said.takeback = Der letzte Zug ist zurückgenommen.
      said.offer = {0} bietet Unentschieden an.
      said.decline = {0} lehnt das Unentschieden ab.

      # How far a draw has come: {0} of {1}.
      counter.repetition = Stellung zum {0}. Mal da, beim {1}. Mal ist es unentschieden

      zwickmuehle = {0} hat eine Zwickmühle: Der Stein auf {1} pendelt nach {2} und zurück, und jeder
          Zug schließt eine Mühle.

      # Why something that was sent is not understood.
      trouble.question = Die Frage „{0}“ gibt es nicht.
      trouble.weights = Die Datei „{0}“ ist beschädigt.
      trouble.unexpected = Etwas ist geschehen, was nie geschehen sollte ({0}); bitte melde es.

      # Why touched points lead to no move.
      why.stuck = Von {0} aus geht gerade kein Zug: Alle Wege sind versperrt.
      why.go-on = Bis hierher ist alles richtig; der Zug geht noch weiter.
      why.fine = Das ist ein erlaubter Zug.
      why.each = Das geht, aber Feld für Feld: {0}.
      why.land = Auf {0} wäre schon Schluss. Lande dort, wo du weiterschlagen kannst, zum Beispiel {1}.
      why.nothing = Dort gibt es nichts zu tun.

      # Help for the side to move: first where to look, then what to do.
      hint.piece = Sieh dir {0} genauer an.
      hint.points = Sieh dich hier um: {0}.
      hint.missed = Hat dein Gegner vielleicht etwas übersehen?
      hint.pass = Einen Extrazug musst du nicht machen.
      hint.move = Versuch es mit {0}.
      hint.right = „{0}“
      """;

  private GermanPrompts() {}
}
