package zwick.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zwick.game.BadInput;
import zwick.game.Clock;
import zwick.game.Game;
import zwick.game.Verdict;
import zwick.notation.GameRecord;
import zwick.notation.RuleText;
import zwick.notation.records.RecordFormat;

/// Records of games in one format. Whatever was read can be written in every format and comes back
/// as the same games.
public abstract class RecordFuzz extends TextTarget {
  private final RecordFormat format;

  private RecordFuzz(String name, RecordFormat format) {
    super(name);
    this.format = format;
  }

  public static final class OfPdn extends RecordFuzz {
    public OfPdn() {
      super("pdn", RecordFormat.PDN);
    }
  }

  public static final class OfJson extends RecordFuzz {
    public OfJson() {
      super("record-json", RecordFormat.JSON);
    }
  }

  public static final class OfText extends RecordFuzz {
    public OfText() {
      super("record-text", RecordFormat.TEXT);
    }
  }

  @Override
  protected Stream<String> texts() {
    var tags = Map.of("Event", "a \"b\" {c}", "WhiteRating", "1500", "Result", "1-0");
    return Stream.concat(
            Seeds.cases().map(example -> List.of(GameRecord.of(example.play()))),
            Stream.of(
                List.of(new GameRecord(tags, timed())),
                List.of(GameRecord.of(timed()), new GameRecord(tags, timed()))))
        .map(format::write);
  }

  /// A game with a clock.
  private static Game timed() {
    var game =
        Game.of(RuleText.read("russian").start(), Optional.of(new Clock(300_000, 240_500, 5, 7)));
    for (var position = game.position(); game.log().size() < 6; position = game.position()) {
      var move = zwick.game.moves.Wish.of(position.legalMoves().getFirst());
      var verdict = game.apply(new zwick.game.Action.Play(position.turn(), move), 1_234);
      game = ((Verdict.Accepted) verdict).game();
    }
    return game;
  }

  @Override
  protected void take(String text) {
    RecordFormat.of(text);
    List<GameRecord> records;
    try {
      records = format.read(text);
    } catch (BadInput bad) {
      Check.tells(bad);
      return;
    }
    for (var other : RecordFormat.values()) {
      var written = other.write(records);
      Check.same("format of\n" + written, other, RecordFormat.of(written));
      List<GameRecord> again;
      try {
        again = other.read(written);
      } catch (BadInput bad) {
        throw new AssertionError(other + " does not read what it wrote:\n" + written, bad);
      }
      Check.same(other + ":\n" + written, plain(records), plain(again));
      Check.same(other + " again", written, other.write(again));
    }
  }

  /// Games have no equals of their own: all that makes them what they are.
  private static List<List<Object>> plain(List<GameRecord> records) {
    var all = new ArrayList<List<Object>>();
    for (var record : records) {
      var game = record.game();
      all.add(
          List.of(
              record.tags(),
              game.rules(),
              game.start(),
              game.startClock(),
              game.log(),
              game.position(),
              game.clock(),
              game.outcome()));
    }
    return all;
  }
}
