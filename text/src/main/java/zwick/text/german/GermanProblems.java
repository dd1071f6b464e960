package zwick.text.german;

/// German: what is wrong with something read. See [PackagedTexts] for how to write them.
public final class GermanProblems {
  public static final String TEXT =
      """
      problem.no-such-preset = Das Spiel „{0}“ kenne ich nicht.
      problem.no-such-option = Die Regel „{0}“ gibt es in diesem Spiel nicht.
      problem.no-such-value = Bei „{0}“ geht „{1}“ nicht.
      problem.instead = Möglich ist {0}.
      problem.instead.nearest = Meintest du „{0}“? „zwick rules“ zeigt alles.
      problem.instead.list = „zwick rules“ zeigt, was es gibt.
      problem.option-twice = Die Regel „{0}“ steht zweimal da; nenne sie nur einmal.
      problem.too-many-stones = Für je {0} Steine ist auf diesem Brett kein Platz; höchstens {1}
          gehen.
      problem.men-do-not-fill-rows = Mit je {0} Steinen werden die Reihen nicht voll; möglich sind
          {1}.

      problem.off-board = „{0}“ gibt es auf diesem Brett nicht. Punkte heißen zum Beispiel d6
          (Mühle) oder 23 (Dame).
      problem.off-board.mill = „{0}“ gibt es auf diesem Brett nicht. Punkte heißen zum Beispiel a1.
      problem.off-board.draughts = „{0}“ gibt es auf diesem Brett nicht. Felder haben Nummern, zum
          Beispiel 23.
      problem.off-board.wolf = „{0}“ gibt es auf diesem Brett nicht. Felder haben Nummern von 1 bis
          32.
      problem.point-twice = Auf {0} stehen zwei Steine; nur einer hat dort Platz.
      problem.point-twice.somewhere = Auf einem Punkt stehen zwei Steine; nur einer hat dort Platz.
      problem.too-many-pieces = {2} hat {0} Steine; höchstens {1} sind erlaubt.
      problem.man-on-crowning-row = Auf {0} wäre ein Stein von {1} schon Dame; schreibe K{0}.
      problem.no-kings-here = Auf {0} soll eine Dame stehen, aber in diesem Spiel gibt es keine.
      problem.no-kings-here.somewhere = In diesem Spiel gibt es keine Damen.
      problem.no-hand-here = {0} kann keine Steine in der Hand haben: In diesem Spiel wird nicht
          gesetzt.
      problem.no-extra-move-here = Diese Regeln kennen keinen Extrazug; lass „:X“ am Ende weg.
      problem.empty-board = Das Brett ist leer.
      problem.empty-board.mill = Das Brett ist leer. Eine Stellung ist zum Beispiel W:W+9:B+9.
      problem.empty-board.draughts = Das Brett ist leer. Eine Stellung ist zum Beispiel
          W:W31-50:B1-20.
      problem.empty-board.wolf = Das Brett ist leer. Eine Stellung ist zum Beispiel
          W:W29,30,31,32:B17.
      problem.wrong-sheep = Hier stehen {0} Schafe; es müssen vier sein.
      problem.wrong-sheep.one = Hier steht ein Schaf; es müssen vier sein.
      problem.wrong-wolves = Hier stehen {0} Wölfe; es gibt nur einen.
      problem.wolf-missing = Der Wolf fehlt. Ohne ihn stehen die Schafe auf 29 bis 32, und Schwarz
          ist am Zug: B:W29,30,31,32:B.
      problem.too-many-captures = In dieser Stellung gibt es so viele Schlagwege, dass niemand sie
          zählen kann.

      problem.unreadable = {0}: „{1}“ verstehe ich nicht.
      problem.unreadable.line = {0}, Zeile {2}: „{1}“ verstehe ich nicht.
      problem.unreadable.empty = {0}: Da steht nichts.
      problem.too-long = {0}: Höchstens {1} Zeichen sind erlaubt.
      problem.too-many-actions = Eine Partie darf höchstens {0} Aktionen haben.
      problem.too-many-games = Eine Datei darf höchstens {0} Partien enthalten.
      problem.no-rules-named = Es fehlt, nach welchen Regeln gespielt wird.
      problem.no-such-game-type = Den Spieltyp „{0}“ kenne ich nicht. Internationale Dame ist zum
          Beispiel GameType 20.
      problem.refused-in-record = Eintrag {0}, „{1}“, geht nicht: {2}

      problem.not-solved = Stufe 9 spielt vollkommen; es gibt sie nur, wo von einem Spiel alles
          bekannt ist, und von „{0}“ ist es das nicht. Die Stufen 1 bis 8 gibt es immer.
      problem.nothing-known = Über diese Stellung von „{0}“ ist nichts sicher bekannt.

      problem.thing.rules = Regeln
      problem.thing.position = Stellung
      problem.thing.action = Eingabe
      problem.thing.pdn = PDN
      problem.thing.json = JSON
      problem.thing.record = Mitschrift

      problem.example.rules = Schreibe zum Beispiel muehle-ravensburger oder
          muehle-ravensburger,jump=never.
      problem.example.position = Schreibe zum Beispiel W:W+9:B+9 (Mühle) oder W:W31-50:B1-20 (Dame).
      problem.example.position.mill = Schreibe zum Beispiel B:Wa1,d6+6:Bd2,g7+7.
      problem.example.position.draughts = Schreibe zum Beispiel W:WK3,25:B12,K40.
      problem.example.position.wolf = Schreibe zum Beispiel W:W29,30,31,32:B17.
      problem.example.action = Schreibe einen Zug oder zum Beispiel offer, claim oder resign.
      problem.example.action.mill = Schreibe zum Beispiel d2, d2-d3, d2-d3xa1, offer oder resign.
      problem.example.action.draughts = Schreibe zum Beispiel 31-26, 26x17, huff:12, offer oder
          resign.
      problem.example.action.wolf = Schreibe zum Beispiel 17, 29-25 oder resign.
      problem.example.pdn = Eine Kopfzeile ist zum Beispiel [GameType "20"], ein Zug 1. 31-26.
      problem.example.json = Es beginnt und endet mit einer geschweiften Klammer.
      problem.example.record = Sie nennt die Regeln, die Startstellung und dann Zug um Zug.
      """;

  private GermanProblems() {}
}
