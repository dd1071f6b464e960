package zwick.text.french;

/// French: what is known for sure, and what the coach says about it. See [PackagedTexts] for how to
/// write them.
public final class FrenchCoach {
  public static final String TEXT =
      """
      # Comment une position se termine ; {0} est un camp.
      known.won = {0} peut forcer le gain.
      known.drawn = Personne ne peut forcer le gain.

      # Ce qu’un coup y change.
      effect.keeps.won = garde le gain
      effect.keeps.drawn = garde la nulle
      effect.keeps.lost = perdu comme avant
      effect.best.won = gagne au plus vite
      effect.best.lost = résiste le plus longtemps
      effect.slips = laisse échapper le gain
      effect.loses.won = perd une partie gagnée
      effect.loses.drawn = perd une partie nulle
      effect.unknown = inconnu

      # D’abord un indice : {0} coups sur {2} gardent ce que {1} possède.
      coach.nudge.won = {1} peut gagner ici : {#0} coups sur {2} gardent le gain.
      coach.nudge.won.one = {1} peut gagner ici, mais un seul coup sur {2} garde le gain.
      coach.nudge.won.all = {0} gagne, quel que soit le coup.
      coach.nudge.drawn = C’est nul si tu fais attention : {#0} coups sur {2} gardent la nulle.
      coach.nudge.drawn.one = C’est nul si tu fais attention : un seul coup sur {2} garde la nulle.
      coach.nudge.drawn.all = C’est nul, et aucun coup n’y change rien.
      coach.nudge.lost = {0} gagne s’il ne se trompe pas. Résiste aussi longtemps que possible !

      # Enfin la raison ; {0} est un coup.
      coach.why.won = Après {0}, toute réponse perd.
      coach.why.won.others = {0} autres coups gâcheraient le gain.
      coach.why.won.others.one = Un autre coup gâcherait le gain.
      coach.why.drawn = Après {0}, personne ne peut plus forcer le gain.
      coach.why.drawn.wrong = Après {0}, en revanche, {1} gagne.
      coach.why.lost = Après {0}, cela dure le plus longtemps, et l’adversaire peut encore se tromper.
      coach.line = Si les deux jouent au mieux :
      coach.line.wrong = Ce qui suivrait {0} :

      # Le dernier moment où {0} pouvait sauver ou gagner la partie ; {1} est le numéro du coup.
      coach.last.won = Au coup {1}, {0} pouvait encore gagner : {2}.
      coach.last.drawn = Au coup {1}, {0} pouvait encore garder la nulle : {2}.
      coach.last.instead = Le coup joué fut {0}.
      coach.last.gave-up = L’abandon était prématuré.
      """;

  private FrenchCoach() {}
}
