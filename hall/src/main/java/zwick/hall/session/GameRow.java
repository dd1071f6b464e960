package zwick.hall.session;

import java.util.Optional;
import zwick.game.Outcome;
import zwick.game.Side;
import zwick.hall.game.GameStatus;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.SeatHolder;
import zwick.hall.game.Seats;
import zwick.hall.game.Terms;
import zwick.hall.game.TermsJson;
import zwick.notation.RuleText;

/// What is known of a game without replaying it, for lists.
public record GameRow(
    long id,
    int seq,
    GameStatus gameStatus,
    boolean listed,
    boolean rated,
    String rules,
    String family,
    String pace,
    long host,
    Optional<Long> guest,
    Optional<Long> termsBy,
    Optional<SeatHolder> white,
    Optional<SeatHolder> black,
    Optional<Side> turn,
    int moves,
    Optional<Long> deadline,
    Optional<Side> winner,
    Optional<String> ending,
    long created,
    long changed) {

  public static GameRow of(OnlineGame onlineGame) {
    var game = onlineGame.game();
    var terms = shown(onlineGame);
    return new GameRow(
        onlineGame.id(),
        onlineGame.seq(),
        onlineGame.gameStatus(),
        onlineGame.agreement().listed(),
        terms.rated(),
        RuleText.write(terms.rules()),
        terms.rules().family(),
        TermsJson.write(terms.pace()).write(),
        onlineGame.agreement().host(),
        onlineGame.agreement().guest(),
        Optional.of(onlineGame.agreement().by()),
        onlineGame.seats().map(Seats::white),
        onlineGame.seats().map(Seats::black),
        onlineGame.gameStatus() == GameStatus.PLAYING
            ? Optional.of(onlineGame.turn())
            : Optional.empty(),
        onlineGame.moves(),
        onlineGame.deadline(),
        game.outcome()
            .flatMap(outcome ->
                outcome instanceof Outcome.Win(Side side, var _)
                    ? Optional.of(side)
                    : Optional.empty()),
        game.outcome().map(outcome -> outcome.by().id()),
        onlineGame.created(),
        onlineGame.changed());
  }

  /// What somebody would agree to who finds it in a list.
  private static Terms shown(OnlineGame onlineGame) {
    boolean open = onlineGame.gameStatus() == GameStatus.INVITED && onlineGame.agreement().isOpen();
    return open ? onlineGame.agreement().offer() : onlineGame.terms();
  }

  public Optional<SeatHolder> sitter(Side side) {
    return side == Side.WHITE ? white : black;
  }
}
