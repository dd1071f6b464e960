package zwick.engine.players;

import java.util.List;
import java.util.Optional;
import zwick.engine.FamilyKnowledge;
import zwick.engine.Score;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.SearchLine;
import zwick.engine.SearchRoot;
import zwick.engine.search.Engine;
import zwick.engine.search.RootChoice;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.Wish;
import zwick.wolf.WolfRules;

/// What goes on in a [PlayerProfile] at one moment of a game.
final class MoveDecision {
  private static final int LAPSE = 3, TASTE = 4;

  /// From this level on nobody overlooks that he can win on the spot.
  private static final int SEES_WINS_FROM = 3;

  // A player who sees everything as it is would always play the same game
  private static final int VARIED_MOVES = 8, VARIED_LINES = 4, VARIED_MARGIN = 8;

  private final Engine engine;
  private final FamilyKnowledge sense;
  private final Level level;
  private final Game game;
  private final Side me;
  private final SearchControl searchControl;

  private final SeededLuck seededLuck;
  private final PlayingStrength playingStrength;
  private final OraclePlay known;
  private final MissedCaptures missedCaptures;
  private final DrawAndResignPolicy drawAndResignPolicy;

  MoveDecision(
      Engine engine, Level level, long seed, Game game, Side me, SearchControl searchControl) {
    this.engine = engine;
    sense = game.rules() instanceof WolfRules ? new WolfHeuristic() : engine.familyKnowledge();
    this.level = level;
    this.game = game;
    this.me = me;
    this.searchControl = searchControl;
    seededLuck = SeededLuck.of(seed, level, game);
    playingStrength = PlayingStrength.of(level, game.rules(), me);
    var oracle = PlayingStrength.byHeart(level, game.rules(), engine.oracle());
    known = new OraclePlay(engine, oracle, playingStrength.searchLimits(), searchControl);
    missedCaptures = new MissedCaptures(game.rules(), level);
    drawAndResignPolicy = new DrawAndResignPolicy(sense, level);
  }

  /// What the player wants to do and what that seems to be worth.
  private record Intent(Action action, int score) {}

  Action act() {
    var p = game.position();
    if (p.outcome().isPresent()) {
      return MissedCaptures.onlyRight(p, me);
    }
    boolean noticed = missedCaptures.notices(game, seededLuck);
    boolean insists = noticed && p.huffable().isEmpty();
    if (insists && !PlayingStrength.weighs(level)) {
      return new Action.Insist(me);
    }
    var huff =
        noticed && playingStrength.glances()
            ? missedCaptures.huff(p, me, glance(playingStrength))
            : Optional.<Action>empty();
    return huff.or(this::winInOne).or(this::oversight).orElseGet(() -> decide(noticed, insists));
  }

  private Optional<Action> oversight() {
    return missedCaptures.misses(game, seededLuck)
        ? Optional.of(glance(playingStrength, game.position(), true).action())
        : Optional.empty();
  }

  private Action decide(boolean noticed, boolean insists) {
    boolean lapse = seededLuck.strikes(LAPSE, playingStrength.lapses());
    var plain = missedCaptures.plain(game.position());
    Intent intent;
    if (lapse) {
      intent = glance(PlayingStrength.careless(game.rules()), plain, false);
    } else if (playingStrength.glances()) {
      intent = glance(playingStrength, plain, false);
    } else {
      var searchRoot = SearchRoot.of(game);
      intent = search(noticed ? searchRoot : MissedCaptures.unnoticed(searchRoot));
    }
    if (insists && insisting() > intent.score()) {
      return new Action.Insist(me);
    }
    return (lapse
            ? Optional.<Action>empty()
            : drawAndResignPolicy.instead(game, me, intent.score()))
        .orElse(intent.action());
  }

  /// The answer to an offer.
  Action answer() {
    var p = game.position();
    boolean shutIn = p.outcome().isPresent(); // by an oversight: rights come first
    return new Action.Answer(me, !shutIn && drawAndResignPolicy.accepts(game, me, worth(p)));
  }

  private int worth(Position p) {
    int forMover =
        playingStrength.glances()
            ? glance(playingStrength).worth(missedCaptures.plain(p))
            : search(SearchRoot.of(game)).score();
    return p.turn() == me ? forMover : -forMover;
  }

  private ShallowSearch glance(PlayingStrength how) {
    return new ShallowSearch(sense, missedCaptures, how, seededLuck);
  }

  private Intent glance(PlayingStrength how, Position p, boolean overlooks) {
    var idea = glance(how).best(p, MovePreference.of(game, me, overlooks)).orElseThrow();
    return new Intent(play(p.describe(idea.moves(), idea.index())), idea.score());
  }

  private Intent search(SearchRoot searchRoot) {
    var searchLine = known.line(searchRoot, lines(), this::pick).orElseGet(() -> look(searchRoot));
    return switch (searchLine.first()) {
      case Deed.Moved(Side _, var move) -> new Intent(play(move), searchLine.score());
      case Deed.Huffed(Side _, int at) -> new Intent(new Action.Huff(me, at), searchLine.score());
    };
  }

  private SearchLine look(SearchRoot searchRoot) {
    var sight = playingStrength.keen() ? null : playingStrength.eyes(seededLuck);
    var searchLimits =
        RootChoice.all(searchRoot.position()).size() > 1
            ? playingStrength.searchLimits()
            : SearchLimits.depth(2);
    return pick(
        engine
            .look(searchRoot, known.oracle(), searchLimits, searchControl, lines(), sight)
            .lines());
  }

  private int lines() {
    boolean early = game.progress().whiteMoves() + game.progress().blackMoves() < VARIED_MOVES;
    return early && playingStrength.keen() ? VARIED_LINES : 1;
  }

  /// One of the best lines, when several are as good.
  private SearchLine pick(List<SearchLine> lines) {
    int most = lines.getFirst().score();
    int least = Score.decided(most) ? most : most - VARIED_MARGIN;
    var good = lines.stream().filter(searchLine -> searchLine.score() >= least).toList();
    return good.get(seededLuck.pick(TASTE, good.size()));
  }

  /// What it is worth to make the opponent capture after all.
  private int insisting() {
    var missed = game.progress().before();
    if (missed == null) {
      throw new IllegalStateException("nothing to insist on");
    }
    var bound = missed.position().bound().strict();
    var searchRoot = new SearchRoot(bound, new long[0], missed.quiet(), missed.limited());
    return -engine
        .look(searchRoot, known.oracle(), playingStrength.searchLimits(), searchControl, 1, null)
        .best()
        .score();
  }

  private Optional<Action> winInOne() {
    if (level.number() < SEES_WINS_FROM) {
      return Optional.empty();
    }
    var p = missedCaptures.plain(game.position());
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
