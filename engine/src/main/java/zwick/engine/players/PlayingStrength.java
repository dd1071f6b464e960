package zwick.engine.players;

import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Goal;
import zwick.engine.SearchLimits;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Oracle;
import zwick.mill.MillRules;
import zwick.mill.MillRules.PlacingMill;
import zwick.wolf.WolfRules;

/// What makes a player as strong as it is, and no stronger. Everything there is to tune is in the
/// tables here, one row a level.
///
/// Levels differ in how far they look and how much they overlook on the way; from level 4 on it is
/// the lapses, made fewer by about half with every level, that lose games which nobody else would.
///
/// @param depth how many plies it looks ahead
/// @param nodes how many positions it looks at; 0 for a player who only takes a [ShallowSearch]
/// @param trade how many plies of taking and taking back it follows beyond `depth`
/// @param blind how many of a thousand replies it overlooks, see [ImperfectSight]
/// @param lapses how many of a thousand moves it makes without thinking
/// @param mood how far off its judgement may be
record PlayingStrength(int depth, long nodes, int trade, int blind, int lapses, int mood) {
  private static final int DEEP = SearchLimits.DEEPEST;

  private static final PlayingStrength[] MILL = {
    new PlayingStrength(1, 0, 0, 520, 0, 60),
    new PlayingStrength(1, 0, 1, 350, 0, 30),
    new PlayingStrength(2, 0, 1, 165, 0, 24),
    new PlayingStrength(2, 4_000, 0, 60, 215, 15),
    new PlayingStrength(4, 10_000, 0, 30, 110, 12),
    new PlayingStrength(6, 30_000, 0, 15, 40, 8),
    new PlayingStrength(8, 60_000, 0, 5, 18, 4),
    new PlayingStrength(DEEP, 300_000, 0, 0, 0, 0),
  };

  /// Where a mill brings another move before it takes a stone, most games between good players are
  /// drawn unless one of them forgets himself.
  private static final PlayingStrength[] EXTRA_MOVE_MILL = {
    new PlayingStrength(1, 0, 0, 960, 0, 300),
    new PlayingStrength(1, 0, 0, 540, 0, 40),
    new PlayingStrength(1, 0, 1, 490, 0, 30),
    new PlayingStrength(2, 4_000, 0, 60, 335, 15),
    new PlayingStrength(4, 10_000, 0, 30, 207, 12),
    new PlayingStrength(5, 30_000, 0, 15, 116, 8),
    new PlayingStrength(7, 60_000, 0, 5, 34, 4),
    new PlayingStrength(DEEP, 300_000, 0, 0, 0, 0),
  };

  /// On a small board a game is easily held: only who overlooks a lot loses, and one lapse is
  /// seldom the end.
  private static final PlayingStrength[] SMALL_MILL = {
    new PlayingStrength(1, 0, 0, 995, 0, 1000),
    new PlayingStrength(1, 0, 0, 952, 0, 220),
    new PlayingStrength(1, 0, 0, 876, 0, 70),
    new PlayingStrength(1, 0, 1, 660, 0, 40),
    new PlayingStrength(3, 10_000, 0, 40, 458, 12),
    new PlayingStrength(4, 30_000, 0, 20, 308, 8),
    new PlayingStrength(6, 60_000, 0, 5, 160, 4),
    new PlayingStrength(DEEP, 30_000, 0, 0, 0, 0),
  };

  /// How many points a small board has at most.
  private static final int SMALL = 16;

  private static final PlayingStrength[] DRAUGHTS = {
    new PlayingStrength(1, 0, 1, 650, 0, 40),
    new PlayingStrength(1, 0, 2, 380, 0, 30),
    new PlayingStrength(1, 0, 4, 180, 0, 20),
    new PlayingStrength(2, 4_000, 0, 60, 220, 15),
    new PlayingStrength(3, 10_000, 0, 40, 130, 12),
    new PlayingStrength(5, 30_000, 0, 20, 90, 8),
    new PlayingStrength(7, 60_000, 0, 10, 50, 4),
    new PlayingStrength(DEEP, 300_000, 0, 0, 0, 0),
  };

  /// Where whoever loses everything wins, a game is short and one slip is the end of it.
  private static final PlayingStrength[] LOSING = {
    new PlayingStrength(1, 0, 1, 650, 0, 40),
    new PlayingStrength(1, 0, 2, 400, 0, 30),
    new PlayingStrength(1, 0, 4, 150, 0, 20),
    new PlayingStrength(2, 4_000, 0, 60, 330, 15),
    new PlayingStrength(4, 10_000, 0, 40, 200, 12),
    new PlayingStrength(6, 30_000, 0, 20, 100, 8),
    new PlayingStrength(8, 60_000, 0, 5, 40, 4),
    new PlayingStrength(DEEP, 300_000, 0, 0, 0, 0),
  };

