package zwick.text.french;

/// French: keeping a hall friendly. See [PackagedTexts] for how to write them.
public final class FrenchModeration {
  public static final String TEXT =
      """
      # Signaler quelqu’un.
      web.report = Signaler
      web.report-whom = Qui voulez-vous signaler ?
      web.report-title = Signaler {0}
      web.report-how = Les responsables vont examiner votre signalement. Personne ne saura qui l’a
          envoyé.
      web.report-reason = Que se passe-t-il ?
      web.report-reason.insult = Insulte ou menace
      web.report-reason.name = Nom choquant
      web.report-reason.spam = Publicité ou spam
      web.report-reason.stalling = Fait attendre exprès
      web.report-reason.cheating = Se fait aider par un ordinateur
      web.report-reason.other = Autre chose
      web.report-message = Quel message ?
      web.report-no-message = Aucun en particulier
      web.report-words = Que devrions-nous encore savoir ?
      web.report-thanks = Merci. Quelqu’un va s’en occuper.

      # Pour les administrateurs.
      web.care = Administrer
      web.care-reports = Signalements
      web.care-no-reports = Il n’y a rien à faire.
      web.care-report = {0} signale {1}
      web.care-together = Signalements ouverts concernant ce joueur : {0}
      web.care-show-all = Tout afficher
      web.care-settle-all = Tout classer sans suite
      web.care-message = Message {0}
      web.care-game = Voir la partie
      web.care-muted = est privé de parole
      web.care-banned = est exclu
      web.care-how = La raison est gardée dans le journal ; qui est privé de parole ou exclu la lit.
      web.care-why = Raison
      web.care-time = Durée
      web.care-hour = 1 heure
      web.care-for-good = Jusqu’à nouvel ordre
      web.care-with-address = Refuser aussi les nouveaux venus de la même connexion
      web.care-new-name = Nouveau nom
      web.care-sanctions = En vigueur
      web.care-no-sanctions = Personne n’est privé de parole ni exclu.
      web.care-until = jusqu’au {0}
      web.care-log = Journal
      web.care-no-log = Rien n’a encore été décidé.
      web.care-older = Plus anciens
      web.care-command-line = ligne de commande
      web.care-passkey = Pour cette page, montrez encore une fois votre clé d’accès. Si vous n’en avez
          pas encore, ajoutez-en une sous « Moi ».
      web.care-passkey-show = Montrer la clé d’accès

      # Ce que font les administrateurs, sur les boutons et dans le journal.
      web.deed.mute = Priver de parole
      web.deed.unmute = Rendre la parole
      web.deed.ban = Exclure
      web.deed.unban = Laisser revenir
      web.deed.ban-address = Bloquer la connexion
      web.deed.unban-address = Débloquer la connexion
      web.deed.remove-message = Retirer le message
      web.deed.remove-game = Retirer la partie
      web.deed.remove-player = Supprimer le joueur
      web.deed.rename = Renommer
      web.deed.grant = Nommer administrateur
      web.deed.revoke = Retirer l’administration
      web.deed.dismiss = Rien à faire
      web.deed.reset-password = Réinitialiser le mot de passe
      web.deed.remove-passkeys = Retirer les clés d’accès
      """;

  private FrenchModeration() {}
}
