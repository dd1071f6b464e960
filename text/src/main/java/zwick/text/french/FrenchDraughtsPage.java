package zwick.text.french;

/// French: the rules of the draughts games. See [PackagedTexts] for how to write them.
public final class FrenchDraughtsPage {
  public static final String TEXT =
      """
      rule.draughts.goal.capture = Prenez tous les pions de l’adversaire, ou enfermez-les si bien
          qu’il ne peut plus jouer.
      rule.draughts.goal.lose = Ici, tout est à l’envers : le premier qui n’a plus de pions gagne !
          Placez donc les vôtres de façon que l’adversaire soit obligé de les prendre.

      rule.draughts.board = Il vous faut un damier de {0} × {0} cases. On ne joue que sur les cases
          sombres.
      rule.draughts.corner.left = Placez-le de sorte que chacun ait une case sombre en bas à gauche.
      rule.draughts.corner.right = Placez-le de sorte que chacun ait une case sombre en bas à
          droite.
      rule.draughts.men = Chacun pose {#1} pions sur les cases sombres des {#0} rangées devant lui.
          Au milieu, {#2} rangées restent vides.
      rule.draughts.men.one = Chacun pose {#1} pions sur les cases sombres de la première rangée
          devant lui. Les {#2} rangées du milieu restent vides.
      draughts.colours = Choisissez vos couleurs ou tirez-les au sort. Blanc commence, puis vous jouez
          chacun à votre tour.

      draughts.move = Un simple pion avance en diagonale sur la case voisine, si elle est libre.

      draughts.capture = Quand un pion adverse est voisin du vôtre en diagonale et que la case
          derrière lui est libre, vous sautez par-dessus : il est pris. On ne saute jamais
          par-dessus ses propres pions.
      rule.draughts.men-capture.forward = Les simples pions prennent seulement en avant, jamais en
          arrière.
      rule.draughts.men-capture.all = Pour prendre, les simples pions peuvent aussi aller en
          arrière, alors que d’ordinaire ils ne font qu’avancer.
      rule.draughts.men-capture.eight = On prend dans huit directions : en diagonale, en avant et en
          arrière, mais aussi tout droit, vers l’avant, vers l’arrière et sur les côtés. Tout droit,
          seules les cases sombres comptent : on saute par-dessus la prochaine case sombre de la
          rangée ou de la colonne pour arriver sur la suivante.
      draughts.chain = Si vous pouvez prendre encore depuis la case d’arrivée, c’est toujours le
          même coup : vous continuez, même en changeant de direction, tant qu’il y a quelque chose à
          prendre.
      rule.draughts.taken-leave.after-move = Les pions pris ne quittent le damier qu’à la fin du
          coup. D’ici là, ils barrent le passage, et on ne saute pas deux fois par-dessus le même.
      rule.draughts.taken-leave.at-once = Chaque pion pris quitte aussitôt le damier. Sa case
          redevient libre pendant le coup même.
      draughts.duty = La prise est obligatoire.
      rule.draughts.capture-choice.free = Si plusieurs prises sont possibles, choisissez celle que
          vous voulez. Ce n’est pas forcément la plus longue.
      rule.draughts.capture-choice.most = Si plusieurs prises sont possibles, vous devez prendre le
          plus de pièces possible. Une dame compte comme un pion, et peu importe que vous preniez
          avec une dame ou avec un pion.
      rule.draughts.capture-choice.king-first = Si l’une de vos dames peut prendre, c’est une dame
          qui doit prendre. Sinon, vous choisissez librement ; le nombre de pièces ne compte pas.
      rule.draughts.capture-choice.most-kings = Si plusieurs prises sont possibles, vous devez
          prendre le plus de pièces possible. À nombre égal, prenez le plus de dames.
      rule.draughts.capture-choice.most-king-first = Si plusieurs prises sont possibles, vous devez
          prendre le plus de pièces possible. À nombre égal, votre dame passe avant vos pions ;
          ensuite, on prend le plus de dames ; enfin, on choisit la prise qui rencontre une dame le
          plus tôt.
      rule.draughts.capture-choice.value = Si plusieurs prises sont possibles, vous devez choisir
          celle qui vaut le plus : une dame prise vaut un peu moins que deux pions. À valeur égale,
          prenez avec une dame si vous le pouvez.

      draughts.crown = Un pion qui atteint la dernière rangée, juste devant l’adversaire, devient
          une dame : posez un second pion dessus. On peut avoir plusieurs dames.
      rule.draughts.crowning.on-stop = Il ne devient dame que si son coup s’arrête là. S’il doit
          continuer à prendre et quitter la rangée, il reste simple pion.
      rule.draughts.crowning.on-stop.forward = Son coup est alors terminé ; il jouera comme dame au
          tour suivant.
      rule.draughts.crowning.at-once-continue = S’il y arrive en prenant, il est dame aussitôt et
          continue à prendre comme une dame, s’il le peut.
      rule.draughts.crowning.at-once-stop = S’il y arrive en prenant, il devient dame et son coup
          s’arrête, même s’il reste quelque chose à prendre.
      rule.draughts.king.flying = Une dame va en diagonale, en avant ou en arrière, aussi loin que
          la voie est libre. Elle prend de même : le pion qu’elle saute peut se trouver plus loin.
      rule.draughts.king.flying.eight = Une dame va en diagonale, en avant ou en arrière, aussi loin
          que la voie est libre. Elle prend dans les huit directions, même un pion qui se trouve
          plus loin.
      rule.draughts.king.short = Une dame va d’une seule case, comme un pion, mais en avant ou en
          arrière. Elle peut prendre dans toutes ces directions.
      rule.draughts.king.short.eight = Une dame va d’une seule case en diagonale, comme un pion,
          mais en avant ou en arrière. Elle peut prendre dans les huit directions.
      rule.draughts.king-lands.behind = Après le saut, elle se pose sur la case juste derrière le
          pion pris.
      rule.draughts.king-lands.anywhere = Après le saut, elle se pose sur n’importe quelle case
          libre derrière le pion pris. Si certaines de ces cases lui permettent de prendre encore,
          elle doit s’arrêter sur l’une de celles-là.
      rule.draughts.men-take-kings.yes = Un simple pion peut lui aussi prendre une dame.
      rule.draughts.men-take-kings.no = Un simple pion ne peut pas prendre une dame ; il faut une
          dame.

      rule.draughts.obligation.enforced = Ici, cela n’arrive pas : qui peut prendre ne peut rien
          jouer d’autre, ni s’arrêter en chemin.
      rule.draughts.obligation.insist = Si l’adversaire oublie une prise ou s’arrête trop tôt, vous
          pouvez la réclamer : il reprend son coup et doit prendre. Si vous avez déjà joué, c’est
          trop tard.
      rule.draughts.obligation.insist.choice = Si l’adversaire oublie une prise, s’arrête trop tôt
          ou ne prend pas comme il le doit, vous pouvez réclamer : il reprend son coup et prend
          correctement. Si vous avez déjà joué, c’est trop tard.
      rule.draughts.obligation.huff = Si l’adversaire oublie une prise, vous pouvez « souffler » :
          avant de jouer, retirez du damier un pion qui aurait dû prendre. Si un pion s’est arrêté
          trop tôt, c’est lui qui part. Souffler n’est pas jouer : vous jouez ensuite votre coup
          comme d’habitude. Si vous avez déjà joué, c’est trop tard.
      rule.draughts.obligation.huff.choice = Si l’adversaire oublie une prise ou ne prend pas comme
          il le doit, vous pouvez « souffler » : avant de jouer, retirez du damier un pion qui
          aurait dû prendre. Si un pion s’est arrêté trop tôt, c’est lui qui part. Souffler n’est
          pas jouer : vous jouez ensuite votre coup comme d’habitude. Si vous avez déjà joué, c’est
          trop tard.
      draughts.huff-hint = Certains préfèrent souffler : le pion qui aurait dû prendre est retiré,
          pour la peine. Si cela vous plaît, convenez-en avant la partie comme règle maison.
      draughts.huff-lose = Mais attention : ici, souffler, c’est rendre service à l’adversaire !

      rule.draughts.goal.capture.end = Vous gagnez quand l’adversaire n’a plus de pions. Vous gagnez
          aussi quand c’est à lui de jouer et qu’il ne peut rien bouger.
      rule.draughts.goal.lose.end = Vous gagnez quand vous n’avez plus de pions. Vous gagnez aussi
          quand c’est à vous de jouer et que vous ne pouvez rien bouger, car vous n’avez alors plus
          rien à perdre.

      rule.draughts.agreement-after = Vous ne pouvez convenir d’une partie nulle qu’après {0} coups
          de chacun : l’un la propose, l’autre accepte.
      rule.draughts.agreement-after.one = Vous ne pouvez convenir d’une partie nulle qu’après un
          coup de chacun : l’un la propose, l’autre accepte.
      rule.draughts.agreement-after.0 = Vous pouvez à tout moment convenir d’une partie nulle : l’un
          la propose, l’autre accepte.
      rule.draughts.quiet-moves = La partie est nulle aussi quand chacun joue {0} coups de suite
          avec des dames seulement, sans aucune prise.
      rule.draughts.quiet-moves.one = La partie est nulle aussi quand chacun joue un coup de dame
          sans aucune prise.
      rule.draughts.quiet-moves.0 = On ne compte pas les coups de dames sans prise.
      rule.draughts.endgame-limits.yes = Quand l’un n’a plus qu’une dame, le temps presse : si
          l’autre a trois pièces dont une dame, il reste 16 coups à chacun ; s’il n’en a qu’une ou
          deux, dont une dame, il en reste cinq. Ensuite, la partie est nulle.
      rule.draughts.endgame-limits.no = Il n’y a pas de limite de coups en fin de partie.
      rule.draughts.lone-kings.claim = Quand chacun n’a plus qu’une seule dame, l’un ou l’autre peut
          déclarer la partie nulle.
      rule.draughts.lone-kings.no = Même si chacun n’a plus qu’une seule dame, la partie continue.

      draughts.notation = Les cases sombres sont numérotées de 1 à {0}, rangée par rangée, d’en haut
          à gauche jusqu’en bas à droite ; Blanc est assis en bas. Un déplacement s’écrit {1}, une
          prise {2}.
      """;

  private FrenchDraughtsPage() {}
}
