package zwick.game;

/// How a game ended and why.
public sealed interface Outcome {
  Ending by();

  record Win(Side winner, Ending by) implements Outcome {}

  record Draw(Ending by) implements Outcome {}
}
