package zwick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.game.Refusal.Count;
import zwick.game.moves.Move;

/// One link of the line that was really played: a position, how it came about, and what the draw
/// rules have counted up to it.
///
/// @param before the link this one was played from; none at the start
/// @param undo where a take-back leads: usually `before`, after an insistence the oversight
/// @param deed what was done in `before`; none at the start
/// @param entry where in the game's log that stands; -1 at the start
/// @param occurrences how often this position has stood on the board
/// @param quiet moves in a row without progress
/// @param limited moves since the material fell under the endgame limit it is under
public record Progress(
    @Nullable Progress before,
    @Nullable Progress undo,
    @Nullable Deed deed,
    int entry,
    Position position,
    int occurrences,
    int quiet,
    int limited,
    int whiteMoves,
    int blackMoves) {

  /// What changed the board.
  public sealed interface Deed {
    record Moved(Side by, Move move) implements Deed {}

    record Huffed(Side by, int at) implements Deed {}
  }

  /// A link is itself: following both `before` and `undo` would double the work with every move.
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  @Override
  public String toString() {
    return "Progress[" + deed + ", " + position + "]";
  }

  static Progress start(Position position) {
    return new Progress(null, null, null, -1, position, 1, 0, 0, 0, 0);
  }

  Progress moved(Move move, Position after, int entry) {
    var by = position.turn();
    return new Progress(
        this,
        this,
        new Deed.Moved(by, move),
        entry,
        after,
        1 + seen(after),
        position.quiet(move) ? quiet + 1 : 0,
        after.limit().isPresent() && after.limit().equals(position.limit()) ? limited + 1 : 0,
        whiteMoves + (by == Side.WHITE ? 1 : 0),
        blackMoves + (by == Side.BLACK ? 1 : 0));
  }

  /// A huffed piece is gone for good, so every count starts anew.
  Progress huffed(int at, int entry) {
    var deed = new Deed.Huffed(position.turn(), at);
    return new Progress(
        this, this, deed, entry, position.huff(at), 1, 0, 0, whiteMoves, blackMoves);
  }

  /// The last move was an oversight and is taken back; now a capture is due.
  Progress insisted() {
    var missed = before;
    if (missed == null) {
      throw new IllegalStateException("nothing to insist on");
    }
    return new Progress(
        missed.before,
        this,
        missed.deed,
        missed.entry,
        missed.position.bound(),
        missed.occurrences,
        missed.quiet,
        missed.limited,
        missed.whiteMoves,
        missed.blackMoves);
  }

  /// Whether the last thing done was a move that left out a capture.
  public boolean oversight() {
    return before != null
        && before.equals(undo) // after an insistence that right is gone
        && deed instanceof Deed.Moved(Side _, Move move)
        && before.position.oversight(move);
  }

  public List<Deed> deeds() {
    var deeds = new ArrayList<Deed>();
    for (Progress progress = this; progress != null; progress = progress.before) {
      if (progress.deed != null) {
        deeds.add(progress.deed);
      }
    }
    return deeds.reversed();
  }

  /// How far each draw rule of the rule set has come, in the order they are asked.
  public List<Count> counts() {
    var rules = position.rules().draws();
    var counts = new ArrayList<Count>();
    if (rules.repetition() > 0) {
      counts.add(new Count(Ending.REPETITION, occurrences, rules.repetition()));
    }
    if (rules.quietPlies() > 0) {
      counts.add(new Count(Ending.QUIET_MOVES, quiet, rules.quietPlies()));
    }
    position
        .limit()
        .filter(_ -> rules.endgameLimits())
        .ifPresent(limit -> counts.add(new Count(limit, limited, DrawRules.plies(limit))));
    return counts;
  }

  /// Whether either player may claim a draw here because each has just one king.
  public boolean loneKings() {
    return position.loneKings() && position.rules().draws().loneKings();
  }

  /// The draw that is due here by the counts, whether or not it needs a claim.
  public Optional<Outcome> due() {
    return counts().stream()
        .filter(count -> count.have() >= count.need())
        .findFirst()
        .map(count -> new Outcome.Draw(count.rule()));
  }

  private int seen(Position after) {
    for (Progress progress = this; progress != null; progress = progress.before) {
      if (progress.position.equals(after)) {
        return progress.occurrences;
      }
    }
    return 0;
  }
}
