package zwick.text.french;

/// French: options and their values. See [PackagedTexts] for how to write them.
public final class FrenchValues {
  public static final String TEXT =
      """
      # Option names stand before a colon, values after it.

      option.board = Plateau
      option.stones = Pions par joueur
      option.take-from-mill = Prendre dans un moulin
      option.jump = Saut
      option.mill-beats-jumper = Moulin contre trois pions
      option.placing = Pose
      option.placing-mill = Moulin pendant la pose
      option.moving-mill = Moulin après la pose
      option.two-mills = Deux moulins d’un coup
      option.repetition = Même position
      option.quiet-moves = Coups sans progrès
      option.draw-by = Nullités comptées
      option.men = Pions par joueur
      option.corner = Coin sombre
      option.men-capture = Prise par les pions
      option.men-take-kings = Pions contre dames
      option.king = Dame
      option.king-lands = Arrivée de la dame
      option.capture-choice = Plusieurs prises possibles
      option.crowning = Promotion en pleine prise
      option.taken-leave = Pièces prises
      option.obligation = Prise oubliée
      option.goal = But
      option.endgame-limits = Limite en fin de partie
      option.lone-kings = Une dame chacun
      option.agreement-after = Nullité d’un commun accord
      option.first = Après la pose du loup

      value.board.six = deux carrés, 16 points
      value.board.nine = trois carrés, 24 points
      value.board.twelve = trois carrés avec diagonales, 24 points
      value.board = {0} × {0} cases
      value.stones = {0}
      value.take-from-mill.never = jamais
      value.take-from-mill.if-all = seulement si tous sont dans des moulins
      value.take-from-mill.always = toujours
      value.jump.three = avec trois pions
      value.jump.never = jamais
      value.mill-beats-jumper.no = retire un pion
      value.mill-beats-jumper.yes = gagne aussitôt
      value.placing.first = tous les pions d’abord
      value.placing.mixed = mêlée aux déplacements
      value.placing-mill.remove = un pion est retiré
      value.placing-mill.extra-move = un coup de plus, aucun pion
      value.moving-mill.remove = un pion est retiré
      value.moving-mill.remove-and-extra-move = un pion et un coup de plus
      value.two-mills.one = un pion
      value.two-mills.two = deux pions
      value.repetition = nulle à la {0}e fois
      value.repetition.0 = pas de nullité
      value.quiet-moves = nulle après {0} coups
      value.quiet-moves.one = nulle après {0} coup
      value.quiet-moves.0 = pas de nullité
      value.draw-by.automatic = d’elles-mêmes
      value.draw-by.claim = sur demande
      value.men = {0}
      value.corner.left = en bas à gauche
      value.corner.right = en bas à droite
      value.men-capture.forward = seulement en avant
      value.men-capture.all = en avant et en arrière
      value.men-capture.eight = dans huit directions
      value.men-take-kings.no = ne peuvent pas les prendre
      value.men-take-kings.yes = peuvent les prendre
      value.king.flying = va aussi loin qu’elle veut
      value.king.short = va d’une case
      value.king-lands.behind = juste derrière la pièce prise
      value.king-lands.anywhere = n’importe où derrière
      value.capture-choice.free = choix libre
      value.capture-choice.most = le plus de pièces
      value.capture-choice.king-first = la dame avant le pion
      value.capture-choice.most-kings = le plus de pièces, puis le plus de dames
      value.capture-choice.most-king-first = le plus de pièces, puis avec la dame
      value.capture-choice.value = la plus grande valeur
      value.crowning.on-stop = seulement si le coup finit là
      value.crowning.at-once-continue = aussitôt, et la prise continue
      value.crowning.at-once-stop = aussitôt, et le coup s’arrête
      value.taken-leave.after-move = retirées à la fin du coup
      value.taken-leave.at-once = retirées aussitôt
      value.obligation.enforced = impossible, la prise est imposée
      value.obligation.insist = l’adversaire peut la réclamer
      value.obligation.huff = l’adversaire peut souffler
      value.goal.capture = tout prendre
      value.goal.lose = tout perdre
      value.endgame-limits.no = non
      value.endgame-limits.yes = 16 et 5 coups
      value.lone-kings.no = on continue
      value.lone-kings.claim = nulle si on la demande
      value.agreement-after = après {0} coups de chacun
      value.agreement-after.one = après {0} coup de chacun
      value.agreement-after.0 = à tout moment
      value.first.sheep = un mouton joue d’abord
      value.first.wolf = le loup joue d’abord
      """;

  private FrenchValues() {}
}
