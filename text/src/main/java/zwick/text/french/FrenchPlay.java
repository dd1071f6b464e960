package zwick.text.french;

/// French: levels, moves in words, who stands better. See [PackagedTexts] for how to write them.
public final class FrenchPlay {
  public static final String TEXT =
      """
      # How strong a computer player is, to stand after the number.
      level.1 = apprend à jouer
      level.2 = connaît les règles
      level.3 = joue pour le plaisir
      level.4 = voit venir
      level.5 = connaisseur
      level.6 = fin joueur
      level.7 = expert
      level.8 = maître
      level.9 = parfait

      # What {0} has done.
      deed.place = {0} pose un pion en {1}.
      deed.place.takes = {0} pose un pion en {1}, forme un moulin et prend {2}.
      deed.place.sweep = {0} pose un pion en {1} et forme un moulin contre les trois derniers pions.
      deed.slide = {0} va de {1} en {2}.
      deed.slide.takes = {0} va de {1} en {2}, forme un moulin et prend {3}.
      deed.slide.sweep = {0} va de {1} en {2} et forme un moulin contre les trois derniers pions.
      deed.slide.crowned = {0} va de {1} en {2} et obtient une dame.
      deed.capture = {0} saute de {1} en {2} et prend {3}.
      deed.capture.crowned = {0} saute de {1} en {2}, prend {3} et obtient une dame.
      deed.pass = {0} renonce au coup de plus.
      deed.huff = {0} souffle le pion en {1}.

      # Who stands better; {1} wins in {0} moves.
      standing.equal = Personne n’est mieux.
      standing.slightly = {0} est un peu mieux.
      standing.better = {0} est mieux.
      standing.much = {0} est nettement mieux.
      standing.wins = {1} gagne en {0} coups.
      standing.wins.one = {1} gagne au prochain coup.
      """;

  private FrenchPlay() {}
}
