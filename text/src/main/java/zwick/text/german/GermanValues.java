package zwick.text.german;

/// German: options and their values. See [PackagedTexts] for how to write them.
public final class GermanValues {
  public static final String TEXT =
      """
      # Option names stand before a colon, values after it.

      option.board = Brett
      option.stones = Steine je Spieler
      option.take-from-mill = Steine aus Mühlen nehmen
      option.jump = Springen
      option.mill-beats-jumper = Mühle gegen drei Steine
      option.placing = Setzen
      option.placing-mill = Mühle, solange gesetzt wird
      option.moving-mill = Mühle nach dem Setzen
      option.two-mills = Zwei Mühlen auf einmal
      option.repetition = Gleiche Stellung
      option.quiet-moves = Züge ohne Fortschritt
      option.draw-by = Gezählte Unentschieden
      option.men = Steine je Spieler
      option.corner = Dunkle Ecke
      option.men-capture = Steine schlagen
      option.men-take-kings = Steine gegen Damen
      option.king = Dame
      option.king-lands = Landung der Dame
      option.capture-choice = Mehrere Schläge möglich
      option.crowning = Umwandlung beim Schlagen
      option.taken-leave = Geschlagene Steine
      option.obligation = Übersehener Schlag
      option.goal = Ziel
      option.endgame-limits = Zuglimit im Endspiel
      option.lone-kings = Jeder nur noch eine Dame
      option.agreement-after = Einigung auf Unentschieden
      option.first = Nach dem Wolf zieht

      value.board.six = zwei Quadrate, 16 Punkte
      value.board.nine = drei Quadrate, 24 Punkte
      value.board.twelve = drei Quadrate mit Schrägen, 24 Punkte
      value.board = {0} × {0} Felder
      value.stones = {0}
      value.take-from-mill.never = nie
      value.take-from-mill.if-all = nur wenn alle in Mühlen stehen
      value.take-from-mill.always = immer
      value.jump.three = mit drei Steinen
      value.jump.never = nie
      value.mill-beats-jumper.no = nimmt einen Stein
      value.mill-beats-jumper.yes = gewinnt sofort
      value.placing.first = erst alle Steine, dann ziehen
      value.placing.mixed = gemischt mit dem Ziehen
      value.placing-mill.remove = ein Stein wird genommen
      value.placing-mill.extra-move = ein Extrazug, kein Stein
      value.moving-mill.remove = ein Stein wird genommen
      value.moving-mill.remove-and-extra-move = ein Stein und ein Extrazug
      value.two-mills.one = ein Stein
      value.two-mills.two = zwei Steine
      value.repetition = unentschieden beim {0}. Mal
      value.repetition.0 = kein Unentschieden
      value.quiet-moves = unentschieden nach {0} Zügen
      value.quiet-moves.one = unentschieden nach einem Zug
      value.quiet-moves.0 = kein Unentschieden
      value.draw-by.automatic = von selbst
      value.draw-by.claim = auf Antrag
      value.men = {0}
      value.corner.left = links unten
      value.corner.right = rechts unten
      value.men-capture.forward = nur vorwärts
      value.men-capture.all = vorwärts und rückwärts
      value.men-capture.eight = in acht Richtungen
      value.men-take-kings.no = dürfen keine schlagen
      value.men-take-kings.yes = dürfen sie schlagen
      value.king.flying = zieht beliebig weit
      value.king.short = zieht ein Feld weit
      value.king-lands.behind = direkt hinter dem Stein
      value.king-lands.anywhere = irgendwo dahinter
      value.capture-choice.free = freie Wahl
      value.capture-choice.most = die meisten Steine
      value.capture-choice.king-first = Dame vor Stein
      value.capture-choice.most-kings = die meisten Steine, dann die meisten Damen
      value.capture-choice.most-king-first = die meisten Steine, dann mit der Dame
      value.capture-choice.value = der höchste Wert
      value.crowning.on-stop = nur wenn der Zug dort endet
      value.crowning.at-once-continue = sofort, und als Dame weiter
      value.crowning.at-once-stop = sofort, und der Zug ist zu Ende
      value.taken-leave.after-move = kommen am Ende des Zuges weg
      value.taken-leave.at-once = kommen sofort weg
      value.obligation.enforced = gibt es nicht, Schlagen ist erzwungen
      value.obligation.insist = der Gegner darf darauf bestehen
      value.obligation.huff = der Gegner darf blasen
      value.goal.capture = alles schlagen
      value.goal.lose = alles verlieren
      value.endgame-limits.no = nein
      value.endgame-limits.yes = 16 und 5 Züge
      value.lone-kings.no = es geht weiter
      value.lone-kings.claim = unentschieden auf Wunsch
      value.agreement-after = nach {0} Zügen von jedem
      value.agreement-after.one = nach einem Zug von jedem
      value.agreement-after.0 = jederzeit
      value.first.sheep = zuerst ein Schaf
      value.first.wolf = zuerst der Wolf
      """;

  private GermanValues() {}
}
