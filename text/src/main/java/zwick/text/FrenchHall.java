package zwick.text;

/// French: playing each other. See [Texts] for how to write them.
final class FrenchHall {
  static final String TEXT =
      """
      # What players say to each other with one touch.
      phrase.hello = Bonjour !
      phrase.good-luck = Bonne chance !
      phrase.nice-move = Joli coup !
      phrase.oops = Oups !
      phrase.thanks = Merci !
      phrase.one-moment = Un instant, s’il vous plaît.
      phrase.well-played = Bien joué !
      phrase.good-game = C’était une belle partie.
      phrase.rematch = Encore une partie ?
      phrase.goodbye = Au revoir !

      # Why the house does not do something.
      house.not-seated = Vous ne jouez pas à cette table.
      house.not-invited = Cette invitation est désormais pour quelqu’un d’autre.
      house.your-own-terms = C’est à quelqu’un d’autre de dire oui.
      house.not-begun = La partie n’a pas encore commencé.
      house.already-begun = La partie a déjà commencé.
      house.table-closed = Cette partie a été annulée.
      house.still-playing = Il faut d’abord finir cette partie.
      house.too-late-to-abort = Il est trop tard pour annuler : chacun a déjà joué. Vous pouvez
          abandonner ou proposer la nulle.
      house.not-for-players = Seule la maison peut le faire.
      house.nothing-to-take-back = Vous n’avez encore aucun coup à reprendre.
      house.already-asked = C’est déjà demandé ; la réponse n’est pas encore venue.
      house.nothing-asked = Rien n’a été demandé.
      house.no-take-back-in-rated-games = Dans une partie classée, aucun coup n’est repris.
      house.opponent-is-there = Pas encore : la personne qui doit jouer est là ou vient de partir.
      house.no-holiday-left = Il ne vous reste pas autant de jours de congé dans cette partie.
      house.rated-needs-accounts = Pour une partie classée, il faut un compte des deux côtés.
      house.rated-starts-at-the-start = Une partie classée commence dans la position initiale.
      house.no-such-phrase = Cette phrase n’existe pas.
      house.words-not-allowed = Pour écrire librement, il faut l’accord des deux ; les phrases
          toutes faites sont toujours permises.
      house.words-too-long = C’est trop long : 200 caractères au plus.
      house.no-words = Il n’y a rien d’écrit.
      house.not-so-fast = Pas si vite ; attendez un instant.
      house.no-such-player = Cette personne n’est pas connue ici.
      house.name-not-allowed = Ce nom ne convient pas : de 2 à 24 lettres et chiffres, même avec des
          espaces, des traits d’union ou des points, et rien qui nous ressemble.
      house.name-taken = Ce nom est déjà pris.
      house.password-too-short = Le mot de passe doit avoir au moins 8 caractères.
      house.password-too-long = Le mot de passe peut avoir 200 caractères au plus.
      house.name-or-password-wrong = Le nom ou le mot de passe est faux.
      house.has-account = Vous avez déjà un compte.
      house.needs-account = Il vous faut un compte pour cela.
      house.too-many-bots = Vous ne pouvez pas inscrire plus de cinq programmes.
      house.too-busy = Il y a trop de monde en ce moment ; réessayez dans un instant.
      """;

  private FrenchHall() {}
}
