package zwick.hall.game;

/// What somebody at a table asks for.
public sealed interface Command {
  /// Agrees to the terms; the game begins.
  record Join() implements Command {}

  /// Wants to play by other terms.
  record Propose(Terms terms) implements Command {}

  /// Does not want the other terms that were proposed; the host's offer stands again.
  record Decline() implements Command {}

  /// A move, an offer, a claim: whatever the referee decides on.
  record Act(String action) implements Command {}

  record AskBack() implements Command {}

  record AnswerBack(boolean yes) implements Command {}

  /// Calls the game off, or withdraws an invitation.
  record Abort() implements Command {}

  /// The opponent has gone and does not come back.
  record ClaimAbsence() implements Command {}

  record Rest(int days) implements Command {}

  record Rematch() implements Command {}
}
