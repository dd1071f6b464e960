package zwick.text.italian;

/// Italian: keeping a hall friendly. See [PackagedTexts] for how to write them.
public final class ItalianModeration {
  public static final String TEXT =
      """
      # Segnalare qualcuno.
      web.report = Segnala
      web.report-whom = Chi vuoi segnalare?
      web.report-title = Segnala {0}
      web.report-how = Chi gestisce questo ritrovo esaminerà la segnalazione. Nessuno saprà chi l’ha
          fatta.
      web.report-reason = Qual è il problema?
      web.report-reason.insult = Insulto o minaccia
      web.report-reason.name = Nome offensivo
      web.report-reason.spam = Pubblicità o spam
      web.report-reason.stalling = Fa aspettare apposta
      web.report-reason.cheating = Si fa aiutare da un computer
      web.report-reason.other = Altro
      web.report-message = Quale messaggio?
      web.report-no-message = Nessuno in particolare
      web.report-words = Che cos’altro dovremmo sapere?
      web.report-thanks = Grazie. Qualcuno se ne occuperà.

      # Per gli amministratori.
      web.care = Amministra
      web.care-reports = Segnalazioni
      web.care-no-reports = Non c’è niente da fare.
      web.care-report = {0} segnala {1}
      web.care-together = Segnalazioni aperte su questo giocatore: {0}
      web.care-show-all = Mostra tutte
      web.care-settle-all = Archivia tutte
      web.care-message = Messaggio {0}
      web.care-game = Alla partita
      web.care-muted = non può parlare
      web.care-banned = è escluso
      web.care-how = Il motivo resta nel registro, e chi non può parlare o è escluso lo legge.
      web.care-why = Motivo
      web.care-time = Per quanto tempo
      web.care-hour = 1 ora
      web.care-for-good = Finché non viene revocato
      web.care-with-address = Rifiuta anche i nuovi ospiti dalla stessa connessione
      web.care-new-name = Nuovo nome
      web.care-sanctions = In vigore
      web.care-no-sanctions = Nessuno è escluso e a nessuno è stata tolta la parola.
      web.care-until = fino al {0}
      web.care-log = Registro
      web.care-no-log = Non è stato ancora deciso niente.
      web.care-older = Meno recenti
      web.care-command-line = riga di comando
      web.care-passkey = Per questa pagina mostra ancora una volta la tua passkey. Se non ne hai ancora
          una, aggiungila sotto «Io».
      web.care-passkey-show = Mostra la passkey

      # Che cosa fanno gli amministratori, sui pulsanti e nel registro.
      web.deed.mute = Togli la parola
      web.deed.unmute = Ridai la parola
      web.deed.ban = Escludi
      web.deed.unban = Fai rientrare
      web.deed.ban-address = Blocca la connessione
      web.deed.unban-address = Sblocca la connessione
      web.deed.remove-message = Rimuovi il messaggio
      web.deed.remove-game = Rimuovi la partita
      web.deed.remove-player = Elimina il giocatore
      web.deed.rename = Rinomina
      web.deed.grant = Nomina amministratore
      web.deed.revoke = Togli l’amministrazione
      web.deed.dismiss = Niente da fare
      web.deed.reset-password = Reimposta la password
      web.deed.remove-passkeys = Rimuovi le passkey
      """;

  private ItalianModeration() {}
}
