package zwick.mill;

import java.util.List;
import java.util.Map;
import zwick.game.BadInput;
import zwick.game.DrawBy;
import zwick.game.DrawRules;
import zwick.game.Option;
import zwick.game.OptionValues;
import zwick.game.Position;
import zwick.game.Problem;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.game.YesNo;

/// The rules of a mill game, one component per option.
public record MillRules(
    String preset,
    Board board,
    int stones,
    TakeFromMill takeFromMill,
    Jump jump,
    YesNo millBeatsJumper,
    Placing placing,
    PlacingMill placingMill,
    MovingMill movingMill,
    TwoMills twoMills,
    int repetition,
    int quietMoves,
    DrawBy drawBy)
    implements RuleSet {

  /// Two rings, three rings, or three rings joined at the corners.
  public enum Board {
    SIX,
    NINE,
    TWELVE
  }

  /// Whether a stone that stands in a mill may be taken.
  public enum TakeFromMill {
    NEVER,
    /// Only when all his stones on the board stand in mills.
    IF_ALL,
    ALWAYS
  }

  /// Whether a player who owns just three stones may jump.
  public enum Jump {
    THREE,
    NEVER
  }

  /// Whether all stones are placed first or each turn is free to place or to move.
  public enum Placing {
    FIRST,
    MIXED
  }

  /// What a mill brings as long as either hand held a stone before the move.
  public enum PlacingMill {
    REMOVE,
    EXTRA_MOVE
  }

  /// What a mill brings once all stones are placed.
  public enum MovingMill {
    REMOVE,
    REMOVE_AND_EXTRA_MOVE
  }

  /// How many stones one move takes that closes two mills.
  public enum TwoMills {
    ONE,
    TWO
  }

  private static final Option<MillRules, Board> BOARD =
      Option.choice("board", Board.values(), MillRules::board);
  private static final Option<MillRules, Integer> STONES =
      Option.number("stones", Option.range(3, 12), MillRules::stones);
  private static final Option<MillRules, TakeFromMill> TAKE_FROM_MILL =
      Option.choice("take-from-mill", TakeFromMill.values(), MillRules::takeFromMill);
  private static final Option<MillRules, Jump> JUMP =
      Option.choice("jump", Jump.values(), MillRules::jump);
  private static final Option<MillRules, YesNo> MILL_BEATS_JUMPER =
      Option.choice("mill-beats-jumper", YesNo.values(), MillRules::millBeatsJumper);
  private static final Option<MillRules, Placing> PLACING =
      Option.choice("placing", Placing.values(), MillRules::placing);
  private static final Option<MillRules, PlacingMill> PLACING_MILL =
      Option.choice("placing-mill", PlacingMill.values(), MillRules::placingMill);
  private static final Option<MillRules, MovingMill> MOVING_MILL =
      Option.choice("moving-mill", MovingMill.values(), MillRules::movingMill);
  private static final Option<MillRules, TwoMills> TWO_MILLS =
      Option.choice("two-mills", TwoMills.values(), MillRules::twoMills);
  private static final Option<MillRules, Integer> REPETITION =
      Option.number("repetition", Option.REPETITIONS, MillRules::repetition);
  private static final Option<MillRules, Integer> QUIET_MOVES =
      Option.number("quiet-moves", Option.range(0, 500), MillRules::quietMoves);
  private static final Option<MillRules, DrawBy> DRAW_BY =
      Option.choice("draw-by", DrawBy.values(), MillRules::drawBy);

  public static final List<Option<MillRules, ?>> OPTIONS =
      List.of(
          BOARD,
          STONES,
          TAKE_FROM_MILL,
          JUMP,
          MILL_BEATS_JUMPER,
          PLACING,
          PLACING_MILL,
          MOVING_MILL,
          TWO_MILLS,
          REPETITION,
          QUIET_MOVES,
          DRAW_BY);

  public MillRules {
    STONES.require(stones);
    REPETITION.require(repetition);
    QUIET_MOVES.require(quietMoves);
    int most = MillBoard.of(board).size() / 2;
    if (stones > most) {
      throw new BadInput(new Problem.TooManyStones(stones, most));
    }
  }

  @Override
  public MillRules with(Map<String, String> changes) {
    var optionValues = OptionValues.changed(this, OPTIONS, changes);
    return new MillRules(
        preset,
        optionValues.get(BOARD),
        optionValues.get(STONES),
        optionValues.get(TAKE_FROM_MILL),
        optionValues.get(JUMP),
        optionValues.get(MILL_BEATS_JUMPER),
        optionValues.get(PLACING),
        optionValues.get(PLACING_MILL),
        optionValues.get(MOVING_MILL),
        optionValues.get(TWO_MILLS),
        optionValues.get(REPETITION),
        optionValues.get(QUIET_MOVES),
        optionValues.get(DRAW_BY));
  }

  @Override
  public List<Option<MillRules, ?>> options() {
    return OPTIONS;
  }

  @Override
  public Map<String, String> values() {
    return Option.texts(OPTIONS, this);
  }

  @Override
  public String family() {
    return "mill";
  }

  @Override
  public MillBoard grid() {
    return MillBoard.of(board);
  }

  @Override
  public Position start() {
    return MillPosition.start(this);
  }

  @Override
  public DrawRules draws() {
    return new DrawRules(repetition, quietMoves, false, false, 0, drawBy);
  }

  @Override
  public SetupCheck check(Setup setup) {
    return MillSetup.check(this, setup);
  }
}
