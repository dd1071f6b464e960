package zwick.text.german;

/// German: the rules of the draughts games. See [PackagedTexts] for how to write them.
public final class GermanDraughtsPage {
  public static final String TEXT =
      """
      rule.draughts.goal.capture = Schlage alle Steine deines Gegners, oder sperre sie so ein, dass
          er nicht mehr ziehen kann.
      rule.draughts.goal.lose = Hier läuft alles verkehrt herum: Wer zuerst keine Steine mehr hat,
          gewinnt! Stelle deine Steine also so hin, dass dein Gegner sie schlagen muss.

      rule.draughts.board = Ihr braucht ein Brett mit {0} × {0} Feldern. Gespielt wird nur auf den
          dunklen.
      rule.draughts.corner.left = Legt es so hin, dass jeder von euch unten links ein dunkles Feld
          hat.
      rule.draughts.corner.right = Legt es so hin, dass jeder von euch unten rechts ein dunkles Feld
          hat.
      rule.draughts.men = Jeder stellt {#1} Steine auf die dunklen Felder der {#0} Reihen vor sich.
          In der Mitte bleiben {#2} Reihen frei.
      rule.draughts.men.one = Jeder stellt {#1} Steine auf die dunklen Felder der ersten Reihe vor
          sich. Die {#2} Reihen dazwischen bleiben frei.
      draughts.colours = Sucht euch die Farben aus oder lost sie aus. Weiß beginnt, dann seid ihr
          abwechselnd dran.

      draughts.move = Ein einfacher Stein zieht schräg vorwärts auf das nächste Feld, wenn es frei
          ist.

      draughts.capture = Steht ein Stein deines Gegners schräg neben deinem und ist das Feld
          dahinter frei, springst du darüber hinweg: Er ist geschlagen. Über eigene Steine wird nie
          gesprungen.
      rule.draughts.men-capture.forward = Einfache Steine schlagen nur schräg vorwärts, nie
          rückwärts.
      rule.draughts.men-capture.all = Beim Schlagen dürfen einfache Steine auch rückwärts, obwohl
          sie sonst nur vorwärts ziehen.
      rule.draughts.men-capture.eight = Geschlagen wird in acht Richtungen: schräg vor und zurück,
          aber auch gerade nach vorn, nach hinten und zur Seite. Beim geraden Schlagen zählen nur
          die dunklen Felder: Der Stein springt über das nächste dunkle Feld der Reihe oder Spalte
          auf das übernächste.
      draughts.chain = Kannst du vom neuen Feld aus weiterschlagen, gehört das zum selben Zug. Du
          schlägst weiter, auch mit Richtungswechsel, bis es nicht mehr geht.
      rule.draughts.taken-leave.after-move = Geschlagene Steine kommen erst am Ende des ganzen Zuges
          vom Brett. Bis dahin stehen sie im Weg, und keiner darf zweimal übersprungen werden.
      rule.draughts.taken-leave.at-once = Jeder geschlagene Stein kommt sofort vom Brett. Sein Feld
          ist noch im selben Zug wieder frei.
      draughts.duty = Schlagen ist Pflicht.
      rule.draughts.capture-choice.free = Kannst du auf mehrere Arten schlagen, suchst du dir eine
          aus. Es muss nicht die mit den meisten Steinen sein.
      rule.draughts.capture-choice.most = Kannst du auf mehrere Arten schlagen, musst du so viele
          Steine nehmen wie möglich. Eine Dame zählt dabei wie ein Stein, und es ist gleich, ob du
          mit einer Dame oder mit einem Stein schlägst.
      rule.draughts.capture-choice.king-first = Kann eine deiner Damen schlagen, musst du mit einer
          Dame schlagen. Sonst wählst du frei; auf die Zahl der Steine kommt es nicht an.
      rule.draughts.capture-choice.most-kings = Kannst du auf mehrere Arten schlagen, musst du so
          viele Steine nehmen wie möglich. Ist die Zahl gleich, nimmst du die meisten Damen.
      rule.draughts.capture-choice.most-king-first = Kannst du auf mehrere Arten schlagen, musst du
          so viele Steine nehmen wie möglich. Ist die Zahl gleich, hat deine Dame Vorrang; danach
          zählt, wie viele Damen du nimmst, und zuletzt, wie früh die erste an der Reihe ist.
      rule.draughts.capture-choice.value = Kannst du auf mehrere Arten schlagen, musst du die
          wertvollste nehmen: Eine geschlagene Dame zählt etwas weniger als zwei Steine. Ist der
          Wert gleich, schlägst du mit einer Dame, wenn du kannst.

      draughts.crown = Erreicht ein Stein die letzte Reihe, also die Grundlinie des Gegners, wird er
          zur Dame: Legt einen zweiten Stein darauf. Du darfst mehrere Damen haben.
      rule.draughts.crowning.on-stop = Zur Dame wird er nur, wenn sein Zug dort endet. Muss er
          weiterschlagen und die Reihe wieder verlassen, bleibt er ein einfacher Stein.
      rule.draughts.crowning.on-stop.forward = Damit ist sein Zug zu Ende; als Dame darf er erst
          beim nächsten Mal ziehen.
      rule.draughts.crowning.at-once-continue = Kommt er beim Schlagen dort an, ist er sofort Dame
          und schlägt als Dame weiter, wenn er kann.
      rule.draughts.crowning.at-once-stop = Kommt er beim Schlagen dort an, wird er Dame, und der
          Zug ist zu Ende, auch wenn es noch etwas zu schlagen gäbe.
      rule.draughts.king.flying = Eine Dame zieht schräg vor und zurück, so weit der Weg frei ist.
          Genauso schlägt sie: Der Stein, über den sie springt, darf auch weiter weg stehen.
      rule.draughts.king.flying.eight = Eine Dame zieht schräg vor und zurück, so weit der Weg frei
          ist. Schlagen darf sie in alle acht Richtungen, auch einen Stein, der weiter weg steht.
      rule.draughts.king.short = Eine Dame zieht wie ein Stein nur ein Feld weit, aber schräg vor
          und zurück. In alle diese Richtungen darf sie auch schlagen.
      rule.draughts.king.short.eight = Eine Dame zieht wie ein Stein nur ein Feld weit, aber schräg
          vor und zurück. Schlagen darf sie in alle acht Richtungen.
      rule.draughts.king-lands.behind = Nach dem Sprung landet sie genau auf dem Feld hinter dem
          geschlagenen Stein.
      rule.draughts.king-lands.anywhere = Nach dem Sprung landet sie auf einem beliebigen freien
          Feld hinter dem geschlagenen Stein. Kann sie von einem dieser Felder aus weiterschlagen,
          muss sie so eines wählen.
      rule.draughts.men-take-kings.yes = Auch einfache Steine dürfen eine Dame schlagen.
      rule.draughts.men-take-kings.no = Einfache Steine dürfen keine Dame schlagen; das kann nur
          eine Dame.

      rule.draughts.obligation.enforced = Das gibt es hier nicht: Wer schlagen kann, darf nichts
          anderes ziehen und auch nicht mittendrin aufhören.
      rule.draughts.obligation.insist = Übersieht dein Gegner einen Schlag oder hört er zu früh
          damit auf, darfst du darauf bestehen: Er nimmt seinen Zug zurück und muss schlagen. Hast
          du selbst schon gezogen, ist es zu spät.
      rule.draughts.obligation.insist.choice = Übersieht dein Gegner einen Schlag, hört er zu früh
          damit auf oder schlägt er anders, als er muss, darfst du darauf bestehen: Er nimmt seinen
          Zug zurück und schlägt richtig. Hast du selbst schon gezogen, ist es zu spät.
      rule.draughts.obligation.huff = Übersieht dein Gegner einen Schlag, darfst du „blasen“: Bevor
          du ziehst, nimmst du einen Stein vom Brett, der hätte schlagen müssen. Hat einer zu früh
          aufgehört, trifft es diesen. Blasen zählt nicht als Zug, du ziehst danach wie immer. Hast
          du schon gezogen, ist es zu spät.
      rule.draughts.obligation.huff.choice = Übersieht dein Gegner einen Schlag oder schlägt er
          anders, als er muss, darfst du „blasen“: Bevor du ziehst, nimmst du einen Stein vom Brett,
          der hätte schlagen müssen. Hat einer zu früh aufgehört, trifft es diesen. Blasen zählt
          nicht als Zug, du ziehst danach wie immer. Hast du schon gezogen, ist es zu spät.
      draughts.huff-hint = Manche blasen stattdessen: Der Stein, der hätte schlagen müssen, kommt
          zur Strafe vom Brett. Wollt ihr so spielen, macht es vorher als Hausregel aus.
      draughts.huff-lose = Aber Vorsicht: Wer hier bläst, tut dem anderen einen Gefallen!

      rule.draughts.goal.capture.end = Du gewinnst, wenn dein Gegner keine Steine mehr hat. Du
          gewinnst auch, wenn er am Zug ist und keinen Stein bewegen kann.
      rule.draughts.goal.lose.end = Du gewinnst, wenn du keine Steine mehr hast. Du gewinnst auch,
          wenn du am Zug bist und keinen Stein bewegen kannst, denn dann kannst du nichts mehr
          verlieren.

      rule.draughts.agreement-after = Auf ein Unentschieden könnt ihr euch erst einigen, wenn jeder
          mindestens {0} Züge gemacht hat: Einer bietet es an, der andere nimmt an.
      rule.draughts.agreement-after.one = Auf ein Unentschieden könnt ihr euch erst einigen, wenn
          jeder mindestens einmal gezogen hat: Einer bietet es an, der andere nimmt an.
      rule.draughts.agreement-after.0 = Ihr könnt euch jederzeit auf ein Unentschieden einigen:
          Einer bietet es an, der andere nimmt an.
      rule.draughts.quiet-moves = Unentschieden ist es auch, wenn jeder von euch {0} Züge
          hintereinander nur mit Damen zieht und nichts geschlagen wird.
      rule.draughts.quiet-moves.one = Unentschieden ist es auch, wenn jeder von euch einmal mit
          einer Dame zieht und nichts geschlagen wird.
      rule.draughts.quiet-moves.0 = Wie lange nur Damen ziehen, ohne zu schlagen, wird nicht
          gezählt.
      rule.draughts.endgame-limits.yes = Hat einer nur noch eine Dame, wird es knapp: Hat der andere
          noch drei Steine und ist eine Dame dabei, bleiben jedem 16 Züge; hat er nur noch einen
          oder zwei und ist eine Dame dabei, bleiben jedem fünf. Danach ist es unentschieden.
      rule.draughts.endgame-limits.no = Ein Zuglimit für das Endspiel gibt es nicht.
      rule.draughts.lone-kings.claim = Hat jeder nur noch eine einzige Dame, darf jeder von euch das
          Spiel für unentschieden erklären.
      rule.draughts.lone-kings.no = Auch wenn jeder nur noch eine einzige Dame hat, geht das Spiel
          weiter.

      draughts.notation = Die dunklen Felder sind von 1 bis {0} nummeriert, Reihe für Reihe von
          links oben nach rechts unten; Weiß sitzt unten. Ziehen schreibt ihr als {1}, schlagen als
          {2}.
      """;

  private GermanDraughtsPage() {}
}
