package zwick.text.french;

/// French: refusals, counts and outcomes. See [PackagedTexts] for how to write them.
public final class FrenchVerdicts {
  public static final String TEXT =
      """
      # Answers of the referee. A piece in a sentence: {0} is its square.
      piece.man = le pion en {0}
      piece.king = la dame en {0}
      piece.any = la pièce en {0}

      refusal.must-capture = Vous devez prendre : {0} peut prendre {1}.
      refusal.must-capture.more = Vous devez prendre ; par exemple, {0} peut prendre {1}.
      refusal.must-capture.somewhere = Vous devez prendre.
      refusal.must-capture-most = Vous devez prendre le plus de pièces possible, ici {#0} : {1} peut
          prendre {2}.
      refusal.must-capture-value = Vous devez choisir la prise qui vaut le plus : {1} peut prendre
          {2}.
      refusal.must-capture-best = Une autre prise est prioritaire : {0} peut prendre {1}.
      refusal.must-capture-best.king-first = Votre dame est prioritaire pour prendre : {0} peut
          prendre {1}.
      refusal.must-capture-best.most-kings = Vous devez prendre le plus de dames : {0} peut prendre
          {1}.
      refusal.must-continue = Ce n’est pas fini : à partir de {0}, vous devez continuer à prendre,
          par exemple {1}.
      refusal.must-continue.somehow = Ce n’est pas fini : à partir de {0}, vous devez continuer à
          prendre.
      refusal.not-your-piece = En {0} se trouve un pion de votre adversaire ; jouez l’un des vôtres.
      refusal.no-piece-there = Il n’y a pas de pion en {0}.
      refusal.occupied = {0} est déjà occupé.
      refusal.out-of-reach.mill.three = On ne va pas de {0} à {1} en un pas, et vous ne pourrez
          sauter qu’avec trois pions.
      refusal.out-of-reach.mill.never = On ne va pas de {0} à {1} en un pas, et dans cette partie on
          ne saute pas.
      refusal.out-of-reach.draughts.flying = On ne va pas de {0} à {1} : un pion avance d’une case
          en diagonale, une dame va en diagonale tant que la voie est libre.
      refusal.out-of-reach.draughts.short = On ne va pas de {0} à {1} : pions et dames vont d’une
          case en diagonale.
      refusal.out-of-reach.wolf = On ne va pas de {0} à {1} : le loup et les moutons vont d’une case
          en diagonale.
      refusal.man-goes-forward.mill = De {0} à {1}, on ne peut aller qu’en avant.
      refusal.man-goes-forward.draughts = De {0} à {1}, ce serait reculer, et seules les dames le
          peuvent sans prendre.
      refusal.man-goes-forward.wolf = De {0} à {1}, ce serait reculer, et les moutons ne font
          qu’avancer.
      refusal.man-captures-forward = De {0} à {1}, ce serait prendre en arrière, et les pions ne
          prennent qu’en avant.
      refusal.king-safe-from-men = Ici, seule une dame peut prendre une dame.
      refusal.must-land-behind = La dame ne peut pas s’arrêter en {0} : elle doit se poser juste
          derrière la pièce prise.
      refusal.nothing-to-capture.mill = De {0} à {1}, il n’y a rien à prendre : à la marelle, on
          retire un pion en formant un moulin.
      refusal.nothing-to-capture.draughts = Sur le chemin de {0} à {1}, il n’y a rien que vous
          puissiez prendre ainsi.
      refusal.nothing-to-capture.wolf = De {0} à {1}, il n’y a rien à prendre : le loup et les
          moutons ne se font pas de mal.
      refusal.still-placing = Il vous reste {#0} pions en main : posez-les d’abord, vous les
          déplacerez ensuite.
      refusal.still-placing.one = Il vous reste un pion en main : posez-le d’abord, vous jouerez les
          autres ensuite.
      refusal.hand-is-empty.mill = Vous n’avez plus de pion à poser ; déplacez-en un sur le plateau.
      refusal.hand-is-empty.draughts = Ici, on ne pose pas de pions, on les déplace.
      refusal.hand-is-empty.wolf = Le loup est déjà sur le damier ; il faut maintenant le déplacer.
      refusal.must-remove = Vous formez un moulin : dites aussi quels pions vous retirez, {#0} en
          tout ; ajoutez par exemple xa1,b2.
      refusal.must-remove.one = Vous formez un moulin : dites aussi quel pion vous retirez ; ajoutez
          par exemple xa1.
      refusal.own-stone = {0} est votre propre pion : prenez-en un à votre adversaire.
      refusal.must-remove.all = Vous formez un moulin contre trois pions et vous gagnez : ajoutez x*
          au coup.
      refusal.nothing-to-remove.mill = Vous ne pouvez pas retirer {0} : ce coup ne vous donne aucun
          pion.
      refusal.nothing-to-remove.draughts = Vous ne pouvez pas retirer {0} : aux dames, on prend en
          sautant.
      refusal.nothing-to-remove.wolf = Vous ne pouvez pas retirer {0} : le loup et les moutons ne se
          font pas de mal.
      refusal.protected-by-mill.never = Le pion en {0} est dans un moulin, et un moulin protège ses
          pions.
      refusal.protected-by-mill.if-all = Le pion en {0} est dans un moulin : il est protégé tant que
          l’adversaire en a d’autres sur le plateau.
      refusal.nothing-to-decline = On ne peut passer qu’à la place d’un coup supplémentaire.
      refusal.must-place-wolf = Le loup n’a pas encore de place : posez-le sur une case sombre
          libre, par exemple 17.
      refusal.ambiguous = Plusieurs coups sont possibles ; écrivez tout le chemin, par exemple {0}.
      refusal.not-your-turn = C’est à {0} de jouer.
      refusal.nothing-to-insist = Votre adversaire n’a oublié aucune prise.
      refusal.nothing-to-insist.never = Ces règles ne permettent pas de réclamer une prise oubliée.
      refusal.nothing-to-huff = Votre adversaire n’a oublié aucune prise : il n’y a rien à souffler.
      refusal.nothing-to-huff.never = Dans ces règles, on ne souffle pas.
      refusal.not-huffable = Il n’y a rien à souffler en {0} ; vous pouvez souffler {1}.
      refusal.nothing-to-claim = Il n’y a pas de nullité à demander ici.
      refusal.nothing-to-claim.counts = Ce n’est pas encore nul : {0}.
      refusal.claim-needs-offer = Pour demander la nullité, il faut l’avoir proposée plus tôt dans
          la partie.
      refusal.too-early = Vous ne pourrez convenir d’une nullité qu’après {1} coups de chacun ; vous
          en êtes à {0}.
      refusal.nothing-to-answer = Votre adversaire ne propose pas la nullité en ce moment.
      refusal.already-offered = Vous avez déjà proposé la nullité ; attendez la réponse.
      refusal.nothing-to-take-back = Il n’y a pas de coup à reprendre.
      refusal.time-left = Le temps n’est pas écoulé : il reste {0} à la pendule.
      refusal.no-clock = Cette partie se joue sans pendule.
      refusal.game-over = La partie est finie. {0}
      refusal.too-many-captures = Après ce coup, il y aurait tant de prises que personne ne pourrait
          les compter ; choisissez-en un autre.
      refusal.not-a-move.mill = « {0} » n’est pas un coup. Un coup s’écrit d2, d2-d3 ou d2-d3xa1.
      refusal.not-a-move.draughts = « {0} » n’est pas un coup. Un coup s’écrit 31-26 ou 26x17.
      refusal.not-a-move.wolf = « {0} » n’est pas un coup. Un coup s’écrit 29-25.
      refusal.no-move.mill = Ce n’est pas un coup. Un coup s’écrit d2, d2-d3 ou d2-d3xa1.
      refusal.no-move.draughts = Ce n’est pas un coup. Un coup s’écrit 31-26 ou 26x17.
      refusal.no-move.wolf = Ce n’est pas un coup. Un coup s’écrit 29-25.

      # How far a draw has come: {0} of {1}.
      count.repetition = cette position est là pour la {0}e fois, il en faut {#1}
      count.repetition.one = cette position est là pour la première fois, il en faut {#1}
      count.quiet-moves.mill = {0} coups sur {1} sans moulin
      count.quiet-moves.mill.one = {0} coup sur {1} sans moulin
      count.quiet-moves.draughts = {0} coups sur {1} de chaque côté sans prise ni coup de pion
      count.quiet-moves.draughts.one = {0} coup sur {1} de chaque côté sans prise ni coup de pion
      count.quiet-moves.wolf = {0} coups sur {1} sans progrès
      count.quiet-moves.wolf.one = {0} coup sur {1} sans progrès
      count.sixteen-moves = {0} coups sur {1} de chaque côté contre trois pièces dont une dame
      count.sixteen-moves.one = {0} coup sur {1} de chaque côté contre trois pièces dont une dame
      count.five-moves = {0} coups sur {1} de chaque côté contre deux pièces au plus, dont une dame
      count.five-moves.one = {0} coup sur {1} de chaque côté contre deux pièces au plus, dont une
          dame

      # {0} has won, {1} has lost.
      outcome.no-pieces = {0} gagne : {1} n’a plus de pions.
      outcome.blocked = {0} gagne : le joueur au trait ne peut plus bouger.
      outcome.blocked.loser = {0} gagne : {1} ne peut plus bouger.
      outcome.blocked.winner = {0} gagne : {0} ne peut plus bouger et n’a donc plus rien à perdre.
      outcome.below-three = {0} gagne : {1} a moins de trois pions.
      outcome.mill-against-jumper = {0} gagne par un moulin contre les trois derniers pions.
      outcome.lost-all = {0} gagne : {0} a perdu tous ses pions.
      outcome.wolf-caught = {0} gagne : le loup est pris au piège.
      outcome.wolf-through = {0} gagne : le loup est passé.
      outcome.resignation = {0} gagne : {1} abandonne.
      outcome.left = {0} gagne : {1} est parti.
      outcome.time = {0} gagne : {1} n’a plus de temps.
      outcome.repetition = Partie nulle : la même position est revenue.
      outcome.quiet-moves = Partie nulle : trop de coups sans progrès.
      outcome.sixteen-moves = Partie nulle par la règle des 16 coups.
      outcome.five-moves = Partie nulle par la règle des 5 coups.
      outcome.lone-kings = Partie nulle : chacun n’a plus qu’une dame.
      outcome.agreement = Partie nulle : les deux joueurs sont d’accord.
      """;

  private FrenchVerdicts() {}
}
