package zwick.text.german;

/// German: levels, moves in words, who stands better. See [PackagedTexts] for how to write them.
public final class GermanPlay {
  public static final String TEXT =
      """
      # How strong a computer player is, to stand after the number.
      level.1 = lernt gerade
      level.2 = kennt die Regeln
      level.3 = spielt zum Spaß
      level.4 = denkt voraus
      level.5 = Kenner
      level.6 = Könner
      level.7 = Experte
      level.8 = Meister
      level.9 = vollkommen

      # What {0} has done.
      deed.place = {0} setzt auf {1}.
      deed.place.takes = {0} setzt auf {1}, schließt eine Mühle und nimmt {2}.
      deed.place.sweep = {0} setzt auf {1} und schließt eine Mühle gegen die letzten drei Steine.
      deed.slide = {0} zieht von {1} nach {2}.
      deed.slide.takes = {0} zieht von {1} nach {2}, schließt eine Mühle und nimmt {3}.
      deed.slide.sweep = {0} zieht von {1} nach {2} und schließt eine Mühle gegen die letzten drei
          Steine.
      deed.slide.crowned = {0} zieht von {1} nach {2} und hat eine neue Dame.
      deed.capture = {0} springt von {1} nach {2} und schlägt {3}.
      deed.capture.crowned = {0} springt von {1} nach {2}, schlägt {3} und hat eine neue Dame.
      deed.pass = {0} verzichtet auf den Extrazug.
      deed.huff = {0} bläst den Stein auf {1}.

      # Who stands better; {1} wins in {0} moves.
      standing.equal = Niemand steht besser.
      standing.slightly = {0} steht etwas besser.
      standing.better = {0} steht besser.
      standing.much = {0} steht viel besser.
      standing.wins = {1} gewinnt in {0} Zügen.
      standing.wins.one = {1} gewinnt mit dem nächsten Zug.
      """;

  private GermanPlay() {}
}
