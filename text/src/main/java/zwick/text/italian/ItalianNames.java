package zwick.text.italian;

/// Italian: sides, numbers, presets. See [PackagedTexts] for how to write them.
public final class ItalianNames {
  public static final String TEXT =
      """
      side.white = Bianco
      side.black = Nero
      list.and = {0} e {1}
      list.or = {0} o {1}

      number.2 = due
      number.3 = tre
      number.4 = quattro
      number.5 = cinque
      number.6 = sei
      number.7 = sette
      number.8 = otto
      number.9 = nove
      number.10 = dieci
      number.11 = undici
      number.12 = dodici

      preset.muehle-ravensburger = Mulino (Ravensburger)
      preset.muehle-turnier = Mulino (regole da torneo)
      preset.mulino = Mulino
      preset.mulino-misto = Mulino misto
      preset.mulino-ceylonese = Mulino ceylonese
      preset.dame-ravensburger = Dama (Ravensburger)
      preset.dames-ravensburger = Dames (Ravensburger, francese)
      preset.dame-100 = Dama 100 (Ravensburger)
      preset.dames-100 = Dames 100 (Ravensburger, francese)
      preset.dama = Dama
      preset.mangia-la-dama = Mangia la dama
      preset.lupo-e-pecore = Lupo e pecore
      preset.dame-10x10 = Dama (10 × 10)
      preset.lasker = Mulino di Lasker
      preset.morabaraba = Morabaraba
      preset.twelve = Mulino a dodici pedine
      preset.six = Mulino piccolo a sei pedine
      preset.english = Dama inglese (checkers)
      preset.russian = Dama russa
      preset.brazilian = Dama brasiliana
      preset.italian = Dama italiana
      preset.spanish = Dama spagnola
      preset.czech = Dama ceca
      preset.thai = Dama thailandese (makhos)
      preset.frisian = Dama frisone
      preset.antidraughts = Vinciperdi (10 × 10)

      summary.muehle-ravensburger = Le pedine in un mulino sono al sicuro; un mulino contro tre
          pedine vince subito.
      summary.muehle-turnier = Se tutte le pedine sono in un mulino, nessuna è più al sicuro; con
          regole per il pareggio.
      summary.mulino = Il mulino classico a nove pedine; con tre pedine si salta.
      summary.mulino-misto = Posare o muovere? A ogni mossa decidi tu.
      summary.mulino-ceylonese = Ogni mulino ti regala una mossa in più.
      summary.dame-ravensburger = Le pedine mangiano solo in avanti; se dimentichi una presa,
          l’avversario può pretenderla.
      summary.dames-ravensburger = Come la dama Ravensburger, ma le pedine mangiano anche
          all’indietro.
      summary.dame-100 = La dama Ravensburger su 100 caselle, con 20 pedine ciascuno.
      summary.dames-100 = Su 100 caselle con 20 pedine ciascuno; si mangia anche all’indietro.
      summary.dama = La presa si sceglie liberamente; la pedina che non mangia viene soffiata.
      summary.mangia-la-dama = Il mondo alla rovescia: vince chi resta per primo senza pedine.
      summary.lupo-e-pecore = Quattro pecore vogliono accerchiare il lupo, il lupo vuole passare.
      summary.dame-10x10 = Dama internazionale: si prende il più possibile, dame volanti, pareggio
          su richiesta.
      summary.lasker = Dieci pedine; si posa e si muove nell’ordine che si vuole.
      summary.morabaraba = Dodici pedine su un tavoliere con le diagonali, dall’Africa australe.
      summary.twelve = Dodici pedine su un tavoliere con le diagonali.
      summary.six = Sei pedine su due quadrati; non si salta.
      summary.english = Dame corte, presa a scelta, pedine che mangiano solo in avanti.
      summary.russian = Dame volanti; una pedina promossa durante la presa continua da dama.
      summary.brazilian = Le regole internazionali su 64 caselle.
      summary.italian = Dame corte, che nessuna pedina può mangiare; ordine di presa severo.
      summary.spanish = Dame volanti; prima il maggior numero di pezzi, poi di dame.
      summary.czech = Dame volanti; se una dama può mangiare, tocca a lei.
      summary.thai = Otto pedine ciascuno; i pezzi mangiati spariscono subito.
      summary.frisian = Si mangia in otto direzioni, in diagonale e in linea retta.
      summary.antidraughts = La dama internazionale alla rovescia: vince chi perde tutto.
      """;

  private ItalianNames() {}
}
