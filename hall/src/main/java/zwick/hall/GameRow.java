package zwick.hall;

import java.util.Optional;
import zwick.game.Outcome;
import zwick.game.Side;
import zwick.notation.RuleText;

/// What is known of a game without replaying it, for lists.
public record GameRow(
    long id,
    int seq,
    Phase phase,
    boolean listed,
    boolean rated,
    String rules,
    String family,
    String pace,
    long host,
    Optional<Long> guest,
    Optional<Long> termsBy,
    Optional<Sitter> white,
    Optional<Sitter> black,
    Optional<Side> turn,
    int moves,
    Optional<Long> deadline,
    Optional<Side> winner,
    Optional<String> ending,
    long created,
    long changed) {

  public static GameRow of(Match match) {
    var game = match.game();
    var terms = shown(match);
    return new GameRow(
        match.id(),
        match.seq(),
        match.phase(),
        match.agreement().listed(),
        terms.rated(),
        RuleText.write(terms.rules()),
        terms.rules().family(),
        TermsJson.write(terms.pace()).write(),
        match.agreement().host(),
        match.agreement().guest(),
        Optional.of(match.agreement().by()),
        match.seats().map(Seats::white),
        match.seats().map(Seats::black),
        match.phase() == Phase.PLAYING ? Optional.of(match.turn()) : Optional.empty(),
        match.moves(),
        match.deadline(),
        game.outcome()
            .flatMap(outcome ->
                outcome instanceof Outcome.Win(Side side, var _)
                    ? Optional.of(side)
                    : Optional.empty()),
        game.outcome().map(outcome -> outcome.by().id()),
        match.created(),
        match.changed());
  }

  /// What somebody would agree to who finds it in a list.
  private static Terms shown(Match match) {
    boolean open = match.phase() == Phase.INVITED && match.agreement().isOpen();
    return open ? match.agreement().offer() : match.terms();
  }

  public Optional<Sitter> sitter(Side side) {
    return side == Side.WHITE ? white : black;
  }
}
