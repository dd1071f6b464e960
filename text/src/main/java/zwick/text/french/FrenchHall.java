package zwick.text.french;

/// French: playing each other. See [PackagedTexts] for how to write them.
public final class FrenchHall {
  public static final String TEXT =
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
      house.rated-not-against-oneself = Contre son propre programme, ou entre deux programmes de la
          même personne, une partie ne compte pas pour le classement. Sans classement, c’est
          possible.
      house.rated-enough-for-today = Vous avez déjà joué ensemble aujourd’hui toutes les parties
          classées qui comptent en un jour. Sans classement, vous pouvez continuer.
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
      house.password-too-common = Ce mot de passe est facile à deviner. Prenez-en un auquel personne
          ne pense : quatre mots sans rapport entre eux, par exemple.
      house.password-same = C’est déjà votre mot de passe ; choisissez-en un autre.
      house.password-wrong = Le mot de passe n’est pas le bon.
      house.name-or-password-wrong = Le nom ou le mot de passe est faux.
      house.has-account = Vous avez déjà un compte.
      house.needs-account = Il vous faut un compte pour cela.
      house.too-many-bots = Vous ne pouvez pas inscrire plus de programmes.
      house.too-many-tokens = Vous ne pouvez pas avoir plus de clés ; supprimez-en d’abord une qui
          ne sert plus.
      house.too-many-passkeys = Vous ne pouvez pas avoir plus de clés d’accès ; supprimez d’abord
          celle dont vous n’avez plus besoin.
      house.passkey-refused = Cette clé d’accès ne convient pas : elle n’est liée à aucun compte ici,
          ou elle est faite pour une autre adresse. Prenez-en une autre ou utilisez votre mot de passe.
      house.passkey-known = Cette clé d’accès est déjà enregistrée ici.
      house.passkey-too-late = Cela a pris trop de temps ou c’est déjà fait ; recommencez.
      house.passkey-only = Pour ce compte, il faut une clé d’accès.
      house.no-passkey = Vous n’avez pas encore de clé d’accès ; ajoutez-en d’abord une.
      house.last-passkey = C’est votre dernière clé d’accès, et rien d’autre n’ouvre votre compte.
          Autorisez d’abord de nouveau le mot de passe ou ajoutez une autre clé d’accès.
      house.proof-needed = Montrez d’abord que c’est bien vous : avec votre mot de passe ou une clé d’accès.
      house.label-not-allowed = Ce nom n’est pas possible : 1 à 60 caractères, tous lisibles.
      house.too-busy = Il y a trop de monde en ce moment ; réessayez dans un instant.
      house.too-many-proposals = Il y a eu assez de propositions pour cette partie. Acceptez ce qui
          est offert ou lancez une nouvelle invitation.
      house.too-many-take-backs = Vous avez demandé assez souvent à reprendre un coup dans cette
          partie.
      house.game-too-long = Cette partie dure depuis si longtemps qu’il ne reste
          plus qu’à jouer ou à abandonner.
      house.too-many-computer-games = Vous jouez déjà assez de parties contre l’ordinateur.
          Finissez-en une ou attendez une minute.
      house.too-many-invitations = Vous avez déjà assez d’invitations affichées au salon.
          Retirez-en une ou attendez que quelqu’un vienne.

      # How much one may ask for, for those who run a server.
      limit.requests-per-second = Requêtes d’une adresse par seconde
      limit.commands-per-second = Coups et autres actions d’un joueur par seconde
      limit.commands-per-second-and-address = Coups et autres actions de tous les joueurs d’une adresse par seconde
      limit.probes-per-second = Questions d’une adresse sur ce qui est connu, par seconde
      limit.messages-per-second = Messages sur une connexion par seconde
      limit.sockets-per-address = Connexions ouvertes à la fois par une adresse
      limit.streams-per-address = Programmes d’une adresse qui suivent des parties à la fois
      limit.guests-per-hour = Nouveaux invités d’une adresse par heure
      limit.accounts-per-hour = Nouveaux comptes d’une adresse par heure
      limit.failed-logins-per-hour = Mots de passe erronés d’une adresse ou pour un nom, par heure
      limit.passwords-per-minute = Mots de passe d’une adresse, bons ou mauvais, par minute
      limit.games-per-minute = Nouvelles parties d’une adresse par minute
      limit.computer-games-per-player = Parties d’un joueur contre l’ordinateur à la fois
      limit.computer-games-per-address = Parties d’une adresse contre l’ordinateur à la fois
      limit.listed-games-per-player = Invitations d’un joueur affichées au salon
      limit.listed-games-per-address = Invitations d’une adresse affichées au salon
      limit.proposals-per-player-and-game = Propositions d’un joueur pour une partie
      limit.take-backs-per-player-and-game = Reprises de coup qu’un joueur demande dans une partie
      limit.events-per-game = Événements dans une partie
      limit.tokens-per-player = Clés d’un joueur pour des programmes
      limit.passkeys-per-player = Clés d’accès d’un joueur
      limit.bots-per-player = Programmes d’un joueur qui jouent eux-mêmes
      limit.rated-games-per-pair-and-day = Parties classées entre les deux mêmes par jour
      limit.reports-per-day = Signalements d’un joueur par jour
      limit.connections-per-address = Liaisons ouvertes en même temps par une adresse
      limit.connections = Liaisons ouvertes en même temps au total
      limit.reports-per-address-and-day = Signalements d’une adresse par jour
      house.no-such-game = Cette partie n’existe pas, ou ce joueur n’y participe pas.
      house.no-such-message = Ce message n’existe pas.
      house.no-such-report = Ce signalement n’existe pas, ou il est déjà traité.
      house.no-such-sanction = Rien de tel n’est en vigueur.
      house.no-such-address = Ce n’est pas une adresse ; elle ressemble à 203.0.113.7 ou 2001:db8:1:2::1.
      house.not-about-yourself = Vous ne pouvez pas vous signaler vous-même.
      house.too-many-reports = Cela suffit pour aujourd’hui ; vous pourrez en signaler d’autres demain.
      house.report-too-long = C’est trop long : 500 caractères au plus.
      house.needs-a-why = Donnez une raison ; elle est conservée et montrée aux personnes concernées.
      house.is-administrator = Ce joueur est administrateur ; retirez-lui d’abord ce rôle avec
          « zwick hall admin NAME --revoke ».
      house.somebody-else-decides = Personne ne décide de son propre cas ni de ses programmes ; demandez à
          un autre administrateur.
      house.not-an-administrator = Ce joueur n’est pas administrateur.
      house.only-accounts = Seul quelqu’un qui a son propre compte peut être administrateur.

      # Pour ceux que concerne une décision : jusqu’à quand et pourquoi.
      sanction.muted = Vous pouvez jouer, mais vous êtes privé de parole jusqu’au {0}. Raison : {1}
      sanction.muted-for-good = Vous pouvez jouer, mais vous êtes privé de parole. Raison : {0}
      sanction.banned = Vous ne pouvez pas entrer jusqu’au {0}. Raison : {1}
      sanction.banned-for-good = Vous ne pouvez plus entrer. Raison : {0}
      sanction.address = Aucun nouveau venu ne peut entrer depuis votre connexion jusqu’au {0}. Raison : {1}
      sanction.address-for-good = Aucun nouveau venu ne peut entrer depuis votre connexion. Raison : {0}
      """;

  private FrenchHall() {}
}
