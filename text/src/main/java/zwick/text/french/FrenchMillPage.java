package zwick.text.french;

/// French: the rules of the mill games. See [PackagedTexts] for how to write them.
public final class FrenchMillPage {
  public static final String TEXT =
      """
      mill.aim = Formez des moulins pour enlever les pions de l’adversaire un à un. Vous gagnez
          aussi si vous l’enfermez si bien qu’il ne peut plus bouger.

      rule.mill.board.six = Vous jouez sur le petit plateau : deux carrés emboîtés, reliés par un
          trait au milieu de chaque côté. Les pions se placent sur les 16 points.
      rule.mill.board.nine = Vous jouez sur le plateau de marelle : trois carrés emboîtés, reliés
          par une ligne au milieu de chaque côté. Les pions se placent sur les 24 points où des
          lignes se rencontrent.
      rule.mill.board.twelve = Vous jouez sur le plateau à diagonales : trois carrés emboîtés,
          reliés au milieu des côtés et aux coins. Les pions se placent sur les 24 points. Sur les
          diagonales aussi, on peut se déplacer et former des moulins.
      rule.mill.stones = Chacun reçoit {#0} pions d’une couleur.
      mill.colours = Choisissez vos couleurs ou tirez-les au sort. Blanc commence, puis vous jouez
          chacun à votre tour.

      rule.mill.placing.first = Tour à tour, posez un pion sur un point libre de votre choix. Les
          déplacements ne commencent que lorsque tous les pions sont posés.
      rule.mill.placing.first.extra = Tour à tour, posez un pion sur un point libre de votre choix.
          Celui qui n’a plus de pion en main déplace les siens, même si l’autre en pose encore.
      rule.mill.placing.mixed = À votre tour, vous avez le choix : posez un pion de votre main sur
          un point libre, n’importe lequel, ou déplacez un pion déjà posé. Alternez comme il vous
          plaît.

      mill.slide = Pour vous déplacer, faites glisser un de vos pions le long d’une ligne jusqu’au
          point libre voisin.

      mill.mill = Trois pions de votre couleur côte à côte sur une ligne forment un moulin.
      rule.mill.placing-mill.remove = Si vous formez un moulin alors qu’il reste des pions à poser,
          vous retirez aussitôt un pion de l’adversaire. Il ne revient plus en jeu.
      rule.mill.placing-mill.extra-move = Si vous formez un moulin alors qu’il reste des pions à
          poser, vous ne retirez rien. En échange, vous rejouez aussitôt.
      rule.mill.moving-mill.remove = Une fois tous les pions posés, chaque moulin que vous formez
          retire un pion à l’adversaire.
      rule.mill.moving-mill.remove.too = C’est pareil une fois tous les pions posés : chaque moulin
          que vous formez coûte un pion à l’adversaire.
      rule.mill.moving-mill.remove-and-extra-move = Une fois tous les pions posés, un moulin vous
          donne les deux : vous retirez un pion de l’adversaire et vous rejouez aussitôt.
      mill.extra = Ce coup de plus est un cadeau, pas une obligation : vous pouvez y renoncer. S’il
          forme encore un moulin, vous en recevez un autre.
      rule.mill.take-from-mill.never = Les pions d’un moulin sont protégés : interdit d’y toucher.
          Si l’adversaire n’a sur le plateau que des pions en moulin, vous ne retirez rien.
      rule.mill.take-from-mill.if-all = Les pions d’un moulin sont protégés. Vous ne pouvez en
          prendre un que si tous les pions adverses du plateau sont dans des moulins.
      rule.mill.take-from-mill.always = Vous retirez le pion que vous voulez, même s’il est dans un
          moulin.
      rule.mill.two-mills.one = Si un seul coup forme deux moulins à la fois, vous ne retirez quand
          même qu’un pion.
      rule.mill.two-mills.two = Si un seul coup forme deux moulins à la fois, vous retirez deux
          pions.
      mill.open = Un moulin peut resservir : sortez-en un pion, puis ramenez-le au coup suivant.
          Mais gare à l’adversaire qui pourrait prendre la place !

      mill.double = Le rêve de tout joueur : cinq pions placés de telle sorte que l’un d’eux va et
          vient entre deux moulins. À chaque coup, il ouvre l’un et ferme l’autre. C’est le double
          moulin.

      rule.mill.jump.three = Quand il ne vous reste que trois pions en tout, vous pouvez sauter : au
          lieu de glisser, votre pion va sur n’importe quel point libre.
      rule.mill.jump.three.always = Comme chacun n’a que trois pions, on peut sauter dès le début :
          au lieu de glisser, votre pion va sur n’importe quel point libre.
      rule.mill.jump.never = On ne saute pas. Même avec trois pions, on va seulement au point libre
          voisin.

      rule.mill.mill-beats-jumper.yes = Si vous formez un moulin alors que l’adversaire n’a plus que
          trois pions en tout, vous gagnez aussitôt : il les perd tous les trois, même s’ils forment
          un moulin.
      rule.mill.mill-beats-jumper.yes.always = Comme chacun n’a que trois pions, cela va vite : qui
          forme un moulin gagne aussitôt.
      rule.mill.mill-beats-jumper.no = Qui a moins de trois pions ne peut plus former de moulin et a
          perdu.
      mill.below-three = Qui tombe à deux pions à cause de deux moulins à la fois a perdu aussi.
      mill.blocked = Qui doit jouer et ne peut bouger aucun pion a perdu.

      rule.mill.quiet-moves = La partie est nulle aussi quand, après la pose, {0} coups passent sans
          aucun moulin. On compte ensemble les coups des deux joueurs.
      rule.mill.quiet-moves.one = La partie est nulle aussi quand, après la pose, un seul coup passe
          sans moulin.
      rule.mill.quiet-moves.0 = On ne compte pas les coups sans moulin.

      mill.notation = Les colonnes vont de a à {0}, les rangées de 1 à {1} ; a1 est en bas à gauche.
          Poser s’écrit d2, se déplacer d2-d3. Si vous retirez un pion, ajoutez-le : d2-d3xa1.
      mill.notation.all = Le moulin qui gagne contre trois pions s’écrit d2-d3x*.
      mill.notation.pass = Pour renoncer à un coup de plus, écrivez pass.
      """;

  private FrenchMillPage() {}
}
