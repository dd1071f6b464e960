package zwick.text.german;

/// German: pages in general, draws, wolf and sheep. See [PackagedTexts] for how to write them.
public final class GermanRulesPage {
  public static final String TEXT =
      """
      page.title.house = {0}, mit Hausregeln
      page.intro.mill = Drei in einer Reihe, und schon darfst du zugreifen! Mühle braucht nur ein
          Brett, ein paar Steine und zwei, die gern ein bisschen tüfteln.
      page.intro.draughts = Schräg ziehen, überspringen, einsammeln: Dame ist schnell gelernt, und
          nach jeder Partie will einer eine Revanche.
      page.intro.wolf = Vier gegen einen, und trotzdem ist alles offen: ein kurzes Spiel auf dem
          Damebrett, das auch die Jüngsten gleich verstehen.
      page.intro.family = In jeder Familie wird ein wenig anders gespielt. Was ihr anders kennt,
          stellt ihr als Hausregel ein.
      page.intro.house = Ihr spielt „{1}“ mit {#0} Hausregeln. Sie sind unten gekennzeichnet.
      page.intro.house.one = Ihr spielt „{1}“ mit einer Hausregel. Sie ist unten gekennzeichnet.
      page.label.ours = Unsere Ergänzung:
      page.label.house-rule = Hausregel:
      page.resign = Du darfst auch aufgeben. Dann gewinnt dein Gegner.

      section.aim = Darum geht es
      section.preparation = Vorbereitung
      section.placing = Setzen
      section.moving = Ziehen
      section.mills = Mühlen
      section.double-mill = Zwickmühle
      section.jumping = Springen
      section.capturing = Schlagen
      section.kings = Damen
      section.missed = Schlag übersehen?
      section.end = Ende des Spiels
      section.draws = Unentschieden
      section.notation = Züge aufschreiben

      # Draws in mill and draughts
      draw.agreement = Ihr könnt euch jederzeit auf ein Unentschieden einigen: Einer bietet es an,
          der andere nimmt an.
      draw.endless = Kommt keiner mehr weiter, einigt ihr euch am besten auf ein Unentschieden.
      rule.draw.repetition = Unentschieden ist es, wenn dieselbe Stellung zum {0}. Mal auf dem Brett
          steht und derselbe Spieler am Zug ist.
      rule.draw.repetition.2 = Unentschieden ist es, wenn dieselbe Stellung zum zweiten Mal auf dem
          Brett steht und derselbe Spieler am Zug ist.
      rule.draw.repetition.3 = Unentschieden ist es, wenn dieselbe Stellung zum dritten Mal auf dem
          Brett steht und derselbe Spieler am Zug ist.
      rule.draw.repetition.0 = Stellungen dürfen sich beliebig oft wiederholen.
      rule.draw.draw-by.automatic = Ist es so weit, endet das Spiel von selbst.
      rule.draw.draw-by.claim = Von selbst endet das Spiel dann aber nicht: Wer am Zug ist,
          beansprucht das Unentschieden und nennt den Zug, den er dafür machen will. Das darf nur,
          wer in diesem Spiel schon einmal Unentschieden angeboten hat. Stimmt die Rechnung nicht,
          spielt ihr einfach weiter.

      # Wolf and sheep
      wolf.aim = Weiß führt vier Schafe, Schwarz den Wolf. Die Schafe wollen den Wolf einkreisen,
          der Wolf will an ihnen vorbei.
      wolf.board = Ihr spielt auf den dunklen Feldern eines Bretts mit 8 × 8 Feldern. Lost aus, wer
          der Wolf ist. Die vier Schafe stehen auf den dunklen Feldern der ersten Reihe von Weiß.
      wolf.place = Bevor es losgeht, sucht sich der Wolf ein beliebiges freies dunkles Feld aus.
      rule.wolf.first.sheep = Dann macht ein Schaf den ersten Zug.
      rule.wolf.first.wolf = Dann macht der Wolf den ersten Zug.
      wolf.move = Ihr zieht abwechselnd ein Feld weit und immer schräg. Schafe laufen nur vorwärts,
          der Wolf darf vor und zurück.
      wolf.peace = Niemand wird gefressen: In diesem Spiel wird nicht geschlagen.
      wolf.caught = Die Schafe gewinnen, wenn der Wolf am Zug ist und nicht mehr wegkommt.
      wolf.through = Der Wolf gewinnt, wenn er die erste Reihe von Weiß erreicht oder alle Schafe
          hinter sich gelassen hat. Er gewinnt auch, wenn die Schafe am Zug sind und keines mehr
          laufen kann.
      wolf.no-draw = Ein Unentschieden gibt es nur, wenn ihr euch darauf einigt. Die Schafe laufen
          ja immer vorwärts, also ist irgendwann Schluss.
      wolf.notation = Die dunklen Felder sind von 1 bis 32 nummeriert, Reihe für Reihe von links
          oben nach rechts unten; Weiß sitzt unten. Den Wolf setzt du mit 17, gezogen wird mit
          29-25.

      # Comparing rule sets
      differences.none = Gespielt wird genau wie bei „{0}“.
      differences.some = Das ist anders als bei „{0}“:
      differences.other-game = „{0}“ und „{1}“ sind zwei verschiedene Spiele.
      differences.entry = {0}: {1} (statt: {2})
      """;

  private GermanRulesPage() {}
}
