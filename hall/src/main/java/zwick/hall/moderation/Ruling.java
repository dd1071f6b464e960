package zwick.hall.moderation;

import java.util.Optional;

/// Who decides something about others, and why.
///
/// @param by an administrator; none at the command line
/// @param why at least a word, where one has to be given
/// @param report what it settles
public record Ruling(Optional<Long> by, String why, Optional<Long> report) {
  /// Whoever has the database decides as he likes.
  public static Ruling atTheCommandLine(String why) {
    return new Ruling(Optional.empty(), why, Optional.empty());
  }

  public static Ruling of(long administrator, String why) {
    return new Ruling(Optional.of(administrator), why, Optional.empty());
  }

  public Ruling settling(Optional<Long> told) {
    return new Ruling(by, why, told);
  }

  public Ruling because(String clean) {
    return new Ruling(by, clean, report);
  }
}
