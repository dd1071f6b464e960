package zwick.notation.pdn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.draughts.DraughtsRules;
import zwick.game.Action;
import zwick.game.Side;
import zwick.game.moves.Wish;
import zwick.mill.MillRules;
import zwick.notation.ActionText;
import zwick.notation.ClockText;
import zwick.notation.GameRecord;
import zwick.notation.LogStep;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.wolf.WolfRules;

/// Writes one game as PDN.
final class PdnWriter {
  private static final int WIDTH = 79;

  private final GameRecord record;
  private final Optional<PdnGameType> type;
  private final PdnDialect pdnDialect;
  private final StringBuilder out = new StringBuilder();

  PdnWriter(GameRecord record) {
    this.record = record;
    this.type = PdnGameType.of(record.game().rules());
    this.pdnDialect = type.map(PdnGameType::pdnDialect).orElse(PdnDialect.OWN);
  }

  String write() {
    tags();
    out.append('\n');
    wrap(words());
    return out.toString();
  }

  private void tags() {
    var game = record.game();
    pdnDialect
        .sides(record.tags())
        .forEach((name, value) -> {
          if (!name.equals(GameRecord.RESULT)) {
            tag(name, value);
          }
        });
    tag(GameRecord.RESULT, result());
    type.ifPresent(official -> tag("GameType", official.tag()));
    if (type.isEmpty() || !type.get().rules().equals(game.rules())) {
      tag("Rules", RuleText.write(game.rules()));
    }
    if (!game.start().equals(game.rules().start())) {
      switch (game.rules()) {
        case DraughtsRules _ -> {
          tag("SetUp", "1");
          tag("FEN", pdnDialect.text(game.start()));
        }
        case MillRules _, WolfRules _ -> tag("Position", PositionText.write(game.start()));
      }
    }
    game.startClock().ifPresent(clock -> tag("Clock", ClockText.write(clock)));
  }

  private String result() {
    return type.isPresent() && type.get().twoPoints()
        ? record.result("2-0", "1-1", "0-2")
        : record.result();
  }

  private void tag(String name, String value) {
    out.append('[').append(name).append(" \"");
    out.append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
  }

  private List<String> words() {
    var words = new ArrayList<String>();
    var standing = StandingMoves.of(record.game());
    var steps = LogStep.of(record.game());
    boolean afterWhite = false;
    int number = 0;
    for (int i = 0; i < steps.size(); i++) {
      var step = steps.get(i);
      var action = step.entry().action();
      if (standing[i] && action instanceof Action.Play(Side by, Wish wish)) {
        number +=
            by == Side.WHITE || number == 0 ? 1 : 0; // a game that Black begins has a first move
        var before = number + (by == Side.WHITE ? ". " : "... ");
        boolean follows = by == Side.BLACK && afterWhite;
        words.add((follows ? "" : before) + move(step, wish) + time(step, " {", "}"));
        afterWhite = by == Side.WHITE;
      } else {
        var said = ActionText.writeFull(step.position(), action);
        words.add("{[%zwick " + said + "]" + time(step, " ", "") + "}");
      }
    }
    words.add("*");
    return words;
  }

  private String move(LogStep step, Wish wish) {
    var position = step.position();
    var move = position.find(wish).getFirst();
    return MoveText.write(
        position, move, pdnDialect.names(position.rules()), pdnDialect.separator());
  }

  private static String time(LogStep step, String before, String after) {
    long used = step.entry().used();
    if (used <= 0 || step.before().startClock().isEmpty()) {
      return "";
    }
    long minutes = used / 60_000;
    var seconds = ClockText.seconds(used % 60_000);
    boolean oneDigit = seconds.length() == 1 || seconds.charAt(1) == '.';
    return before
        + "[%emt "
        + minutes / 60
        + (minutes % 60 < 10 ? ":0" : ":")
        + minutes % 60
        + (oneDigit ? ":0" : ":")
        + seconds
        + "]"
        + after;
  }

  private void wrap(List<String> words) {
    int column = 0;
    for (var word : words) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        out.append('\n');
        column = 0;
      }
      out.append(column > 0 ? " " : "").append(word);
      column += word.length() + (column > 0 ? 1 : 0);
    }
    out.append('\n');
  }
}
