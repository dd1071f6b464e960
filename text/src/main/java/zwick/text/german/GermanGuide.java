package zwick.text.german;

/// German: guided first games and the pictures of the rules pages. See [PackagedTexts] for how to
/// write them.
public final class GermanGuide {
  public static final String TEXT =
      """
      # Captions of the pictures on a rules page.
      illustration.place = Weiß setzt einen Stein auf einen freien Punkt.
      illustration.mixed = Weiß hat noch Steine in der Hand und zieht trotzdem.
      illustration.slide = Ein Stein zieht auf einer Linie zum nächsten freien Punkt.
      illustration.placing-mill = Weiß setzt, schließt eine Mühle und nimmt einen schwarzen Stein.
      illustration.placing-mill.extra = Weiß setzt, schließt eine Mühle und ist gleich noch einmal
          dran.
      illustration.moving-mill = Weiß zieht, schließt eine Mühle und nimmt einen schwarzen Stein.
      illustration.moving-mill.extra = Weiß schließt eine Mühle, nimmt einen Stein und ist noch
          einmal dran.
      illustration.from-mill = Hier ist kein Stein sicher: Weiß nimmt einen aus der schwarzen Mühle.
      illustration.protected = Die schwarze Mühle ist geschützt; Weiß nimmt den Stein daneben.
      illustration.two-mills = Zwei Mühlen auf einmal: Weiß nimmt zwei Steine.
      illustration.two-mills.one = Zwei Mühlen auf einmal, und doch nimmt Weiß nur einen Stein.
      illustration.double = Eine Mühle geht auf, die andere zu: So pendelt der Stein der Zwickmühle.
      illustration.jump = Weiß hat nur noch drei Steine und springt quer über das Brett.
      illustration.sweep = Eine Mühle gegen drei Steine: Schwarz ist geschlagen.
      illustration.two-left = Schwarz bleiben zwei Steine: Weiß hat gewonnen.
      illustration.man = Ein Stein zieht schräg vorwärts.
      illustration.capture = Das Feld hinter dem schwarzen Stein ist frei: Weiß springt und schlägt.
      illustration.straight = Hier wird auch geradeaus geschlagen.
      illustration.backwards = Der Stein schlägt rückwärts.
      illustration.chain = Zwei Sprünge, ein Zug: Weiß schlägt um die Ecke.
      illustration.duty = Einer der beiden Steine kann schlagen, also muss er.
      illustration.choice.free = Zwei Steine oder einer? Weiß hat die Wahl.
      illustration.choice.king = Die Dame muss schlagen, auch wenn der Stein mehr bekäme.
      illustration.choice = Zwei Steine statt einem: Dieser Schlag geht vor.
      illustration.crown = Die letzte Reihe ist erreicht: eine neue Dame!
      illustration.crowning.on-stop = Der Stein muss weiterschlagen und bleibt ein Stein.
      illustration.crowning.at-once = Auf der letzten Reihe wird der Stein zur Dame und schlägt als
          Dame weiter.
      illustration.crowning.stop = Auf der letzten Reihe ist der Zug zu Ende, auch wenn noch etwas
          zu holen wäre.
      illustration.king = Eine Dame zieht, so weit der Weg frei ist.
      illustration.king.short = Eine Dame zieht auch rückwärts, aber nur ein Feld.
      illustration.lands.behind = Die Dame landet gleich hinter dem geschlagenen Stein.
      illustration.lands.anywhere = Die Dame sucht sich ein Feld hinter dem geschlagenen Stein aus.
      illustration.takes-king = Ein Stein schlägt eine Dame.
      illustration.insist = Weiß übersieht den Schlag: Schwarz darf darauf bestehen.
      illustration.huff = Weiß übersieht den Schlag: Schwarz darf den Stein blasen, der hätte
          schlagen müssen.
      illustration.wolf-place = Der Wolf sucht sich sein Feld aus.
      illustration.sheep = Ein Schaf läuft schräg vorwärts.
      illustration.wolf-caught = Der Wolf sitzt in der Ecke und kommt nicht mehr weg.
      illustration.wolf-through = Der Wolf erreicht die erste Reihe der Schafe: Er ist durch.

      # Guided first games: what to do, what is said when it is done, and when it is not.
      lesson.retry = Versuch es gleich noch einmal.

      lesson.mill = Deine erste Partie Mühle
      lesson.mill.1 = Willkommen! Du spielst Weiß und hast neun Steine in der Hand. Am Anfang setzt
          ihr abwechselnd. Tippe auf einen freien Punkt und setze deinen ersten Stein.
      lesson.mill.1.praise = So einfach fängt es an.
      lesson.mill.2 = Drei eigene Steine auf einer Linie sind eine Mühle. Ganz links stehen schon
          zwei. Setze den dritten darüber auf a7 und nimm dir dafür einen schwarzen Stein.
      lesson.mill.2.praise = Deine erste Mühle! Schwarz hat einen Stein weniger.
      lesson.mill.2.retry = Das ist erlaubt, aber schau einmal ganz nach links: Auf a7 wartet eine
          Mühle.
      lesson.mill.3 = Schwarz hat auch eine Mühle, unten in der Mitte. Steine in einer Mühle sind
          geschützt. Schließe deine eigene Mühle auf d5 und nimm den einzigen Stein, der nicht
          geschützt ist.
      lesson.mill.3.praise = Richtig: Wer in einer Mühle steht, ist sicher.
      lesson.mill.3.retry = Schau noch einmal hin: Deine Mühle schließt du auf d5.
      lesson.mill.4 = Vorsicht, oben fehlt Schwarz nur noch ein Stein zur Mühle! Setze deinen genau
          dorthin.
      lesson.mill.4.praise = Gut aufgepasst! Eine Mühle zu verhindern ist so viel wert, wie selbst
          eine zu schließen.
      lesson.mill.4.retry = Dann schließt Schwarz oben seine Mühle. Setze lieber auf g7.
      lesson.mill.5 = Alle Steine sind gesetzt, jetzt wird gezogen: Ein Stein rückt auf einer Linie
          zum nächsten freien Punkt. Zieh mit einem deiner Steine.
      lesson.mill.5.praise = Genau so: ein Schritt, und nie über andere hinweg.
      lesson.mill.6 = Auch beim Ziehen entstehen Mühlen. Einer deiner Steine braucht dazu nur einen
          Schritt. Findest du ihn?
      lesson.mill.6.praise = Wunderbar! Und wieder ist ein schwarzer Stein weg.
      lesson.mill.6.retry = Noch nicht. Zieh den Stein auf d7 nach links in die Ecke.
      lesson.mill.7 = Eine Mühle bringt dir nur in dem Augenblick etwas ein, in dem sie sich
          schließt. Darum macht man sie auch wieder auf: Zieh einen Stein aus deiner Mühle heraus.
      lesson.mill.7.praise = Offen! Beim nächsten Zug kannst du sie wieder schließen.
      lesson.mill.7.retry = Dieser Stein gehört nicht zu deiner Mühle. Nimm einen der drei ganz
          links.
      lesson.mill.8 = Sagen wir, du hast den obersten Stein herausgezogen. Schwarz hat nichts
          dagegen getan. Mach die Mühle wieder zu!
      lesson.mill.8.praise = Auf und zu, auf und zu: So holt man Stein um Stein.
      lesson.mill.8.retry = Schieb den Stein auf d7 zurück in die Ecke.
      lesson.mill.9 = Und jetzt das Schönste, die Zwickmühle: Ein Stein pendelt zwischen zwei
          Mühlen. Mit jedem Zug geht eine auf und die andere zu. Zieh den Stein, der beide
          verbindet.
      lesson.mill.9.praise = Das ist die Zwickmühle! Von jetzt an kostet jeder deiner Züge Schwarz
          einen Stein.
      lesson.mill.9.retry = Fast! Der Stein in der Ecke links oben pendelt nach d7.
      lesson.mill.10 = Manchmal geht es schlecht, und du hast nur noch drei Steine. Dafür darfst du
          nun springen, auf jeden freien Punkt. Spring zu einer Mühle!
      lesson.mill.10.praise = Was für ein Sprung! Auch mit drei Steinen ist noch nichts verloren.
      lesson.mill.10.retry = Schau ganz nach links: Dort fehlt nur noch einer, und die Ecke oben ist
          frei.
      lesson.mill.11 = Schwarz hat nur noch drei Steine. Schließt du jetzt eine Mühle, bleiben ihm
          zwei, und mit zweien baut niemand mehr eine Mühle. Hol dir den Sieg!
      lesson.mill.11.praise = Gewonnen! Jetzt kannst du Mühle. Viel Freude bei deiner ersten
          richtigen Partie!
      lesson.mill.11.retry = Noch nicht. Such den Zug, der deine Mühle ganz links schließt.

      lesson.draughts = Deine erste Partie Dame
      lesson.draughts.1 = Willkommen! Du spielst die weißen Steine. Ein Stein zieht schräg vorwärts
          auf das nächste freie Feld. Tippe einen Stein der vordersten Reihe an und dann das Feld,
          auf das er soll.
      lesson.draughts.1.praise = Sehr schön. Vorwärts geht es immer, zurück nie.
      lesson.draughts.2 = Schräg vor deinem Stein steht ein schwarzer, und das Feld dahinter ist
          frei. Spring über ihn hinweg: So wird geschlagen.
      lesson.draughts.2.praise = Geschlagen! Der schwarze Stein kommt vom Brett.
      lesson.draughts.2.retry = Das ist erlaubt, aber einer deiner Steine kann springen. Such den
          schwarzen Stein gleich vor ihm.
      lesson.draughts.3 = Ein Schlag kann weitergehen: Steht nach der Landung wieder ein schwarzer
          Stein vor dir und ist dahinter frei, springst du gleich weiter. Schlag hier zwei in einem
          Zug!
      lesson.draughts.3.praise = Zwei auf einen Streich!
      lesson.draughts.3.retry = Da ist mehr zu holen: zwei Steine mit zwei Sprüngen, um die Ecke.
      lesson.draughts.4 = Wer schlagen kann, muss schlagen, auch wenn ein anderer Zug lockt. Welcher
          deiner Steine kann es?
      lesson.draughts.4.praise = Gut gesehen. Die Pflicht geht vor.
      lesson.draughts.4.retry = Verlockend! Aber weiter unten kannst du schlagen, und Schwarz dürfte
          darauf bestehen.
      lesson.draughts.5 = Diesmal hat Schwarz einen Schlag übersehen. Das musst du nicht hinnehmen:
          Drücke auf „{0}“.
      lesson.draughts.5.praise = Richtig! Schwarz muss seinen Zug zurücknehmen und schlagen, und
          danach schlägst du.
      lesson.draughts.5.retry = Damit ist die Gelegenheit vorbei. Drücke auf „{0}“, bevor du ziehst.
      lesson.draughts.6 = Dein Stein steht kurz vor der letzten Reihe. Zieh ihn hinein, dann wird er
          zur Dame!
      lesson.draughts.6.praise = Eine Dame! Man erkennt sie an den zwei Steinen übereinander.
      lesson.draughts.6.retry = Nur noch ein Schritt schräg nach vorn.
      lesson.draughts.7 = Eine Dame zieht schräg, so weit der Weg frei ist, vorwärts und rückwärts.
          Probier es aus!
      lesson.draughts.7.praise = So kommt sie mit einem Zug über das ganze Brett.
      lesson.draughts.8 = Die Dame schlägt auch von weitem. Auf ihrer langen Linie steht ein
          schwarzer Stein, und gleich dahinter ist frei. Schlag zu!
      lesson.draughts.8.praise = Von so weit her hat Schwarz das nicht erwartet.
      lesson.draughts.8.retry = Folge der langen Linie aus der Ecke: Dort steht der schwarze Stein.
      lesson.draughts.9 = Wer keine Steine mehr hat oder nicht mehr ziehen kann, hat verloren.
          Schwarz hat nur noch einen. Du weißt, was zu tun ist!
      lesson.draughts.9.praise = Gewonnen! Jetzt kannst du Dame. Viel Freude bei deiner ersten
          richtigen Partie!
      lesson.draughts.9.retry = Noch nicht. Dein Stein steht schräg unter dem letzten schwarzen.

      lesson.wolf = Deine erste Partie Wolf und Schafe
      lesson.wolf.1 = Willkommen! Zuerst bist du der Wolf. Such dir irgendein freies dunkles Feld
          aus und setze ihn darauf.
      lesson.wolf.1.praise = Da sitzt er und lauert.
      lesson.wolf.2 = Jetzt führst du die vier Schafe. Schafe laufen immer schräg vorwärts, ein Feld
          weit. Zieh mit einem von ihnen.
      lesson.wolf.2.praise = Schön langsam und dicht beieinander: So kommt der Wolf nicht durch.
      lesson.wolf.3 = Der Wolf darf mehr: ein Feld schräg vorwärts oder rückwärts. Lauf ein Stück!
      lesson.wolf.3.praise = Gut. Er sucht eine Lücke zwischen den Schafen.
      lesson.wolf.4 = Nun wieder die Schafe: Kann der Wolf nicht mehr weg, habt ihr gewonnen. Er
          sitzt schon in der Ecke. Mach die Tür zu!
      lesson.wolf.4.praise = Gefangen!
      lesson.wolf.4.retry = Dann läuft er davon. Stell ein Schaf auf das einzige Feld neben ihm.
      lesson.wolf.5 = Und zum Schluss noch einmal der Wolf: Vor ihm ist eine Lücke. Erreicht er die
          unterste Reihe, hat er gewonnen.
      lesson.wolf.5.praise = Durch! Jetzt kennst du das ganze Spiel. Viel Freude damit!
      lesson.wolf.5.retry = Nicht umkehren! Das Ziel liegt unten.
      """;

  private GermanGuide() {}
}
