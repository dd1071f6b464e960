package zwick.text.german;

/// German: keeping a hall friendly. See [PackagedTexts] for how to write them.
public final class GermanModeration {
  public static final String TEXT =
      """
      # Jemanden melden.
      web.report = Melden
      web.report-whom = Wen willst du melden?
      web.report-title = {0} melden
      web.report-how = Wer diesen Treffpunkt betreut, sieht sich das an. Wer es gemeldet hat, wird nicht
          verraten.
      web.report-reason = Was ist los?
      web.report-reason.insult = Beleidigung oder Drohung
      web.report-reason.name = Anstößiger Name
      web.report-reason.spam = Werbung oder Spam
      web.report-reason.stalling = Lässt absichtlich warten
      web.report-reason.cheating = Lässt einen Computer mitdenken
      web.report-reason.other = Etwas anderes
      web.report-message = Welche Nachricht?
      web.report-no-message = Keine bestimmte
      web.report-words = Was sollten wir noch wissen?
      web.report-thanks = Danke. Jemand sieht es sich an.

      # Für Verwalter.
      web.care = Verwalten
      web.care-reports = Meldungen
      web.care-no-reports = Es gibt nichts zu tun.
      web.care-report = {0} meldet {1}
      web.care-together = Offene Meldungen über diesen Spieler: {0}
      web.care-show-all = Alle zeigen
      web.care-settle-all = Alle erledigen
      web.care-message = Nachricht {0}
      web.care-game = Zum Spiel
      web.care-muted = ist stumm
      web.care-banned = ist gesperrt
      web.care-how = Der Grund steht im Protokoll, und wer stumm oder gesperrt ist, liest ihn.
      web.care-why = Grund
      web.care-time = Wie lange
      web.care-hour = 1 Stunde
      web.care-for-good = Bis es aufgehoben wird
      web.care-with-address = Auch neue Gäste vom selben Anschluss sperren
      web.care-new-name = Neuer Name
      web.care-sanctions = Was gilt
      web.care-no-sanctions = Niemand ist stumm oder gesperrt.
      web.care-until = bis {0}
      web.care-log = Protokoll
      web.care-no-log = Noch wurde nichts entschieden.
      web.care-older = Ältere
      web.care-command-line = Befehlszeile
      web.care-passkey = Zeige für diese Seite noch einmal deinen Passkey. Hast du noch keinen, füge
          unter „Ich“ einen hinzu.
      web.care-passkey-show = Passkey zeigen

      # Was Verwalter tun, auf Knöpfen und im Protokoll.
      web.deed.mute = Stumm schalten
      web.deed.unmute = Wieder sprechen lassen
      web.deed.ban = Sperren
      web.deed.unban = Wieder hereinlassen
      web.deed.ban-address = Anschluss sperren
      web.deed.unban-address = Anschluss freigeben
      web.deed.remove-message = Nachricht entfernen
      web.deed.remove-game = Spiel entfernen
      web.deed.remove-player = Spieler löschen
      web.deed.rename = Umbenennen
      web.deed.grant = Zum Verwalter machen
      web.deed.revoke = Verwaltung entziehen
      web.deed.dismiss = Nichts zu tun
      web.deed.reset-password = Passwort zurücksetzen
      web.deed.remove-passkeys = Passkeys entfernen
      """;

  private GermanModeration() {}
}
