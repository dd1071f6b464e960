package zwick.text.italian;

/// Italian: levels, moves in words, who stands better. See [PackagedTexts] for how to write them.
public final class ItalianPlay {
  public static final String TEXT =
      """
      # How strong a computer player is, to stand after the number.
      level.1 = sta imparando
      level.2 = conosce le regole
      level.3 = gioca per divertirsi
      level.4 = guarda avanti
      level.5 = intenditore
      level.6 = forte
      level.7 = esperto
      level.8 = maestro
      level.9 = perfetto

      # What {0} has done.
      deed.place = {0} posa una pedina in {1}.
      deed.place.takes = {0} posa una pedina in {1}, chiude un mulino e prende {2}.
      deed.place.sweep = {0} posa una pedina in {1} e chiude un mulino contro le ultime tre pedine.
      deed.slide = {0} va da {1} a {2}.
      deed.slide.takes = {0} va da {1} a {2}, chiude un mulino e prende {3}.
      deed.slide.sweep = {0} va da {1} a {2} e chiude un mulino contro le ultime tre pedine.
      deed.slide.crowned = {0} va da {1} a {2} e fa dama.
      deed.capture = {0} salta da {1} a {2} e mangia {3}.
      deed.capture.crowned = {0} salta da {1} a {2}, mangia {3} e fa dama.
      deed.pass = {0} rinuncia alla mossa in più.
      deed.huff = {0} soffia la pedina in {1}.

      # Who stands better; {1} wins in {0} moves.
      standing.equal = Nessuno sta meglio.
      standing.slightly = {0} sta un po’ meglio.
      standing.better = {0} sta meglio.
      standing.much = {0} sta molto meglio.
      standing.wins = {1} vince in {0} mosse.
      standing.wins.one = {1} vince con la prossima mossa.
      """;

  private ItalianPlay() {}
}
