package zwick.text.english;

/// English: keeping a hall friendly. See [PackagedTexts] for how to write them.
public final class EnglishModeration {
  public static final String TEXT =
      """
      # Telling of somebody.
      web.report = Report
      web.report-whom = Whom do you want to report?
      web.report-title = Report {0}
      web.report-how = Those who look after this place will see it. Nobody is told who has reported it.
      web.report-reason = What is wrong?
      web.report-reason.insult = An insult or a threat
      web.report-reason.name = An offensive name
      web.report-reason.spam = Advertising or spam
      web.report-reason.stalling = Keeps others waiting on purpose
      web.report-reason.cheating = Gets help from a computer
      web.report-reason.other = Something else
      web.report-message = Which message?
      web.report-no-message = None in particular
      web.report-words = What else should we know?
      web.report-thanks = Thank you. Somebody will look into it.

      # For administrators.
      web.care = Look after the hall
      web.care-reports = Reports
      web.care-no-reports = There is nothing to do.
      web.care-report = {0} reports {1}
      web.care-together = Open reports about this player: {0}
      web.care-show-all = Show all
      web.care-settle-all = Settle all of them
      web.care-message = Message {0}
      web.care-game = To the game
      web.care-muted = is muted
      web.care-banned = is banned
      web.care-how = The reason is kept in the log, and whoever is muted or banned reads it.
      web.care-why = Reason
      web.care-time = How long
      web.care-hour = 1 hour
      web.care-for-good = Until it is lifted
      web.care-with-address = Keep new guests from the same connection out too
      web.care-new-name = New name
      web.care-sanctions = In force
      web.care-no-sanctions = Nobody is muted or banned.
      web.care-until = until {0}
      web.care-log = Log
      web.care-no-log = Nothing has been decided yet.
      web.care-older = Older
      web.care-command-line = command line
      web.care-passkey = For this page show your passkey again. If you have none yet, add one under “Me”.
      web.care-passkey-show = Show the passkey

      # What administrators do, on buttons and in the log.
      web.deed.mute = Mute
      web.deed.unmute = Let speak again
      web.deed.ban = Ban
      web.deed.unban = Let in again
      web.deed.ban-address = Ban the connection
      web.deed.unban-address = Free the connection
      web.deed.remove-message = Remove the message
      web.deed.remove-game = Remove the game
      web.deed.remove-player = Delete the player
      web.deed.rename = Rename
      web.deed.grant = Make administrator
      web.deed.revoke = No longer administrator
      web.deed.dismiss = Nothing to do
      web.deed.reset-password = Reset the password
      web.deed.remove-passkeys = Remove the passkeys
      """;

  private EnglishModeration() {}
}
