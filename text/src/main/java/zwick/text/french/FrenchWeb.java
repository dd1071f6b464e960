package zwick.text.french;

/// French: the page's own words. See [PackagedTexts] for how to write them.
public final class FrenchWeb {
  public static final String TEXT =
      """
      # The head of every screen.
      web.title = Zwickmühle
      web.tagline = La marelle et les dames, comme dans votre livret.
      web.language = Langue
      web.theme = Clair ou sombre
      web.home = À l’accueil
      web.close = Fermer
      web.trouble = Cela ne va pas
      web.update = Une nouvelle version est prête.
      web.update-now = Recharger
      web.unkept = Cette page n’a pas pu être conservée : pour l’instant, elle ne marche pas sans réseau.

      # Home.
      web.choose-game = Quel jeu ?
      web.more-games = Plus de jeux
      web.fewer-games = Moins de jeux
      web.pieces = Pièces
      web.learn-mill = Apprendre la marelle
      web.learn-draughts = Apprendre les dames
      web.learn-wolf = Apprendre le loup et les moutons
      web.resume = Reprendre la partie en cours
      web.against = Contre
      web.computer = Ordinateur
      web.friend-here = À deux ici
      web.choose-level = Force
      web.colour = Couleur
      web.start = Jouer
      web.rules = Règles
      web.house-rules = Règles maison

      # Sides and pieces.
      web.side.W = Blanc
      web.side.B = Noir
      web.side.lot = Au sort
      web.piece.W.stone = pion blanc
      web.piece.B.stone = pion noir
      web.piece.W.man = pion blanc
      web.piece.B.man = pion noir
      web.piece.W.king = dame blanche
      web.piece.B.king = dame noire
      web.piece.W.sheep = mouton
      web.piece.B.sheep = mouton
      web.piece.W.wolf = loup
      web.piece.B.wolf = loup
      web.empty = libre
      web.possible = possible

      # The table.
      web.board = Plateau : {0}
      web.you = Vous
      web.level = Niveau {0}
      web.in-hand = {0} à poser
      web.captured = {0} pris
      web.wait = Un instant, c’est à l’ordinateur.
      web.computer-thinks = L’ordinateur réfléchit…
      web.thinking = Je réfléchis…
      web.take-one = Moulin ! Quel pion prenez-vous ?
      web.why-not = Pourquoi pas ?
      web.zwickmuehle = Zwickmühle : double moulin !
      web.past = Coup {0} sur {1}
      web.now = Retour à la partie
      web.done = Terminé
      web.moves = Coups
      web.first = Au début
      web.back = Un coup en arrière
      web.forward = Un coup en avant
      web.last = À la fin

      # The menu of a game.
      web.take-back = Reprendre
      web.hint = Conseil
      web.turn-board = Tourner
      web.offer-draw = Proposer la nullité
      web.resign = Abandonner
      web.resign-sure = Voulez-vous vraiment abandonner la partie ?
      web.resign-yes = Oui, abandonner
      web.play-on = Continuer
      web.more = Plus
      web.analyse = Analyse
      web.share = Partager et enregistrer
      web.share-how = Toute la partie, avec les règles et tous les coups.
      web.save-text = En texte
      web.save-pdn = En PDN
      web.save-json = En JSON
      web.copy = Copier le texte
      web.copied = Copié.
      web.open-file = Ouvrir une partie
      web.open-choose = Un fichier (texte, PDN ou JSON)
      web.open-paste = ou à coller ici
      web.open = Ouvrir
      web.open-which = Quelle partie ?
      web.set-up = Composer une position
      web.names = Noms des cases
      web.sound-on = Activer le son
      web.sound-off = Couper le son
      web.new-game = Nouvelle partie
      web.new-game-sure = La partie en cours ne pourra plus être reprise.

      # The end.
      web.won = Gagné !
      web.lost = Perdu
      web.drawn = Partie nulle
      web.over = La partie est finie
      web.rematch = Revanche

      # House rules.
      web.house-rules-of = Règles maison : {0}
      web.house-intro = Jouez comme vous en avez l’habitude. ★ marque ce que dit le livret.
      web.as-printed = Tout comme dans le livret
      web.as-booklet = comme dans le livret
      web.changed = changé
      web.put-back = Comme le livret
      web.house-name = Comment s’appellent vos règles ?
      web.house-name-example = La marelle de mamie
      web.house-play = Jouer ainsi
      web.house-keep = Retenir
      web.house-read = Lire le livret
      web.house-carry = Transmettre
      web.house-of = Règles maison de {0}
      web.copy-link = Copier le lien
      web.qr = Code QR du lien vers ces règles

      # Rules page and lessons.
      web.rules-change = Jouer avec vos propres règles
      web.show-move = Montrer
      web.back-to-game = Retour
      web.next = Suite
      web.lesson-done = À vous de jouer !

      # Setting up a position.
      web.set-up-how = Choisissez un pion et touchez le plateau.
      web.wipe = enlever
      web.hand-of = {0} a encore à poser :
      web.to-move = Au trait
      web.clear-board = Vider le plateau
      web.start-position = Position de départ
      web.play-computer = Contre l’ordinateur (niveau {0})
      web.play-friend = À deux

      # Analysis.
      web.chance = Chances des blancs
      web.depth = {0} demi-coups, {1} positions
      web.graph = Chances des blancs au fil de la partie

      # L’entraîneur.
      web.coach = Entraîneur
      web.last-chance = Le dernier coup qui pouvait sauver la partie
      web.missed-chance = Le dernier coup qui pouvait gagner
      web.show-there = Montrer
      web.proof-end = Retour à la position
      """;

  private FrenchWeb() {}
}
