package zwick.text.english;

/// English: sides, numbers, presets. See [PackagedTexts] for how to write them.
public final class EnglishNames {
  public static final String TEXT =
      """
      side.white = White
      side.black = Black
      list.and = {0} and {1}
      list.or = {0} or {1}

      number.2 = two
      number.3 = three
      number.4 = four
      number.5 = five
      number.6 = six
      number.7 = seven
      number.8 = eight
      number.9 = nine
      number.10 = ten
      number.11 = eleven
      number.12 = twelve

      preset.muehle-ravensburger = Mill (Ravensburger)
      preset.muehle-turnier = Mill (tournament rules)
      preset.mulino = Mulino (Italian booklet)
      preset.mulino-misto = Mulino misto (mixed mill)
      preset.mulino-ceylonese = Mulino ceylonese (Ceylon mill)
      preset.dame-ravensburger = Dame (Ravensburger, German)
      preset.dames-ravensburger = Dames (Ravensburger, French)
      preset.dame-100 = Dame 100 (Ravensburger, German)
      preset.dames-100 = Dames 100 (Ravensburger, French)
      preset.dama = Dama (Italian booklet)
      preset.mangia-la-dama = Mangia la dama (losing draughts)
      preset.lupo-e-pecore = Lupo e pecore (wolf and sheep)
      preset.dame-10x10 = Draughts (10 × 10)
      preset.lasker = Lasker morris
      preset.morabaraba = Morabaraba
      preset.twelve = Twelve men’s morris
      preset.six = Six men’s morris
      preset.english = English draughts (checkers)
      preset.russian = Russian draughts
      preset.brazilian = Brazilian draughts
      preset.italian = Italian draughts
      preset.spanish = Spanish draughts
      preset.czech = Czech draughts
      preset.thai = Thai draughts (makhos)
      preset.frisian = Frisian draughts
      preset.antidraughts = Losing draughts (10 × 10)

      summary.muehle-ravensburger = Stones in a mill are safe; a mill against three stones wins at
          once.
      summary.muehle-turnier = When all stones stand in mills, none is safe any more; with rules for
          draws.
      summary.mulino = The classic game with nine stones; with three stones left you jump.
      summary.mulino-misto = Place or move? You decide, turn by turn.
      summary.mulino-ceylonese = Every mill gives you an extra move.
      summary.dame-ravensburger = Men capture forwards only; your opponent may insist on a capture
          you missed.
      summary.dames-ravensburger = Men capture backwards too; your opponent may insist on a capture
          you missed.
      summary.dame-100 = Men capture forwards only; 100 squares and 20 men each.
      summary.dames-100 = Men capture backwards too; 100 squares and 20 men each.
      summary.dama = Capture as you choose; a man that fails to capture is huffed.
      summary.mangia-la-dama = The world upside down: whoever loses all men first wins.
      summary.lupo-e-pecore = Four sheep try to corner the wolf, and the wolf tries to get through.
      summary.dame-10x10 = International draughts: take the most, flying kings, draws by claim.
      summary.lasker = Ten stones; place and move in any order you like.
      summary.morabaraba = Twelve stones on a board with diagonals, from southern Africa.
      summary.twelve = Twelve stones on a board with diagonals.
      summary.six = Six stones on two squares; nobody jumps.
      summary.english = Short kings, free choice of captures, men capture forwards only.
      summary.russian = Flying kings; a man crowned while capturing goes on as a king.
      summary.brazilian = The international rules on 64 squares.
      summary.italian = Short kings that no man can take; a strict order of captures.
      summary.spanish = Flying kings; most pieces first, then most kings.
      summary.czech = Flying kings; a king that can capture goes first.
      summary.thai = Eight men each; captured pieces vanish at once.
      summary.frisian = Captures in eight directions, diagonal and straight.
      summary.antidraughts = International draughts in reverse: whoever loses everything wins.
      """;

  private EnglishNames() {}
}
