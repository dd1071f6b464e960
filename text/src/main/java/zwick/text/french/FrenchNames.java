package zwick.text.french;

/// French: sides, numbers, presets. See [PackagedTexts] for how to write them.
public final class FrenchNames {
  public static final String TEXT =
      """
      side.white = Blanc
      side.black = Noir
      list.and = {0} et {1}
      list.or = {0} ou {1}

      number.2 = deux
      number.3 = trois
      number.4 = quatre
      number.5 = cinq
      number.6 = six
      number.7 = sept
      number.8 = huit
      number.9 = neuf
      number.10 = dix
      number.11 = onze
      number.12 = douze

      preset.muehle-ravensburger = Marelle (Ravensburger)
      preset.muehle-turnier = Marelle (règles de tournoi)
      preset.mulino = Mulino (livret italien)
      preset.mulino-misto = Mulino misto (marelle mixte)
      preset.mulino-ceylonese = Mulino ceylonese (marelle de Ceylan)
      preset.dame-ravensburger = Dame (Ravensburger, allemand)
      preset.dames-ravensburger = Dames (Ravensburger)
      preset.dame-100 = Dame 100 (Ravensburger, allemand)
      preset.dames-100 = Dames 100 (Ravensburger)
      preset.dama = Dama (livret italien)
      preset.mangia-la-dama = Mangia la dama (qui perd gagne)
      preset.lupo-e-pecore = Lupo e pecore (le loup et les moutons)
      preset.dame-10x10 = Dames (10 × 10)
      preset.lasker = Marelle de Lasker
      preset.morabaraba = Morabaraba
      preset.twelve = Marelle à douze pions
      preset.six = Petite marelle à six pions
      preset.english = Dames anglaises (checkers)
      preset.russian = Dames russes
      preset.brazilian = Dames brésiliennes
      preset.italian = Dames italiennes
      preset.spanish = Dames espagnoles
      preset.czech = Dames tchèques
      preset.thai = Dames thaïlandaises (makhos)
      preset.frisian = Dames frisonnes
      preset.antidraughts = Qui perd gagne (10 × 10)

      summary.muehle-ravensburger = Un pion dans un moulin est à l’abri ; un moulin contre trois
          pions gagne aussitôt.
      summary.muehle-turnier = Si tous les pions sont dans des moulins, ils ne sont plus à l’abri ;
          avec des règles de nullité.
      summary.mulino = La marelle classique à neuf pions ; avec trois pions, on saute.
      summary.mulino-misto = Poser ou déplacer ? À chaque coup, vous choisissez.
      summary.mulino-ceylonese = Chaque moulin vous offre un coup de plus.
      summary.dame-ravensburger = Les pions ne prennent qu’en avant ; une prise oubliée se rattrape
          si l’adversaire la réclame.
      summary.dames-ravensburger = Les pions prennent en avant et en arrière ; une prise oubliée se
          rattrape si l’adversaire la réclame.
      summary.dame-100 = Les pions ne prennent qu’en avant ; 100 cases et 20 pions chacun.
      summary.dames-100 = Les dames de Ravensburger sur 100 cases, avec 20 pions chacun.
      summary.dama = On choisit librement sa prise ; le pion qui oublie de prendre est soufflé.
      summary.mangia-la-dama = Le monde à l’envers : gagne qui a perdu tous ses pions.
      summary.lupo-e-pecore = Quatre moutons veulent cerner le loup ; le loup veut passer.
      summary.dame-10x10 = Les dames internationales : prise du plus grand nombre, dames volantes,
          nullité sur demande.
      summary.lasker = Dix pions ; on pose et on déplace dans l’ordre que l’on veut.
      summary.morabaraba = Douze pions sur un plateau à diagonales, venu d’Afrique australe.
      summary.twelve = Douze pions sur un plateau à diagonales.
      summary.six = Six pions sur deux carrés ; on ne saute pas.
      summary.english = Dames courtes, choix libre de la prise, pions qui ne prennent qu’en avant.
      summary.russian = Dames volantes ; un pion promu en pleine prise continue comme dame.
      summary.brazilian = Les règles internationales sur 64 cases.
      summary.italian = Dames courtes, qu’aucun pion ne peut prendre ; ordre de prise strict.
      summary.spanish = Dames volantes ; d’abord le plus de pièces, puis le plus de dames.
      summary.czech = Dames volantes ; si une dame peut prendre, elle passe d’abord.
      summary.thai = Huit pions chacun ; les pièces prises disparaissent aussitôt.
      summary.frisian = On prend dans huit directions, en diagonale et tout droit.
      summary.antidraughts = Les dames internationales à l’envers : gagne qui a tout perdu.
      """;

  private FrenchNames() {}
}
