package zwick.draughts;

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

/// The rules of a draughts game, one component per option.
public record DraughtsRules(
    String preset,
    int board,
    int men,
    Corner corner,
    MenCapture menCapture,
    YesNo menTakeKings,
    King king,
    KingLands kingLands,
    CaptureChoice captureChoice,
    Crowning crowning,
    TakenLeave takenLeave,
    Obligation obligation,
    Goal goal,
    int repetition,
    int quietMoves,
    YesNo endgameLimits,
    LoneKings loneKings,
    int agreementAfter,
    DrawBy drawBy)
    implements RuleSet {

  /// Which bottom corner is a playing square.
  public enum Corner {
    LEFT,
    RIGHT
  }

  /// Where a man may capture to: diagonally forwards, diagonally, or along rows and columns too.
  public enum MenCapture {
    FORWARD,
    ALL,
    EIGHT
  }

  public enum King {
    FLYING,
    SHORT
  }

  /// Where a flying king lands behind the piece it takes.
  public enum KingLands {
    BEHIND,
    ANYWHERE
  }

  /// Which captures are legal when there are several.
  public enum CaptureChoice {
    FREE,
    /// Those that take most pieces.
    MOST,
    /// Those by a king, if a king can capture.
    KING_FIRST,
    /// Those that take most pieces, and of these those that take most kings.
    MOST_KINGS,
    /// Most pieces, then by a king, then most kings, then those that meet a king earliest.
    MOST_KING_FIRST,
    /// Those worth most, a king counting a little less than two men, and then by a king.
    VALUE
  }

  /// When a man that reaches the far row in a capture becomes a king.
  public enum Crowning {
    ON_STOP,
    AT_ONCE_CONTINUE,
    AT_ONCE_STOP
  }

  /// When captured pieces leave the board.
  public enum TakenLeave {
    AFTER_MOVE,
    AT_ONCE
  }

  /// What happens to a player who could capture and does not.
  public enum Obligation {
    ENFORCED,
    INSIST,
    HUFF
  }

  public enum Goal {
    CAPTURE,
    LOSE
  }

  /// Whether a player may claim a draw with one king each.
  public enum LoneKings {
    NO,
    CLAIM
  }

  private static final Option<DraughtsRules, Integer> BOARD =
      Option.number("board", List.of(8, 10), DraughtsRules::board);
  private static final Option<DraughtsRules, Integer> MEN =
      Option.number("men", Option.range(4, 20), DraughtsRules::men);
  private static final Option<DraughtsRules, Corner> CORNER =
      Option.choice("corner", Corner.values(), DraughtsRules::corner);
  private static final Option<DraughtsRules, MenCapture> MEN_CAPTURE =
      Option.choice("men-capture", MenCapture.values(), DraughtsRules::menCapture);
  private static final Option<DraughtsRules, YesNo> MEN_TAKE_KINGS =
      Option.choice("men-take-kings", YesNo.values(), DraughtsRules::menTakeKings);
  private static final Option<DraughtsRules, King> KING =
      Option.choice("king", King.values(), DraughtsRules::king);
  private static final Option<DraughtsRules, KingLands> KING_LANDS =
      Option.choice("king-lands", KingLands.values(), DraughtsRules::kingLands);
  private static final Option<DraughtsRules, CaptureChoice> CAPTURE_CHOICE =
      Option.choice("capture-choice", CaptureChoice.values(), DraughtsRules::captureChoice);
  private static final Option<DraughtsRules, Crowning> CROWNING =
      Option.choice("crowning", Crowning.values(), DraughtsRules::crowning);
  private static final Option<DraughtsRules, TakenLeave> TAKEN_LEAVE =
      Option.choice("taken-leave", TakenLeave.values(), DraughtsRules::takenLeave);
  private static final Option<DraughtsRules, Obligation> OBLIGATION =
      Option.choice("obligation", Obligation.values(), DraughtsRules::obligation);
  private static final Option<DraughtsRules, Goal> GOAL =
      Option.choice("goal", Goal.values(), DraughtsRules::goal);
  private static final Option<DraughtsRules, Integer> REPETITION =
      Option.number("repetition", Option.REPETITIONS, DraughtsRules::repetition);
  private static final Option<DraughtsRules, Integer> QUIET_MOVES =
      Option.number("quiet-moves", Option.range(0, 200), DraughtsRules::quietMoves);
  private static final Option<DraughtsRules, YesNo> ENDGAME_LIMITS =
      Option.choice("endgame-limits", YesNo.values(), DraughtsRules::endgameLimits);
  private static final Option<DraughtsRules, LoneKings> LONE_KINGS =
      Option.choice("lone-kings", LoneKings.values(), DraughtsRules::loneKings);
  private static final Option<DraughtsRules, Integer> AGREEMENT_AFTER =
      Option.number("agreement-after", Option.range(0, 100), DraughtsRules::agreementAfter);
  private static final Option<DraughtsRules, DrawBy> DRAW_BY =
      Option.choice("draw-by", DrawBy.values(), DraughtsRules::drawBy);

  public static final List<Option<DraughtsRules, ?>> OPTIONS =
      List.of(
          BOARD,
          MEN,
          CORNER,
          MEN_CAPTURE,
          MEN_TAKE_KINGS,
          KING,
          KING_LANDS,
          CAPTURE_CHOICE,
          CROWNING,
          TAKEN_LEAVE,
          OBLIGATION,
          GOAL,
          REPETITION,
          QUIET_MOVES,
          ENDGAME_LIMITS,
          LONE_KINGS,
          AGREEMENT_AFTER,
          DRAW_BY);

  public DraughtsRules {
    BOARD.require(board);
    REPETITION.require(repetition);
    QUIET_MOVES.require(quietMoves);
    AGREEMENT_AFTER.require(agreementAfter);
    int row = board / 2;
    var fitting = Option.range(1, row - 1).stream().map(rows -> rows * row).toList();
    if (!fitting.contains(men)) {
      throw new BadInput(new Problem.MenDoNotFillRows(men, fitting));
    }
  }

  @Override
  public DraughtsRules with(Map<String, String> changes) {
    var optionValues = OptionValues.changed(this, OPTIONS, changes);
    return new DraughtsRules(
        preset,
        optionValues.get(BOARD),
        optionValues.get(MEN),
        optionValues.get(CORNER),
        optionValues.get(MEN_CAPTURE),
        optionValues.get(MEN_TAKE_KINGS),
        optionValues.get(KING),
        optionValues.get(KING_LANDS),
        optionValues.get(CAPTURE_CHOICE),
        optionValues.get(CROWNING),
        optionValues.get(TAKEN_LEAVE),
        optionValues.get(OBLIGATION),
        optionValues.get(GOAL),
        optionValues.get(REPETITION),
        optionValues.get(QUIET_MOVES),
        optionValues.get(ENDGAME_LIMITS),
        optionValues.get(LONE_KINGS),
        optionValues.get(AGREEMENT_AFTER),
        optionValues.get(DRAW_BY));
  }

  /// Whether a capture can be overlooked, so that a plain move or half a capture is a legal move
  /// too.
  boolean lenient() {
    return obligation != Obligation.ENFORCED;
  }

  /// These rules among players who overlook nothing.
  DraughtsRules enforced() {
    return with(Map.of(OBLIGATION.id(), Option.text(Obligation.ENFORCED)));
  }

  @Override
  public List<Option<DraughtsRules, ?>> options() {
    return OPTIONS;
  }

  @Override
  public Map<String, String> values() {
    return Option.texts(OPTIONS, this);
  }

  @Override
  public String family() {
    return "draughts";
  }

  @Override
  public DraughtsBoard grid() {
    return DraughtsBoard.of(board, corner);
  }

  @Override
  public Position start() {
    return DraughtsPosition.start(this);
  }

  @Override
  public DrawRules draws() {
    return new DrawRules(
        repetition,
        2 * quietMoves,
        endgameLimits.yes(),
        loneKings == LoneKings.CLAIM,
        agreementAfter,
        drawBy);
  }

  @Override
  public SetupCheck check(Setup setup) {
    return DraughtsSetup.check(this, setup);
  }
}
