package zwick.game;

import java.util.List;

/// Something read from outside is wrong: a rule set, a position, a record. Carries every problem
/// found, as data; `text` says them in the reader's language.
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1;

  @SuppressWarnings("serial") // never serialized
  private final List<Problem> problems;

  public BadInput(Problem problem) {
    this(List.of(problem));
  }

  public BadInput(List<Problem> problems) {
    super(problems.toString(), null, false, false);
    this.problems = List.copyOf(problems);
  }

  public List<Problem> problems() {
    return problems;
  }
}
