package zwick.text.german;

/// German: refusals, counts and outcomes. See [PackagedTexts] for how to write them.
public final class GermanVerdicts {
  public static final String TEXT =
      """
      # Answers of the referee. A piece in a sentence: {0} is its square.
      piece.man = Der Stein auf {0}
      piece.king = Die Dame auf {0}
      piece.any = Der Stein auf {0}

      refusal.must-capture = Du musst schlagen: {0} kann {1} nehmen.
      refusal.must-capture.more = Du musst schlagen, zum Beispiel so: {0} kann {1} nehmen.
      refusal.must-capture.somewhere = Du musst schlagen.
      refusal.must-capture-most = Du musst so viele Steine schlagen wie möglich, hier {#0}: {1} kann
          {2} nehmen.
      refusal.must-capture-value = Du musst den wertvollsten Schlag wählen: {1} kann {2} nehmen.
      refusal.must-capture-best = Ein anderer Schlag hat Vorrang: {0} kann {1} nehmen.
      refusal.must-capture-best.king-first = Deine Dame hat beim Schlagen Vorrang: {0} kann {1}
          nehmen.
      refusal.must-capture-best.most-kings = Du musst die meisten Damen schlagen: {0} kann {1}
          nehmen.
      refusal.must-continue = Du bist noch nicht fertig: Von {0} aus musst du weiterschlagen, zum
          Beispiel {1}.
      refusal.must-continue.somehow = Du bist noch nicht fertig: Von {0} aus musst du
          weiterschlagen.
      refusal.not-your-piece = Auf {0} steht ein Stein deines Gegners; ziehe mit einem eigenen.
      refusal.no-piece-there = Auf {0} steht kein Stein.
      refusal.occupied = {0} ist schon besetzt.
      refusal.out-of-reach.mill.three = Von {0} nach {1} führt kein einzelner Schritt, und springen
          darfst du erst mit drei Steinen.
      refusal.out-of-reach.mill.never = Von {0} nach {1} führt kein einzelner Schritt, und
          gesprungen wird in diesem Spiel nicht.
      refusal.out-of-reach.draughts.flying = Von {0} nach {1} geht es nicht: Steine ziehen schräg
          ein Feld weit, Damen schräg, so weit der Weg frei ist.
      refusal.out-of-reach.draughts.short = Von {0} nach {1} geht es nicht: Steine und Damen ziehen
          schräg ein Feld weit.
      refusal.out-of-reach.wolf = Von {0} nach {1} geht es nicht: Wolf und Schafe ziehen schräg ein
          Feld weit.
      refusal.man-goes-forward.mill = Von {0} nach {1} geht es nur vorwärts.
      refusal.man-goes-forward.draughts = Von {0} nach {1} ginge es rückwärts, und das dürfen beim
          Ziehen nur Damen.
      refusal.man-goes-forward.wolf = Von {0} nach {1} ginge es rückwärts, und Schafe laufen nur
          vorwärts.
      refusal.man-captures-forward = Von {0} nach {1} ginge es rückwärts, und Steine schlagen nur
          vorwärts.
      refusal.king-safe-from-men = Eine Dame darf hier nur von einer Dame geschlagen werden.
      refusal.must-land-behind = Auf {0} darf die Dame nicht landen: Sie muss direkt hinter dem
          geschlagenen Stein aufsetzen.
      refusal.nothing-to-capture.mill = Von {0} nach {1} gibt es nichts zu schlagen: Bei der Mühle
          nimmst du Steine nur, wenn du eine Mühle schließt.
      refusal.nothing-to-capture.draughts = Auf dem Weg von {0} nach {1} steht nichts, was du so
          schlagen kannst.
      refusal.nothing-to-capture.wolf = Von {0} nach {1} gibt es nichts zu schlagen: Wolf und Schafe
          tun einander nichts.
      refusal.still-placing = Du hast noch {#0} Steine in der Hand: Erst setzen, dann ziehen.
      refusal.still-placing.one = Du hast noch einen Stein in der Hand: Erst setzen, dann ziehen.
      refusal.hand-is-empty.mill = Du hast keinen Stein mehr zum Setzen; ziehe mit einem auf dem
          Brett.
      refusal.hand-is-empty.draughts = Hier werden keine Steine gesetzt, sondern nur gezogen.
      refusal.hand-is-empty.wolf = Der Wolf steht schon auf dem Brett; jetzt wird gezogen.
      refusal.must-remove = Du schließt eine Mühle: Nenne auch die {#0} Steine, die du nimmst; hänge
          zum Beispiel xa1,b2 an.
      refusal.must-remove.one = Du schließt eine Mühle: Nenne auch den Stein, den du nimmst; hänge
          zum Beispiel xa1 an.
      refusal.own-stone = {0} ist dein eigener Stein: Nimm einen deines Gegners.
      refusal.must-remove.all = Du schließt eine Mühle gegen drei Steine und gewinnst: Hänge x* an
          den Zug an.
      refusal.nothing-to-remove.mill = {0} darfst du nicht nehmen: Dieser Zug bringt dir keinen
          Stein ein.
      refusal.nothing-to-remove.draughts = {0} darfst du nicht nehmen: Geschlagen wird durch
          Überspringen.
      refusal.nothing-to-remove.wolf = {0} darfst du nicht nehmen: Wolf und Schafe tun einander
          nichts.
      refusal.protected-by-mill.never = {0} steht in einer Mühle, und Steine in Mühlen sind
          geschützt.
      refusal.protected-by-mill.if-all = {0} steht in einer Mühle: Solange dein Gegner andere Steine
          auf dem Brett hat, ist er geschützt.
      refusal.nothing-to-decline = Passen darfst du nur statt eines Extrazugs.
      refusal.must-place-wolf = Erst braucht der Wolf einen Platz: Setze ihn auf ein freies dunkles
          Feld, zum Beispiel 17.
      refusal.ambiguous = Das kann mehreres heißen; schreibe den ganzen Weg, zum Beispiel {0}.
      refusal.not-your-turn = {0} ist am Zug.
      refusal.nothing-to-insist = Dein Gegner hat gerade keinen Schlag übersehen.
      refusal.nothing-to-insist.never = Auf einem Schlag zu bestehen, gehört nicht zu diesen Regeln.
      refusal.nothing-to-huff = Dein Gegner hat gerade keinen Schlag übersehen, also gibt es nichts
          zu blasen.
      refusal.nothing-to-huff.never = Geblasen wird nach diesen Regeln nicht.
      refusal.not-huffable = Auf {0} gibt es nichts zu blasen; blasen darfst du {1}.
      refusal.nothing-to-claim = Hier ist kein Unentschieden zu beanspruchen.
      refusal.nothing-to-claim.counts = Noch kein Unentschieden: {0}.
      refusal.claim-needs-offer = Wer ein Unentschieden beansprucht, muss es in diesem Spiel vorher
          angeboten haben.
      refusal.too-early = Auf ein Unentschieden könnt ihr euch erst nach {1} Zügen von jedem
          einigen; bisher sind es {0}.
      refusal.too-early.one = Auf ein Unentschieden könnt ihr euch erst nach {1} Zügen von jedem
          einigen; bisher ist es einer.
      refusal.nothing-to-answer = Dein Gegner hat gerade kein Unentschieden angeboten.
      refusal.already-offered = Du hast schon Unentschieden angeboten; warte auf die Antwort.
      refusal.nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
      refusal.time-left = Die Zeit ist noch nicht um: Auf der Uhr stehen noch {0}.
      refusal.no-clock = Dieses Spiel wird ohne Uhr gespielt.
      refusal.game-over = Das Spiel ist aus. {0}
      refusal.too-many-captures = Nach diesem Zug gäbe es so viele Schlagwege, dass niemand sie
          zählen kann; bitte wähle einen anderen.
      refusal.not-a-move.mill = „{0}“ ist kein Zug. Züge sehen so aus: d2, d2-d3 oder d2-d3xa1.
      refusal.not-a-move.draughts = „{0}“ ist kein Zug. Züge sehen so aus: 31-26 oder 26x17.
      refusal.not-a-move.wolf = „{0}“ ist kein Zug. Züge sehen so aus: 29-25.
      refusal.no-move.mill = Das ist kein Zug. Züge sehen so aus: d2, d2-d3 oder d2-d3xa1.
      refusal.no-move.draughts = Das ist kein Zug. Züge sehen so aus: 31-26 oder 26x17.
      refusal.no-move.wolf = Das ist kein Zug. Züge sehen so aus: 29-25.

      # How far a draw has come: {0} of {1}.
      count.repetition = diese Stellung steht erst zum {0}. Mal auf dem Brett, nötig ist das {1}.
          Mal
      count.quiet-moves.mill = {0} von {1} Zügen ohne Mühle
      count.quiet-moves.draughts = {0} von {1} Zügen jeder Seite ohne Schlag und ohne Zug eines
          Steins
      count.quiet-moves.wolf = {0} von {1} Zügen ohne Fortschritt
      count.sixteen-moves = {0} von {1} Zügen jeder Seite gegen drei Steine mit Dame
      count.five-moves = {0} von {1} Zügen jeder Seite gegen höchstens zwei Steine mit Dame

      # {0} has won, {1} has lost.
      outcome.no-pieces = {0} gewinnt: {1} hat keine Steine mehr.
      outcome.blocked = {0} gewinnt: Die Seite am Zug kann nicht mehr ziehen.
      outcome.blocked.loser = {0} gewinnt: {1} kann nicht mehr ziehen.
      outcome.blocked.winner = {0} gewinnt: {0} kann nicht mehr ziehen und hat nichts mehr zu
          verlieren.
      outcome.below-three = {0} gewinnt: {1} hat weniger als drei Steine.
      outcome.mill-against-jumper = {0} gewinnt mit einer Mühle gegen die letzten drei Steine.
      outcome.lost-all = {0} gewinnt: {0} ist alle Steine los.
      outcome.wolf-caught = {0} gewinnt: Der Wolf ist gefangen.
      outcome.wolf-through = {0} gewinnt: Der Wolf ist durch.
      outcome.resignation = {0} gewinnt: {1} gibt auf.
      outcome.left = {0} gewinnt: {1} ist gegangen.
      outcome.time = {0} gewinnt: Die Zeit von {1} ist um.
      outcome.repetition = Unentschieden durch Wiederholung derselben Stellung.
      outcome.quiet-moves = Unentschieden: Zu viele Züge ohne Fortschritt.
      outcome.sixteen-moves = Unentschieden nach der 16-Züge-Regel.
      outcome.five-moves = Unentschieden nach der 5-Züge-Regel.
      outcome.lone-kings = Unentschieden: Jeder hat nur noch eine Dame.
      outcome.agreement = Unentschieden: Beide sind einverstanden.
      """;

  private GermanVerdicts() {}
}
