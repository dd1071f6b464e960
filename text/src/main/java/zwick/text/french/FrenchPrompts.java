package zwick.text.french;

/// French: the table beside the board: rights, prompts, counters. See [PackagedTexts] for how to
/// write them.
public final class FrenchPrompts {
  public static final String TEXT =
      """
      # What a player may do besides moving, as words for a button.
      right.insist = Réclamer la prise
      right.huff = Souffler {0}
      right.offer = Proposer la nullité
      right.accept = Accepter la nullité
      right.decline = Refuser la nullité
      right.claim = Demander la nullité
      right.claim.move = Demander la nullité avec {0}
      right.resign = Abandonner
      right.takeback = Reprendre le coup
      right.pass = Renoncer au coup de plus

      # What {0} is to do now.
      prompt.place = {0} pose un pion.
      prompt.mixed = {0} pose un pion ou en déplace un.
      prompt.extra = {0} a un coup de plus et peut y renoncer.
      prompt.move = {0} joue.
      prompt.jump = {0} peut sauter : avec trois pions, on va sur n’importe quel point libre.
      prompt.capture = {0} doit prendre.
      prompt.insisted = {0} doit prendre : {1} l’exige.
      prompt.rights = {0} ne peut pas jouer, car {1} a oublié une prise.
      prompt.wolf.place = Le loup choisit une case libre.
      prompt.wolf.move = Le loup joue.
      prompt.sheep.move = Un mouton joue.

      # What {0} has just done beside the board.
      said.insist = {0} réclame la prise ; le coup de {1} ne compte pas.
      said.takeback = Le dernier coup est repris.
      said.offer = {0} propose la nullité.
      said.decline = {0} refuse la nullité.

      # How far a draw has come: {0} of {1}.
      counter.repetition = Position vue {0} fois sur {1}

      zwickmuehle = {0} a un double moulin : le pion en {1} va en {2} et revient, et chaque coup ferme
          un moulin.

      # Why something that was sent is not understood.
      trouble.question = La question « {0} » n’existe pas.
      trouble.weights = Le fichier « {0} » est abîmé.
      trouble.unexpected = Il est arrivé quelque chose qui ne devrait jamais arriver ({0}) ; merci de
          le signaler.

      # Why touched points lead to no move.
      why.stuck = Rien ne peut partir de {0} : tous les chemins sont fermés.
      why.go-on = Jusqu’ici, tout est juste ; le coup n’est pas fini.
      why.fine = C’est un coup permis.
      why.each = C’est possible, mais case par case : {0}.
      why.land = En {0}, ce serait déjà fini. Arrivez là où vous pouvez continuer à prendre, par
          exemple {1}.
      why.nothing = Il n’y a rien à faire là.

      # Help for the side to move: first where to look, then what to do.
      hint.piece = Regardez bien {0}.
      hint.points = Regardez par ici : {0}.
      hint.missed = Votre adversaire n’aurait-il pas oublié quelque chose ?
      hint.pass = Le coup de plus n’est pas obligatoire.
      hint.move = Essayez {0}.
      hint.right = « {0} »
      """;

  private FrenchPrompts() {}
}
