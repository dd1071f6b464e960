package zwick.text.french;

/// French: guided first games and the pictures of the rules pages. See [PackagedTexts] for how to
/// write them.
public final class FrenchGuide {
  public static final String TEXT =
      """
      # Captions of the pictures on a rules page.
      illustration.place = Blanc pose un pion sur un point libre.
      illustration.mixed = Blanc a encore des pions en main et joue quand même sur le plateau.
      illustration.slide = Un pion avance le long d’une ligne jusqu’au point libre voisin.
      illustration.placing-mill = Blanc pose un pion, ferme un moulin et prend un pion noir.
      illustration.placing-mill.extra = Blanc pose un pion, ferme un moulin et rejoue aussitôt.
      illustration.moving-mill = Blanc joue, ferme un moulin et prend un pion noir.
      illustration.moving-mill.extra = Blanc ferme un moulin, prend un pion et rejoue.
      illustration.from-mill = Ici, aucun pion n’est à l’abri : Blanc en prend un dans le moulin
          noir.
      illustration.protected = Le moulin noir est protégé ; Blanc prend le pion d’à côté.
      illustration.two-mills = Deux moulins d’un coup : Blanc prend deux pions.
      illustration.two-mills.one = Deux moulins d’un coup, et pourtant Blanc ne prend qu’un pion.
      illustration.double = Un moulin s’ouvre, l’autre se ferme : voilà le va-et-vient du double
          moulin.
      illustration.jump = Blanc n’a plus que trois pions et saute à travers le plateau.
      illustration.sweep = Un moulin contre trois pions : Noir est battu.
      illustration.two-left = Il ne reste que deux pions à Noir : Blanc a gagné.
      illustration.man = Un pion avance en diagonale.
      illustration.capture = La case derrière le pion noir est libre : Blanc saute et prend.
      illustration.straight = Ici, on prend aussi tout droit.
      illustration.backwards = Le pion prend en arrière.
      illustration.chain = Deux sauts, un seul coup : Blanc prend en tournant.
      illustration.duty = L’un des deux pions peut prendre, donc il doit le faire.
      illustration.choice.free = Deux pions ou un seul ? Blanc a le choix.
      illustration.choice.king = La dame doit prendre, même si le pion prendrait davantage.
      illustration.choice = Deux pions plutôt qu’un : cette prise passe avant l’autre.
      illustration.crown = La dernière rangée est atteinte : une nouvelle dame !
      illustration.crowning.on-stop = Le pion doit continuer à prendre et reste un pion.
      illustration.crowning.at-once = Sur la dernière rangée, le pion devient dame et continue à
          prendre comme dame.
      illustration.crowning.stop = Sur la dernière rangée, le coup est fini, même s’il y avait
          encore à prendre.
      illustration.king = Une dame va aussi loin que le chemin est libre.
      illustration.king.short = Une dame recule aussi, mais d’une seule case.
      illustration.lands.behind = La dame s’arrête juste derrière le pion pris.
      illustration.lands.anywhere = La dame choisit sa case derrière le pion pris.
      illustration.takes-king = Un pion prend une dame.
      illustration.insist = Blanc oublie la prise : Noir peut la réclamer.
      illustration.huff = Blanc oublie la prise : Noir peut souffler le pion qui devait prendre.
      illustration.wolf-place = Le loup choisit sa case.
      illustration.sheep = Un mouton avance en diagonale.
      illustration.wolf-caught = Le loup est dans le coin et ne peut plus en sortir.
      illustration.wolf-through = Le loup atteint la première rangée des moutons : il est passé.

      # Guided first games: what to do, what is said when it is done, and when it is not.
      lesson.retry = Essayez encore une fois.

      lesson.mill = Votre première partie de marelle
      lesson.mill.1 = Bienvenue ! Vous jouez les blancs et vous avez neuf pions en main. Au début,
          chacun pose à son tour. Touchez un point libre et posez votre premier pion.
      lesson.mill.1.praise = Ce n’est pas plus difficile que cela.
      lesson.mill.2 = Trois de vos pions sur une ligne forment un moulin. Tout à gauche, il y en a
          déjà deux. Posez le troisième au-dessus, en a7, et prenez un pion noir en récompense.
      lesson.mill.2.praise = Votre premier moulin ! Noir a un pion de moins.
      lesson.mill.2.retry = C’est permis, mais regardez tout à gauche : un moulin vous attend en a7.
      lesson.mill.3 = Noir a aussi un moulin, en bas au milieu. Les pions d’un moulin sont protégés.
          Fermez votre moulin en d5 et prenez le seul pion qui n’est pas protégé.
      lesson.mill.3.praise = Exact : dans un moulin, on est à l’abri.
      lesson.mill.3.retry = Regardez encore : votre moulin se ferme en d5.
      lesson.mill.4 = Attention, en haut, il ne manque plus qu’un pion à Noir pour faire un moulin !
          Posez le vôtre juste là.
      lesson.mill.4.praise = Bien vu ! Empêcher un moulin vaut autant que d’en fermer un.
      lesson.mill.4.retry = Noir va alors fermer son moulin en haut. Jouez plutôt en g7.
      lesson.mill.5 = Tous les pions sont posés ; maintenant, on les déplace : un pion avance le
          long d’une ligne jusqu’au point libre voisin. Jouez un de vos pions.
      lesson.mill.5.praise = C’est cela : un seul pas, et jamais par-dessus les autres.
      lesson.mill.6 = On ferme aussi des moulins en déplaçant ses pions. Un seul pas suffit à l’un
          des vôtres. Le voyez-vous ?
      lesson.mill.6.praise = Magnifique ! Encore un pion noir de moins.
      lesson.mill.6.retry = Pas encore. Jouez le pion en d7 vers la gauche, dans le coin.
      lesson.mill.7 = Un moulin ne rapporte qu’au moment où il se ferme. C’est pourquoi on l’ouvre
          de nouveau : sortez un pion de votre moulin.
      lesson.mill.7.praise = Le voilà ouvert ! Au prochain coup, vous pourrez le refermer.
      lesson.mill.7.retry = Ce pion n’est pas dans votre moulin. Prenez l’un des trois tout à
          gauche.
      lesson.mill.8 = Disons que vous avez sorti le pion du haut. Noir n’a rien fait contre cela.
          Refermez le moulin !
      lesson.mill.8.praise = Ouvrir, fermer, ouvrir, fermer : c’est ainsi qu’on gagne pion après
          pion.
      lesson.mill.8.retry = Ramenez le pion de d7 dans le coin.
      lesson.mill.9 = Et voici le plus beau, le double moulin : un pion va et vient entre deux
          moulins. À chaque coup, l’un s’ouvre et l’autre se ferme. Jouez le pion qui les relie.
      lesson.mill.9.praise = Voilà le double moulin ! Désormais, chacun de vos coups coûte un pion à
          Noir.
      lesson.mill.9.retry = Presque ! Le pion du coin en haut à gauche va en d7.
      lesson.mill.10 = Parfois, tout va mal et il ne vous reste que trois pions. En échange, vous
          pouvez sauter sur n’importe quel point libre. Sautez pour faire un moulin !
      lesson.mill.10.praise = Quel saut ! Avec trois pions, rien n’est encore perdu.
      lesson.mill.10.retry = Regardez tout à gauche : il n’en manque qu’un, et le coin du haut est
          libre.
      lesson.mill.11 = Noir n’a plus que trois pions. Si vous fermez un moulin, il lui en reste
          deux, et avec deux pions on ne fait plus de moulin. Gagnez !
      lesson.mill.11.praise = Gagné ! Vous savez jouer à la marelle. Bonne première vraie partie !
      lesson.mill.11.retry = Pas encore. Cherchez le coup qui ferme votre moulin tout à gauche.

      lesson.draughts = Votre première partie de dames
      lesson.draughts.1 = Bienvenue ! Vous jouez les pions blancs. Un pion avance en diagonale sur
          la case libre voisine. Touchez un pion de la rangée de devant, puis la case où il doit
          aller.
      lesson.draughts.1.praise = Très bien. On avance toujours, on ne recule jamais.
      lesson.draughts.2 = Devant votre pion, en diagonale, il y a un pion noir, et la case derrière
          lui est libre. Sautez par-dessus : c’est ainsi qu’on prend.
      lesson.draughts.2.praise = Pris ! Le pion noir quitte le damier.
      lesson.draughts.2.retry = C’est permis, mais un de vos pions peut sauter. Cherchez le pion
          noir juste devant lui.
      lesson.draughts.3 = Une prise peut continuer : si, après le saut, un autre pion noir est
          devant vous avec une case libre derrière, vous sautez encore. Prenez-en deux d’un seul
          coup !
      lesson.draughts.3.praise = Deux d’un coup !
      lesson.draughts.3.retry = Il y a mieux à prendre : deux pions en deux sauts, en tournant.
      lesson.draughts.4 = Qui peut prendre doit prendre, même si un autre coup est tentant. Lequel
          de vos pions peut le faire ?
      lesson.draughts.4.praise = Bien vu. Le devoir d’abord.
      lesson.draughts.4.retry = C’est tentant ! Mais plus bas vous pouvez prendre, et Noir pourrait
          le réclamer.
      lesson.draughts.5 = Cette fois, c’est Noir qui a oublié une prise. Ne laissez pas passer cela
          : appuyez sur « {0} ».
      lesson.draughts.5.praise = Exact ! Noir doit reprendre son coup et prendre, et ensuite ce sera
          à vous de prendre.
      lesson.draughts.5.retry = L’occasion est passée. Appuyez sur « {0} » avant de jouer.
      lesson.draughts.6 = Votre pion est tout près de la dernière rangée. Faites-le entrer : il
          devient dame !
      lesson.draughts.6.praise = Une dame ! On la reconnaît à ses deux pions empilés.
      lesson.draughts.6.retry = Plus qu’un pas en diagonale vers l’avant.
      lesson.draughts.7 = Une dame va en diagonale aussi loin que le chemin est libre, en avant et
          en arrière. Essayez !
      lesson.draughts.7.praise = En un coup, elle traverse tout le damier.
      lesson.draughts.8 = La dame prend aussi de loin. Sur sa longue diagonale, il y a un pion noir,
          et la case juste derrière est libre. À vous !
      lesson.draughts.8.praise = Noir ne vous attendait pas d’aussi loin.
      lesson.draughts.8.retry = Suivez la longue diagonale depuis le coin : le pion noir est là.
      lesson.draughts.9 = Qui n’a plus de pions, ou ne peut plus jouer, a perdu. Noir n’en a plus
          qu’un. Vous savez quoi faire !
      lesson.draughts.9.praise = Gagné ! Vous savez jouer aux dames. Bonne première vraie partie !
      lesson.draughts.9.retry = Pas encore. Votre pion est juste sous le dernier pion noir, en
          diagonale.

      lesson.wolf = Votre première partie du loup et des moutons
      lesson.wolf.1 = Bienvenue ! D’abord, vous êtes le loup. Choisissez une case sombre libre et
          posez-le dessus.
      lesson.wolf.1.praise = Le voilà aux aguets.
      lesson.wolf.2 = Maintenant, vous menez les quatre moutons. Les moutons avancent toujours en
          diagonale, d’une case. Jouez l’un d’eux.
      lesson.wolf.2.praise = Doucement et bien serrés : ainsi le loup ne passe pas.
      lesson.wolf.3 = Le loup peut davantage : une case en diagonale, en avant ou en arrière.
          Faites-le courir !
      lesson.wolf.3.praise = Bien. Il cherche un trou entre les moutons.
      lesson.wolf.4 = Revoici les moutons : si le loup ne peut plus bouger, ils ont gagné. Il est
          déjà dans le coin. Fermez la porte !
      lesson.wolf.4.praise = Attrapé !
      lesson.wolf.4.retry = Il va s’échapper. Mettez un mouton sur la seule case à côté de lui.
      lesson.wolf.5 = Et pour finir, encore le loup : il y a un trou devant lui. S’il atteint la
          rangée du bas, il a gagné.
      lesson.wolf.5.praise = Passé ! Vous connaissez tout le jeu. Amusez-vous bien !
      lesson.wolf.5.retry = Pas de demi-tour ! Le but est en bas.
      """;

  private FrenchGuide() {}
}