  private static final PlayingStrength[] SHEEP = {
    new PlayingStrength(1, 0, 0, 700, 0, 80),
    new PlayingStrength(2, 0, 0, 150, 0, 30),
    new PlayingStrength(2, 0, 0, 65, 0, 20),
    new PlayingStrength(2, 0, 0, 30, 0, 20),
    new PlayingStrength(5, 0, 0, 10, 0, 8),
    new PlayingStrength(5, 0, 0, 10, 0, 8),
    new PlayingStrength(DEEP, 1_000, 0, 0, 100, 0),
    new PlayingStrength(DEEP, 1_000, 0, 0, 0, 0),
  };

  private static final PlayingStrength[] WOLF = {
    new PlayingStrength(1, 0, 0, 700, 0, 80),
    new PlayingStrength(1, 0, 0, 500, 0, 60),
    new PlayingStrength(1, 0, 0, 150, 0, 30),
    new PlayingStrength(4, 0, 0, 10, 0, 10),
    new PlayingStrength(4, 0, 0, 10, 0, 10),
    new PlayingStrength(DEEP, 1_000, 0, 0, 30, 0),
    new PlayingStrength(DEEP, 1_000, 0, 0, 0, 0),
    new PlayingStrength(DEEP, 1_000, 0, 0, 0, 0),
  };

  /// How often, of a thousand times, a level notices that the opponent overlooked a capture, and
  /// overlooks one itself.
  private static final int[] NOTICES = {400, 600, 750, 850, 950, 1000, 1000, 1000};

  private static final int[] MISSES = {150, 100, 60, 30, 10, 0, 0, 0};

  /// From here on a level weighs by search whether to insist.
  private static final int WEIGHS_FROM = 6;

  /// From here on a level has endgames by heart; a whole game only who is perfect.
  private static final int ENDGAMES_FROM = 8;

  /// How anybody plays at a moment when he does not think.
  private static final PlayingStrength CARELESS = new PlayingStrength(1, 0, 1, 350, 0, 20);

  private static final PlayingStrength CARELESS_EXTRA_MOVE_MILL =
      new PlayingStrength(1, 0, 0, 830, 0, 60);
  private static final PlayingStrength CARELESS_SMALL_MILL =
      new PlayingStrength(1, 0, 0, 900, 0, 100);

  static PlayingStrength of(Level level, RuleSet rules, Side side) {
    var table =
        switch (rules) {
          case MillRules mill when small(mill) -> SMALL_MILL;
          case MillRules mill when extraMoves(mill) -> EXTRA_MOVE_MILL;
          case MillRules _ -> MILL;
          case DraughtsRules draughts -> draughts.goal() == Goal.LOSE ? LOSING : DRAUGHTS;
          case WolfRules _ -> side == Side.WHITE ? SHEEP : WOLF;
        };
    return table[row(level)];
  }

  static PlayingStrength careless(RuleSet rules) {
    return switch (rules) {
      case MillRules mill when small(mill) -> CARELESS_SMALL_MILL;
      case MillRules mill when extraMoves(mill) -> CARELESS_EXTRA_MOVE_MILL;
      default -> CARELESS;
    };
  }

  private static boolean small(MillRules rules) {
    return rules.grid().points().size() <= SMALL;
  }

  private static boolean extraMoves(MillRules rules) {
    return rules.placingMill() == PlacingMill.EXTRA_MOVE;
  }

  /// Who is perfect is a master wherever he does not know what is best.
  private static int row(Level level) {
    return Math.min(level.number(), Level.STRONGEST) - 1;
  }

  /// What a level knows by heart of all that is known. In wolf and sheep, which is small, that is
  /// everything, and its lapses keep a level where it belongs.
  static Oracle byHeart(Level level, RuleSet rules, Oracle oracle) {
    boolean endgames = level.number() >= ENDGAMES_FROM && !oracle.knowsAll(rules);
    return level.perfect() || endgames || rules instanceof WolfRules ? oracle : Oracle.NONE;
  }

  static int notices(Level level) {
    return NOTICES[row(level)];
  }

  static int misses(Level level) {
    return MISSES[row(level)];
  }

  static boolean weighs(Level level) {
    return level.number() >= WEIGHS_FROM;
  }

  boolean glances() {
    return nodes == 0;
  }

  SearchLimits searchLimits() {
    return new SearchLimits(depth, nodes, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  ImperfectSight eyes(SeededLuck seededLuck) {
    return new ImperfectSight(seededLuck, blind, mood);
  }

  /// Whether it sees whatever there is to see.
  boolean keen() {
    return blind == 0 && mood == 0;
  }
}
