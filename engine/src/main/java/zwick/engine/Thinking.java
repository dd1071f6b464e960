package zwick.engine;

import java.util.List;
import java.util.Optional;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Move;
import zwick.game.MoveBuffer;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Side;
import zwick.game.Turn.Deed;
import zwick.game.Wish;
import zwick.wolf.WolfRules;

/// What goes on in a [Player] at one moment of a game.
final class Thinking {
  private static final int LAPSE = 3, TASTE = 4;

  /// From this level on nobody overlooks that he can win on the spot.
  private static final int SEES_WINS_FROM = 3;

  // A player who sees everything as it is would always play the same game
  private static final int VARIED_MOVES = 8, VARIED_LINES = 4, VARIED_MARGIN = 8;

  private final Engine engine;
  private final Knowledge sense;
  private final Level level;
  private final Game game;
  private final Side me;
  private final Watch watch;

  private final Luck luck;
  private final Habits habits;
  private final ByHeart known;
  private final Duties duties;
  private final Peace peace;

  Thinking(Engine engine, Level level, long seed, Game game, Side me, Watch watch) {
    this.engine = engine;
    sense = game.rules() instanceof WolfRules ? new WolfSense() : engine.knowledge();
    this.level = level;
    this.game = game;
    this.me = me;
    this.watch = watch;
    luck = Luck.of(seed, level, game);
    habits = Habits.of(level, game.rules(), me);
    var oracle = Habits.byHeart(level, game.rules(), engine.oracle());
    known = new ByHeart(engine, oracle, habits.limits(), watch);
    duties = new Duties(game.rules(), level);
    peace = new Peace(sense, level);
  }

  /// What the player wants to do and what that seems to be worth.
  private record Intent(Action action, int score) {}

  Action act() {
    var p = game.position();
    if (p.outcome().isPresent()) {
      return Duties.onlyRight(p, me);
    }
    boolean noticed = duties.notices(game, luck);
    boolean insists = noticed && p.huffable().isEmpty();
    if (insists && !Habits.weighs(level)) {
      return new Action.Insist(me);
    }
    var huff =
        noticed && habits.glances() ? duties.huff(p, me, glance(habits)) : Optional.<Action>empty();
    return huff.or(this::winInOne).or(this::oversight).orElseGet(() -> decide(noticed, insists));
  }

  private Optional<Action> oversight() {
    return duties.misses(game, luck)
        ? Optional.of(glance(habits, game.position(), true).action())
        : Optional.empty();
  }

  private Action decide(boolean noticed, boolean insists) {
    boolean lapse = luck.strikes(LAPSE, habits.lapses());
    var plain = duties.plain(game.position());
    Intent intent;
    if (lapse) {
      intent = glance(Habits.careless(game.rules()), plain, false);
    } else if (habits.glances()) {
      intent = glance(habits, plain, false);
    } else {
      var root = Root.of(game);
      intent = search(noticed ? root : Duties.unnoticed(root));
    }
    if (insists && insisting() > intent.score()) {
      return new Action.Insist(me);
    }
    return (lapse ? Optional.<Action>empty() : peace.instead(game, me, intent.score()))
        .orElse(intent.action());
  }

  /// The answer to an offer.
  Action answer() {
    var p = game.position();
    boolean shutIn = p.outcome().isPresent(); // by an oversight: rights come first
    return new Action.Answer(me, !shutIn && peace.accepts(game, me, worth(p)));
  }

  private int worth(Position p) {
    int forMover =
        habits.glances() ? glance(habits).worth(duties.plain(p)) : search(Root.of(game)).score();
    return p.turn() == me ? forMover : -forMover;
  }

  private Glance glance(Habits how) {
    return new Glance(sense, duties, how, luck);
  }

  private Intent glance(Habits how, Position p, boolean overlooks) {
    var idea = glance(how).best(p, Fancy.of(game, me, overlooks)).orElseThrow();
    return new Intent(play(p.describe(idea.moves(), idea.index())), idea.score());
  }

  private Intent search(Root root) {
    var line = known.line(root, lines(), this::pick).orElseGet(() -> look(root));
    return switch (line.first()) {
      case Deed.Moved(Side _, var move) -> new Intent(play(move), line.score());
      case Deed.Huffed(Side _, int at) -> new Intent(new Action.Huff(me, at), line.score());
    };
  }

  private Line look(Root root) {
    var sight = habits.keen() ? null : habits.eyes(luck);
    var limits = RootChoice.all(root.position()).size() > 1 ? habits.limits() : Limits.depth(2);
    return pick(engine.look(root, known.oracle(), limits, watch, lines(), sight).lines());
  }

  private int lines() {
    boolean early = game.turn().whiteMoves() + game.turn().blackMoves() < VARIED_MOVES;
    return early && habits.keen() ? VARIED_LINES : 1;
  }

  /// One of the best lines, when several are as good.
  private Line pick(List<Line> lines) {
    int most = lines.getFirst().score();
    int least = Score.decided(most) ? most : most - VARIED_MARGIN;
    var good = lines.stream().filter(line -> line.score() >= least).toList();
    return good.get(luck.pick(TASTE, good.size()));
  }

  /// What it is worth to make the opponent capture after all.
  private int insisting() {
    var missed = game.turn().before();
    if (missed == null) {
      throw new IllegalStateException("nothing to insist on");
    }
    var bound = missed.position().bound().strict();
    var root = new Root(bound, new long[0], missed.quiet(), missed.limited());
    return -engine.look(root, known.oracle(), habits.limits(), watch, 1, null).best().score();
  }

  private Optional<Action> winInOne() {
    if (level.number() < SEES_WINS_FROM) {
      return Optional.empty();
    }
    var p = duties.plain(game.position());
    var moves = new MoveBuffer();
    p.generate(moves);
    for (int i = 0; i < moves.size(); i++) {
      if (p.play(moves, i).outcome().orElse(null) instanceof Outcome.Win(Side winner, var _)
          && winner == me) {
        return Optional.of(play(p.describe(moves, i)));
      }
    }
    return Optional.empty();
  }

  private Action play(Move move) {
    return new Action.Play(me, Wish.of(move));
  }
}
