package zwick.text.french;

/// French: pages in general, draws, wolf and sheep. See [PackagedTexts] for how to write them.
public final class FrenchRulesPage {
  public static final String TEXT =
      """
      page.title.house = {0}, avec règles maison
      page.intro.mill = Trois pions alignés, et hop, vous vous servez ! Pour la marelle, il suffit
          d’un plateau, de quelques pions et de deux têtes qui aiment chercher.
      page.intro.draughts = On avance en diagonale, on saute, on ramasse : les dames s’apprennent
          vite, et il y a toujours quelqu’un pour demander la revanche.
      page.intro.wolf = Quatre contre un, et pourtant rien n’est joué : un petit jeu sur damier que
          même les plus jeunes comprennent tout de suite.
      page.intro.family = Chaque famille a ses habitudes. Si vous jouez autrement, choisissez votre
          règle maison.
      page.intro.house = Vous jouez « {1} » avec {#0} règles maison. Elles sont signalées plus bas.
      page.intro.house.one = Vous jouez « {1} » avec une règle maison. Elle est signalée plus bas.
      page.label.ours = Notre ajout :
      page.label.house-rule = Règle maison :
      page.resign = Vous pouvez aussi abandonner. L’adversaire a alors gagné.

      section.aim = But du jeu
      section.preparation = Mise en place
      section.placing = La pose
      section.moving = Les déplacements
      section.mills = Les moulins
      section.double-mill = Le double moulin
      section.jumping = Le saut
      section.capturing = La prise
      section.kings = Les dames
      section.missed = Une prise oubliée ?
      section.end = Fin de la partie
      section.draws = Partie nulle
      section.notation = Noter les coups

      # Draws in mill and draughts
      draw.agreement = Vous pouvez à tout moment convenir d’une partie nulle : l’un la propose,
          l’autre accepte.
      draw.endless = Si personne n’avance plus, le mieux est de convenir d’une partie nulle.
      rule.draw.repetition = La partie est nulle quand la même position revient pour la {0}e fois
          avec le même joueur au trait.
      rule.draw.repetition.2 = La partie est nulle quand la même position revient une deuxième fois
          avec le même joueur au trait.
      rule.draw.repetition.3 = La partie est nulle quand la même position se présente pour la
          troisième fois et que c’est au même joueur de jouer.
      rule.draw.repetition.0 = La même position peut revenir aussi souvent que l’on veut.
      rule.draw.draw-by.automatic = À ce moment-là, la partie s’arrête d’elle-même.
      rule.draw.draw-by.claim = Mais la partie ne s’arrête pas d’elle-même : le joueur dont c’est le
          tour demande la nullité et annonce le coup qu’il va jouer. Il doit pour cela l’avoir déjà
          proposée dans cette partie. Si le compte n’y est pas, on continue, tout simplement.

      # Wolf and sheep
      wolf.aim = Blanc mène quatre moutons, Noir le loup. Les moutons veulent cerner le loup ; le
          loup veut passer derrière eux.
      wolf.board = Vous jouez sur les cases sombres d’un damier de 8 × 8 cases. Tirez au sort qui
          sera le loup. Les quatre moutons se placent sur les cases sombres de la première rangée de
          Blanc.
      wolf.place = Avant le départ, le loup choisit la case sombre libre qui lui plaît.
      rule.wolf.first.sheep = Ensuite, un mouton joue le premier coup.
      rule.wolf.first.wolf = Ensuite, le loup joue le premier coup.
      wolf.move = Chacun à son tour bouge d’une case, toujours en diagonale. Les moutons vont
          seulement de l’avant ; le loup peut aussi reculer.
      wolf.peace = Personne n’est mangé : dans ce jeu, il n’y a pas de prise.
      wolf.caught = Les moutons gagnent quand c’est au loup de jouer et qu’il ne peut plus bouger.
      wolf.through = Le loup gagne quand il atteint la première rangée de Blanc ou qu’il a dépassé
          tous les moutons. Il gagne aussi quand c’est aux moutons de jouer et qu’aucun ne peut
          avancer.
      wolf.no-draw = Il n’y a de partie nulle que si vous en convenez. Les moutons avancent
          toujours, alors la partie a forcément une fin.
      wolf.notation = Les cases sombres sont numérotées de 1 à 32, rangée par rangée, d’en haut à
          gauche jusqu’en bas à droite ; Blanc est assis en bas. Pour poser le loup, écrivez 17 ;
          pour jouer, 29-25.

      # Comparing rule sets
      differences.none = On joue exactement comme « {0} ».
      differences.some = Voici ce qui change par rapport à « {0} » :
      differences.other-game = « {0} » et « {1} » sont deux jeux différents.
      differences.entry = {0} : {1} (au lieu de : {2})
      """;

  private FrenchRulesPage() {}
}
