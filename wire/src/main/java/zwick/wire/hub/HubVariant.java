package zwick.wire.hub;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import zwick.game.RuleSet;
import zwick.notation.RuleText;

/// The games that the Hub protocol names and that we play.
///
/// Whether a game is drawn is for the other program to say, by its own rules; so here no count ends
/// a game by itself.
enum HubVariant {
  NORMAL("dame-10x10"),
  FRISIAN("frisian,draw-by=claim"),
  LOSING("antidraughts,draw-by=claim");

  private final String rules;

  HubVariant(String rules) {
    this.rules = rules;
  }

  RuleSet rules() {
    return RuleText.read(rules);
  }

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<HubVariant> find(String id) {
    return Arrays.stream(values()).filter(variant -> variant.id().equals(id)).findFirst();
  }

  /// Their names with blanks between them.
  static String all() {
    return Arrays.stream(values()).map(HubVariant::id).collect(Collectors.joining(" "));
  }
}
