package zwick.text.german;

/// German: the rules of the mill games. See [PackagedTexts] for how to write them.
public final class GermanMillPage {
  public static final String TEXT =
      """
      mill.aim = Baue Mühlen, und nimm deinem Gegner damit Stein um Stein weg. Du gewinnst auch,
          wenn du ihn so einsperrst, dass er nicht mehr ziehen kann.

      rule.mill.board.six = Ihr spielt auf dem kleinen Brett: zwei Quadrate ineinander, in der Mitte
          jeder Seite durch eine kurze Linie verbunden. Die Steine kommen auf die 16 Punkte.
      rule.mill.board.nine = Ihr spielt auf dem Mühlebrett: drei Quadrate ineinander, in der Mitte
          jeder Seite durch eine Linie verbunden. Die Steine kommen auf die 24 Punkte, an denen sich
          Linien treffen.
      rule.mill.board.twelve = Ihr spielt auf dem Brett mit Schrägen: drei Quadrate ineinander,
          verbunden in der Mitte jeder Seite und an den Ecken. Die Steine kommen auf die 24 Punkte.
          Auch auf den Schrägen kann man ziehen und Mühlen bauen.
      rule.mill.stones = Jeder bekommt {#0} Steine einer Farbe.
      mill.colours = Sucht euch die Farben aus oder lost sie aus. Weiß beginnt, dann seid ihr
          abwechselnd dran.

      rule.mill.placing.first = Setzt abwechselnd je einen Stein auf einen beliebigen freien Punkt.
          Erst wenn alle Steine gesetzt sind, wird gezogen.
      rule.mill.placing.first.extra = Setzt abwechselnd je einen Stein auf einen beliebigen freien
          Punkt. Wer keinen mehr in der Hand hat, zieht, auch wenn der andere noch setzt.
      rule.mill.placing.mixed = Bist du dran, hast du die Wahl: Setze einen Stein aus der Hand auf
          einen beliebigen freien Punkt, oder ziehe mit einem, der schon auf dem Brett liegt. Du
          darfst beides mischen, wie du magst.

      mill.slide = Zum Ziehen schiebst du einen deiner Steine auf einer Linie zum nächsten freien
          Punkt.

      mill.mill = Drei Steine deiner Farbe nebeneinander auf einer Linie sind eine Mühle.
      rule.mill.placing-mill.remove = Schließt du eine Mühle, solange noch Steine zu setzen sind,
          nimmst du sofort einen Stein des Gegners vom Brett. Er kommt nicht mehr ins Spiel.
      rule.mill.placing-mill.extra-move = Schließt du eine Mühle, solange noch Steine zu setzen
          sind, nimmst du keinen Stein. Dafür bist du gleich noch einmal dran.
      rule.mill.moving-mill.remove = Sobald alle Steine gesetzt sind, nimmst du für jede Mühle, die
          du schließt, einen Stein des Gegners vom Brett.
      rule.mill.moving-mill.remove.too = Genauso ist es, wenn alle Steine gesetzt sind: Jede Mühle,
          die du schließt, kostet den Gegner einen Stein.
      rule.mill.moving-mill.remove-and-extra-move = Sobald alle Steine gesetzt sind, bringt dir eine
          Mühle beides: Du nimmst einen Stein des Gegners vom Brett und bist gleich noch einmal
          dran.
      mill.extra = So ein Extrazug ist ein Geschenk, keine Pflicht: Du darfst darauf verzichten.
          Schließt du mit ihm wieder eine Mühle, bekommst du noch einen.
      rule.mill.take-from-mill.never = Steine in einer Mühle sind geschützt, du darfst sie nicht
          nehmen. Hat dein Gegner nur Steine in Mühlen auf dem Brett, nimmst du keinen.
      rule.mill.take-from-mill.if-all = Steine in einer Mühle sind geschützt. Nur wenn auf dem Brett
          alle Steine deines Gegners in Mühlen stehen, darfst du auch davon einen nehmen.
      rule.mill.take-from-mill.always = Du darfst dir jeden Stein aussuchen, auch einen aus einer
          Mühle.
      rule.mill.two-mills.one = Schließt du mit einem Zug zwei Mühlen zugleich, nimmst du trotzdem
          nur einen Stein.
      rule.mill.two-mills.two = Schließt du mit einem Zug zwei Mühlen zugleich, nimmst du auch zwei
          Steine.
      mill.open = Eine Mühle kannst du immer wieder benutzen: Ziehe einen ihrer Steine heraus und
          beim nächsten Mal wieder zurück. Gib nur acht, dass dein Gegner nicht schneller auf dem
          freien Punkt ist!

      mill.double = Der Traum aller Mühlespieler: fünf Steine, die so stehen, dass einer davon
          zwischen zwei Mühlen hin- und herzieht. Mit jedem Zug öffnet er die eine und schließt die
          andere. Das ist die Zwickmühle.

      rule.mill.jump.three = Hast du insgesamt nur noch drei Steine, darfst du springen: Statt zu
          ziehen, setzt du einen deiner Steine auf irgendeinen freien Punkt.
      rule.mill.jump.three.always = Weil jeder nur drei Steine hat, darf von Anfang an gesprungen
          werden: Statt zu ziehen, setzt du einen deiner Steine auf irgendeinen freien Punkt.
      rule.mill.jump.never = Gesprungen wird nicht. Auch mit drei Steinen ziehst du nur zum nächsten
          freien Punkt.

      rule.mill.mill-beats-jumper.yes = Hat dein Gegner insgesamt nur noch drei Steine und du
          schließt eine Mühle, hast du sofort gewonnen: Alle drei sind verloren, selbst wenn sie in
          einer Mühle stehen.
      rule.mill.mill-beats-jumper.yes.always = Weil jeder nur drei Steine hat, geht es schnell: Wer
          eine Mühle schließt, hat sofort gewonnen.
      rule.mill.mill-beats-jumper.no = Wer weniger als drei Steine hat, kann keine Mühle mehr bauen
          und hat verloren.
      mill.below-three = Auch wer durch zwei Mühlen zugleich auf zwei Steine fällt, hat verloren.
      mill.blocked = Wer am Zug ist und keinen Stein bewegen kann, hat verloren.

      rule.mill.quiet-moves = Unentschieden ist es auch, wenn nach dem Setzen {0} Züge lang niemand
          eine Mühle schließt. Die Züge beider Spieler werden zusammengezählt.
      rule.mill.quiet-moves.one = Unentschieden ist es auch, wenn nach dem Setzen ein einziger Zug
          keine Mühle schließt.
      rule.mill.quiet-moves.0 = Wie lange niemand eine Mühle schließt, wird nicht gezählt.

      mill.notation = Die Spalten heißen a bis {0}, die Reihen 1 bis {1}; a1 liegt unten links.
          Setzen schreibt ihr als d2, ziehen als d2-d3. Nimmst du dabei einen Stein, hängst du ihn
          an: d2-d3xa1.
      mill.notation.all = Die Mühle, die gegen drei Steine gewinnt, schreibt ihr als d2-d3x*.
      mill.notation.pass = Auf einen Extrazug verzichtest du mit pass.
      """;

  private GermanMillPage() {}
}
