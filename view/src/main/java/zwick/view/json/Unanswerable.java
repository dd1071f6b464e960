package zwick.view.json;

/// A question that cannot be answered, for a reason that is no [zwick.game.Problem] of the rules.
public final class Unanswerable extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String sentence;

  public Unanswerable(String sentence) {
    super(sentence, null, false, false);
    this.sentence = sentence;
  }

  /// For people.
  public String sentence() {
    return sentence;
  }
}
