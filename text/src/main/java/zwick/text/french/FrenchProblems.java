package zwick.text.french;

/// French: what is wrong with something read. See [PackagedTexts] for how to write them.
public final class FrenchProblems {
  public static final String TEXT =
      """
      problem.no-such-preset = Je ne connais pas le jeu « {0} ».
      problem.no-such-option = La règle « {0} » n’existe pas dans ce jeu.
      problem.no-such-value = « {1} » ne convient pas pour « {0} ».
      problem.instead = Choix possibles : {0}.
      problem.instead.nearest = Vouliez-vous dire « {0} » ? « zwick rules » montre tout.
      problem.instead.list = « zwick rules » montre ce qui existe.
      problem.option-twice = La règle « {0} » apparaît deux fois ; ne la donnez qu’une fois.
      problem.too-many-stones = Ce plateau est trop petit pour {0} pions chacun ; {1} au plus.
      problem.men-do-not-fill-rows = {0} pions chacun ne remplissent pas des rangées entières ; il
          en faut {1}.

      problem.off-board = « {0} » n’existe pas sur ce plateau. Un point s’appelle par exemple d6
          (marelle) ou 23 (dames).
      problem.off-board.mill = « {0} » n’existe pas sur ce plateau. Un point s’appelle par exemple
          a1.
      problem.off-board.draughts = « {0} » n’existe pas sur ce damier. Les cases ont des numéros,
          par exemple 23.
      problem.off-board.wolf = « {0} » n’existe pas sur ce damier. Les cases sont numérotées de 1 à
          32.
      problem.point-twice = Il y a deux pions en {0} ; il n’y a de place que pour un.
      problem.point-twice.somewhere = Il y a deux pions au même endroit ; il n’y a de place que pour
          un.
      problem.too-many-pieces = {2} a {0} pions ; {1} au plus sont permis.
      problem.man-on-crowning-row = En {0}, un pion de {1} serait déjà une dame ; écrivez K{0}.
      problem.no-kings-here = Il ne peut pas y avoir de dame en {0} : ce jeu n’en a pas.
      problem.no-kings-here.somewhere = Ce jeu n’a pas de dames.
      problem.no-hand-here = {0} ne peut pas avoir de pions en main : dans ce jeu, on n’en pose pas.
      problem.no-extra-move-here = Ces règles n’ont pas de coup supplémentaire ; enlevez « :X » à la
          fin.
      problem.empty-board = Le plateau est vide.
      problem.empty-board.mill = Le plateau est vide. Une position s’écrit par exemple W:W+9:B+9.
      problem.empty-board.draughts = Le damier est vide. Une position s’écrit par exemple
          W:W31-50:B1-20.
      problem.empty-board.wolf = Le damier est vide. Une position s’écrit par exemple
          W:W29,30,31,32:B17.
      problem.wrong-sheep = Il y a {0} moutons ; il en faut quatre.
      problem.wrong-sheep.one = Il y a {0} mouton ; il en faut quatre.
      problem.wrong-wolves = Il y a {0} loups ; il n’en faut qu’un.
      problem.wolf-missing = Il manque le loup. Sans lui, les moutons sont de 29 à 32 et c’est à
          Noir de jouer : B:W29,30,31,32:B.
      problem.too-many-captures = Cette position a tant de prises possibles que personne ne pourrait
          les compter.

      problem.unreadable = {0} : je ne comprends pas « {1} ».
      problem.unreadable.line = {0}, ligne {2} : je ne comprends pas « {1} ».
      problem.unreadable.empty = {0} : il n’y a rien d’écrit.
      problem.too-long = {0} : {1} caractères au plus sont permis.
      problem.too-many-actions = Une partie compte au plus {0} actions.
      problem.too-many-games = Un fichier contient au plus {0} parties.
      problem.no-rules-named = Il manque les règles de la partie.
      problem.no-such-game-type = Je ne connais pas le type de jeu « {0} ». Les dames
          internationales, par exemple, sont GameType 20.
      problem.refused-in-record = L’entrée {0}, « {1} », est impossible. {2}

      problem.not-solved = Le niveau 9 joue parfaitement ; il n’existe que là où tout est connu
          d’un jeu, et ce n’est pas le cas de « {0} ». Les niveaux 1 à 8 existent toujours.
      problem.nothing-known = Rien n’est connu avec certitude de cette position de « {0} ».

      problem.thing.rules = Règles
      problem.thing.position = Position
      problem.thing.action = Saisie
      problem.thing.pdn = PDN
      problem.thing.json = JSON
      problem.thing.record = Partie notée

      problem.example.rules = Écrivez par exemple muehle-ravensburger ou
          muehle-ravensburger,jump=never.
      problem.example.position = Écrivez par exemple W:W+9:B+9 (marelle) ou W:W31-50:B1-20 (dames).
      problem.example.position.mill = Écrivez par exemple B:Wa1,d6+6:Bd2,g7+7.
      problem.example.position.draughts = Écrivez par exemple W:WK3,25:B12,K40.
      problem.example.position.wolf = Écrivez par exemple W:W29,30,31,32:B17.
      problem.example.action = Écrivez un coup ou, par exemple, offer, claim ou resign.
      problem.example.action.mill = Écrivez par exemple d2, d2-d3, d2-d3xa1, offer ou resign.
      problem.example.action.draughts = Écrivez par exemple 31-26, 26x17, huff:12, offer ou resign.
      problem.example.action.wolf = Écrivez par exemple 17, 29-25 ou resign.
      problem.example.pdn = Un en-tête s’écrit par exemple [GameType "20"], un coup 1. 31-26.
      problem.example.json = Il commence et finit par une accolade.
      problem.example.record = Elle donne les règles, la position de départ, puis coup après coup.
      """;

  private FrenchProblems() {}
}
