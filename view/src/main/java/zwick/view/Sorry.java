package zwick.view;

/// A question that cannot be answered, for a reason that is no [zwick.game.Problem] of the rules.
final class Sorry extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String sentence;

  Sorry(String sentence) {
    super(sentence, null, false, false);
    this.sentence = sentence;
  }

  /// For people.
  String sentence() {
    return sentence;
  }
}
