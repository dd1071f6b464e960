package zwick.game;

/// The referee's answer to an [Action].
public sealed interface Verdict {
  record Accepted(Game game) implements Verdict {}

  record Refused(Refusal refusal) implements Verdict {}
}
