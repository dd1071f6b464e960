package zwick.engine.players;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.engine.FamilyKnowledge;
import zwick.engine.Score;
import zwick.game.Action;
import zwick.game.DrawBy;
import zwick.game.Game;
import zwick.game.Progress;
import zwick.game.Side;
import zwick.game.Verdict.Accepted;

/// When a player thinks that enough has been played: draws and resignations.
///
/// A score is what the position is worth to the player who is asked.
final class DrawAndResignPolicy {
  /// Whoever stands no better than this does not mind a draw.
  private static final int CONTENT = 15;

  /// Whoever stands so much worse takes a draw at any time.
  private static final int GLAD = -60;

  /// Own moves between two offers.
  private static final int PATIENCE = 15;

  /// Plies without progress after which an even game looks drawn.
  private static final int DULL = 16;

  private static final int FEW_PIECES = 7;

  private static final int RESIGNS_FROM = 5;
  private static final int HOPELESS = -550;

  /// A loss so many plies away is plain to see.
  private static final int PLAIN_PLIES = 5;

  private final FamilyKnowledge familyKnowledge;
  private final Level level;

  DrawAndResignPolicy(FamilyKnowledge familyKnowledge, Level level) {
    this.familyKnowledge = familyKnowledge;
    this.level = level;
  }

  /// What the player does instead of moving, if anything.
  Optional<Action> instead(Game game, Side me, int score) {
    if (resigns(game, me, score)) {
      return Optional.of(new Action.Resign(me));
    }
    if (score > CONTENT) {
      return Optional.empty();
    }
    var claim = claim(game, me);
    if (claim.isPresent()) {
      return claim;
    }
    return offers(game, me, score) ? Optional.of(new Action.Offer(me)) : Optional.empty();
  }

  /// Whether the player takes the draw it is offered.
  boolean accepts(Game game, Side me, int score) {
    boolean young = !dull(game) && !bare(game);
    return mayAgree(game) && score <= (young ? GLAD : CONTENT);
  }

  private static Optional<Action> claim(Game game, Side me) {
    return game.rights(me).stream().filter(right -> right instanceof Action.Claim).findFirst();
  }

  /// An offer is for the opponent to take, or for a later claim, which must not come without one.
  private static boolean offers(Game game, Side me, int score) {
    if (game.offer().isPresent()) {
      return false;
    }
    boolean even = score >= -CONTENT && dull(game);
    if (game.rules().draws().by() == DrawBy.CLAIM && !everOffered(game, me)) {
      return even || claimable(game, me);
    }
    return even && mayAgree(game) && movesSinceOffer(game, me) >= PATIENCE;
  }

  private static boolean claimable(Game game, Side me) {
    return game.apply(new Action.Offer(me)) instanceof Accepted(Game offered)
        && claim(offered, me).isPresent();
  }

  private static boolean mayAgree(Game game) {
    var progress = game.progress();
    return Math.min(progress.whiteMoves(), progress.blackMoves())
        >= game.rules().draws().agreementAfter();
  }

  private static boolean dull(Game game) {
    var progress = game.progress();
    return progress.quiet() >= DULL
        || progress.occurrences() > 1
        || game.rules().draws().endgameLimits() && progress.position().limit().isPresent();
  }

  private static boolean bare(Game game) {
    var setup = game.position().setup();
    return setup.pieces().size() + setup.whiteHand() + setup.blackHand() <= FEW_PIECES;
  }

  private static boolean everOffered(Game game, Side me) {
    return game.log().stream().anyMatch(entry -> entry.action().equals(new Action.Offer(me)));
  }

  private static int movesSinceOffer(Game game, Side me) {
    int moves = 0;
    for (var entry : game.log().reversed()) {
      if (entry.action().equals(new Action.Offer(me))) {
        return moves;
      }
      moves += entry.action() instanceof Action.Play && entry.action().by() == me ? 1 : 0;
    }
    return PATIENCE;
  }

  /// Only when it is plain to see, or has been for some moves, and no draw is near.
  private boolean resigns(Game game, Side me, int score) {
    if (level.number() < RESIGNS_FROM || dull(game)) {
      return false;
    }
    boolean sure = Score.decided(score) && Score.plies(score) <= PLAIN_PLIES;
    return score < 0 && (sure || score <= HOPELESS && wasHopeless(game.progress(), me));
  }

  private boolean wasHopeless(Progress now, Side me) {
    int own = 0;
    for (@Nullable Progress progress = now;
        progress != null && own < 3;
        progress = progress.before()) {
      if (progress.position().turn() == me) {
        own++;
        if (familyKnowledge.evaluate(progress.position()) > HOPELESS) {
          return false;
        }
      }
    }
    return own == 3;
  }
}
