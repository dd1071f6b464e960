package zwick.text.french;

/// French: games between people on the page. See [PackagedTexts] for how to write them.
public final class FrenchOnline {
  public static final String TEXT =
      """
      # Home, and where there is a server.
      web.friend-link = Ami par lien
      web.invite = Inviter
      web.lobby = Salon
      web.mine = Mes parties
      web.mine-waiting = Mes parties : {0} vous attendent
      web.mine-waiting.one = Mes parties : {0} vous attend
      web.me = Moi
      web.no-network = Pas de réseau pour le moment. Tout le reste marche comme toujours ; les
          parties avec les autres reprendront dès qu’il sera revenu.
      web.no-server = Cette page vient d’un serveur sans parties entre joueurs.
      web.guest = Invité
      web.your-name = Votre nom
      web.your-name-why = Ainsi les autres voient qui vous êtes.
      web.save = Enregistrer
      web.saved = Enregistré.
      web.cancel = Annuler

      # Time.
      web.time = Temps
      web.time.unhurried = Sans pendule
      web.time.live = À la pendule
      web.time.post = Par correspondance
      web.time.own = Autre temps
      web.pace.unhurried = sans pendule
      web.pace.live = {0} min + {1} s par coup
      web.pace.short = {0} min + {1} s
      web.pace.post = {0} jours par coup
      web.pace.post.one = {0} jour par coup
      web.time-minutes = Minutes pour chacun
      web.time-seconds = Secondes en plus par coup
      web.time-days = Jours par coup
      web.time-bank = Jours de réserve pour toute la partie
      web.time-rest = Jours de vacances pour chacun
      web.days = {0} jours
      web.days.one = {0} jour
      web.hours = {0} h
      web.hours.one = {0} h
      web.minutes = {0} min
      web.time-left = reste {0}
      web.low-time = Le temps presse !

      # What two agree on.
      web.your-colour = Votre couleur
      web.you-play.W = Vous jouez les blancs.
      web.you-play.B = Vous jouez les noirs.
      web.you-play.lot = Les couleurs sont tirées au sort.
      web.rated = Compte pour le classement
      web.rated-account = Pour le classement, il faut un compte à chacun.
      web.listed = Montrer aussi au salon : chacun peut jouer
      web.own-position = On part d’une position choisie.

      # Inviting.
      web.invite-title = Inviter quelqu’un
      web.invite-intro = Comment voulez-vous jouer ? Ensuite, vous aurez un lien à envoyer.
      web.invite-create = Créer le lien
      web.invite-wait = En attente de votre ami…
      web.invite-send = Envoyez ce lien, ou faites lire le code par un appareil photo. Dès que
          quelqu’un dit oui, la partie commence ici.
      web.invite-share = Envoyer le lien
      web.invite-text = Vous jouez avec moi ? {0}
      web.invite-change = Changer le temps ou la couleur
      web.invite-withdraw = Retirer l’invitation
      web.qr-game = Code QR du lien vers cette partie

      # Answering.
      web.join-title = {0} vous invite
      web.join-nameless = Vous êtes invité
      web.join-play = Jouer
      web.join-house = Proposer d’autres règles
      web.join-terms = Proposer un autre temps ou une autre couleur
      web.join-taken = On négocie déjà avec quelqu’un d’autre. Dès que la partie commence, vous
          pourrez regarder.
      web.propose-title = Comment voulez-vous jouer ?
      web.propose-send = Envoyer la proposition
      web.proposed-yours = Votre proposition est en route
      web.proposed-wait = En attente de {0}…
      web.proposed-theirs = {0} propose autre chose
      web.proposed-yes = D’accord, jouons
      web.proposed-no = Refuser
      web.closed = Cette partie a été annulée

      # Playing each other.
      web.their-turn = C’est à {0}.
      web.is-away = s’est absenté
      web.watching = Vous regardez.
      web.watchers = {0} regardent
      web.watchers.one = {0} regarde
      web.connecting = La connexion est coupée. Je me reconnecte…
      web.unsent = Votre coup n’est pas encore enregistré. Il partira dès que possible.
      web.clock-of = Pendule : {0}
      web.abort = Annuler la partie
      web.abort-sure = Les deux n’ont pas encore joué : personne ne perd.
      web.abort-yes = Oui, annuler
      web.back-asked = Vous voulez reprendre un coup. En attente de {0}…
      web.back-wanted = {0} voudrait reprendre un coup.
      web.back-yes = Permettre
      web.back-no = Refuser
      web.back-refused = {0} préfère que le coup reste joué.
      web.claim-draw = Demander la nullité
      web.absent = {0} est absent depuis longtemps. Vous pouvez attendre ou réclamer la victoire.
      web.absent-claim = Réclamer la victoire
      web.rest = Prendre des vacances
      web.rest-how = Votre pendule s’arrête pendant ce temps.
      web.rested = {0} est en vacances : {1}
      web.rematch-asked = Vous voulez rejouer. En attente de {0}…
      web.rematch-wanted = {0} voudrait rejouer.
      web.next-game = À la partie suivante
      web.talk = Conversation
      web.talk-say = Dire quelque chose
      web.talk-words = Avec vos mots
      web.talk-send = Envoyer

      # The lobby.
      web.lobby-intro = Asseyez-vous avec quelqu’un, ou invitez tout le monde.
      web.lobby-open = Quelqu’un attend ici
      web.lobby-none = Personne n’attend pour l’instant. À vous d’inviter !
      web.lobby-invite = Inviter tout le monde
      web.lobby-computers = L’ordinateur a toujours le temps
      web.lobby-games = À regarder
      web.lobby-quiet = On ne joue nulle part en ce moment.
      web.lobby-yours = Votre invitation
      web.watch = Regarder
      web.versus = {0} contre {1}

      # One's own games.
      web.mine-turn = C’est à vous
      web.mine-open = Invitation
      web.mine-none = Vous ne jouez encore avec personne.
      web.mine-over = Terminées
      web.mine-aborted = Annulée
      web.feed = Se faire rappeler
      web.feed-how = Deux adresses pour votre agenda ou votre lecteur de flux. Qui les connaît
          voit quand c’est à vous.
      web.feed-make = Créer les adresses
      web.feed-atom = Flux
      web.feed-calendar = Agenda

      # Oneself.
      web.me-guest = Vous jouez en invité. Vos parties restent liées à ce navigateur.
      web.me-account = Vous êtes connecté.
      web.account = Compte
      web.account-why = Avec un compte, vous retrouvez vos parties partout, et elles peuvent
          compter pour le classement. Pas besoin d’adresse e-mail.
      web.account-create = Créer un compte
      web.login = Se connecter
      web.logout = Se déconnecter
      web.account-name = Nom
      web.password = Mot de passe
      web.password-old = Mot de passe actuel
      web.password-fresh = Nouveau mot de passe
      web.password-change = Changer le mot de passe
      web.password-again = Votre mot de passe, encore une fois par sécurité
      web.free-text = J’autorise les mots libres dans la conversation
      web.free-text-how = On n’écrit librement que si les deux l’autorisent. Les phrases toutes
          faites vont toujours.
      web.ratings = Classement
      web.ratings-none = Aucune partie n’a encore compté.
      web.ratings-line = {0} ± {1} après {2} parties
      web.ratings-early = encore provisoire
      web.family.mill = Marelle
      web.family.draughts = Dames
      web.family.wolf = Loup et moutons
      web.passkeys = Clés d’accès
      web.passkeys-how = Avec une clé d’accès, vous vous connectez sans mot de passe : par empreinte,
          par le visage ou par le code de votre appareil. Personne ne peut la deviner ni vous la soutirer.
      web.passkey-login = Se connecter avec une clé d’accès
      web.passkey-add = Ajouter une clé d’accès
      web.passkey-numbered = Clé d’accès {0}
      web.passkey-label = Nom de la clé d’accès
      web.passkey-rename = Renommer
      web.passkey-remove = Retirer
      web.passkey-there = Vous avez déjà une clé d’accès sur cet appareil.
      web.passkey-nothing = Cela n’a pas abouti. Réessayez ou prenez votre mot de passe.
      web.proof-why = Montrez encore une fois que c’est bien vous.
      web.proof-password = Continuer avec le mot de passe
      web.proof-passkey = Continuer avec une clé d’accès
      web.passkey-only = Seulement avec une clé d’accès
      web.passkey-only-how = Votre mot de passe n’ouvre alors plus rien. Si vous perdez toutes vos clés
          d’accès, seuls ceux qui gèrent ce serveur peuvent vous aider.
      web.sessions = Où vous êtes connecté
      web.sessions-how = Tous les navigateurs avec lesquels vous vous êtes connecté. Mettez fin à ceux
          que vous ne connaissez pas.
      web.session-here = Ce navigateur
      web.session-other = Un autre navigateur
      web.session-since = depuis le {0}, vu le {1}
      web.session-end = Déconnecter
      web.session-end-others = Se déconnecter partout ailleurs
      web.unprotected = Cette connexion n’est pas chiffrée : quelqu’un sur le chemin peut lire votre
          mot de passe.
      web.programs = Programmes
      web.programs-how = Un programme peut jouer en votre nom, ou comme joueur à part. Sa clé
          n’est montrée qu’une fois.
      web.token-label = À quoi sert la clé ?
      web.token-make = Créer une clé
      web.token-once = Notez-la maintenant :
      web.token-end = Supprimer la clé
      web.token-scope = Que peut faire le programme ?
      web.token-read = Seulement regarder et lire
      web.token-play = Jouer et parler aussi
      web.token-until = valable jusqu’au {0}
      web.bot-name = Nom du programme
      web.bot-make = Créer un joueur à part
      web.data = Mes données
      web.data-export = Tout télécharger
      web.data-delete = Tout supprimer sur moi
      web.data-delete-sure = Votre nom, votre compte et ce que vous avez dit disparaissent ; les
          parties en cours prennent fin. C’est définitif.
      web.data-delete-yes = Oui, tout supprimer
      web.still-playing = Cette partie n’est pas finie ; d’ici là, l’ordinateur n’aide pas.
      """;

  private FrenchOnline() {}
}
