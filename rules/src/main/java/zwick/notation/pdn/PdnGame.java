package zwick.notation.pdn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zwick.draughts.DraughtsRules;
import zwick.game.Action;
import zwick.game.BadInput;
import zwick.game.Clock;
import zwick.game.DrawBy;
import zwick.game.Ending;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Problem;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.moves.TooManyCaptures;
import zwick.game.moves.Wish;
import zwick.notation.ClockText;
import zwick.notation.Excerpt;
import zwick.notation.GameRecord;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.Replay;
import zwick.notation.RuleText;

/// One game of a PDN file: finds out by which rules and in which [PdnDialect] it is written, and
/// replays it.
final class PdnGame {
  /// @param command whether it is one of our own, in our own notation
  record Item(String text, boolean command, long used) {}

  private final Map<String, String> tags;
  private final List<Item> items;
  private final Optional<RuleSet> usual;
  private final Optional<PdnGameType> type;

  PdnGame(Map<String, String> tags, List<Item> items, Optional<RuleSet> usual) {
    this.tags = tags;
    this.items = items;
    this.usual = usual;
    this.type = PdnGameType.find(number(tags.getOrDefault("GameType", "")));
  }

  /// Not every file is written as its type says: the first way that replays is taken, and if none
  /// does, the one that comes furthest says what is wrong.
  GameRecord record() {
    var rules = rules();
    var failures = new ArrayList<Failure>();
    for (var pdnDialect : dialects(rules)) {
      switch (attempt(rules, pdnDialect)) {
        case Replayed(GameRecord record) -> {
          return record;
        }
        case Failure failure -> failures.add(failure);
      }
    }
    throw Collections.max(failures, Comparator.comparingInt(Failure::index)).why();
  }

  private sealed interface Attempt {}

  private record Replayed(GameRecord record) implements Attempt {}

  private record Failure(int index, BadInput why) implements Attempt {}

  private Attempt attempt(RuleSet rules, PdnDialect pdnDialect) {
    var replay = new Replay(start(rules, pdnDialect), clock());
    try {
      return new Replayed(replay(replay, pdnDialect));
    } catch (BadInput why) {
      return drawnAlready(rules, why)
          ? attempt(rules.with(Map.of("draw-by", "claim")), pdnDialect)
          : new Failure(replay.index(), why);
    }
  }

  private RuleSet rules() {
    var named = tags.get("Rules");
    if (named != null) {
      return RuleText.read(named);
    }
    if (type.isPresent()) {
      return type.get().rules();
    }
    var unknown = tags.get("GameType");
    if (unknown != null) {
      throw new BadInput(new Problem.NoSuchGameType(Excerpt.of(unknown)));
    }
    return usual.orElseThrow(() -> new BadInput(new Problem.NoRulesNamed()));
  }

  private List<PdnDialect> dialects(RuleSet rules) {
    var dialects = new ArrayList<PdnDialect>();
    if (type.isPresent()) {
      dialects.add(type.get().pdnDialect());
      type.get().dialect(tags.getOrDefault("GameType", "")).ifPresent(dialects::add);
    } else if (tags.containsKey("Rules")) {
      dialects.add(PdnDialect.OWN);
    } else {
      PdnGameType.of(rules).ifPresent(official -> dialects.add(official.pdnDialect()));
      dialects.add(PdnDialect.OWN);
    }
    return dialects.stream().distinct().toList();
  }

  private Position start(RuleSet rules, PdnDialect pdnDialect) {
    var fen = tags.get("FEN");
    if (fen != null) {
      return pdnDialect.position(rules, fen);
    }
    var position = tags.get("Position");
    return position == null ? rules.start() : PositionText.read(rules, position);
  }

  private Optional<Clock> clock() {
    var text = tags.get("Clock");
    if (text == null || (!tags.containsKey("Rules") && type.isEmpty())) {
      return Optional.empty();
    }
    return ClockText.read(text);
  }

  private GameRecord replay(Replay replay, PdnDialect pdnDialect) {
    for (var item : items) {
      if (item.command) {
        replay.act(item.text, item.used);
      } else {
        var position = replay.game().position();
        var wish = wish(position, pdnDialect, item.text);
        replay.act(item.text, wish.map(w -> new Action.Play(position.turn(), w)), item.used);
      }
    }
    return new GameRecord(pdnDialect.sides(tags), replay.game());
  }

  /// The move a word means: as it is written if it can be, else with the signs other programs use.
  private static Optional<Wish> wish(Position position, PdnDialect pdnDialect, String text) {
    var rules = position.rules();
    var names = pdnDialect.names(rules);
    var written = MoveText.readWish(rules, names, text);
    boolean found = written.isPresent() && found(position, written.get());
    if (found || !(rules instanceof DraughtsRules)) {
      return written;
    }
    var word = text.toLowerCase(Locale.ROOT);
    if (word.length() == 4 && Character.isLetter(word.charAt(0))) {
      word = word.substring(0, 2) + "-" + word.substring(2); // a3b4
    }
    for (var other : List.of(word, word.replace('-', 'x'))) {
      var wish = MoveText.readWish(rules, names, other);
      if (wish.isPresent() && found(position, wish.get())) {
        return wish;
      }
    }
    return written;
  }

  private static boolean found(Position position, Wish wish) {
    try {
      return !position.find(wish).isEmpty();
    } catch (TooManyCaptures _) {
      return false;
    }
  }

  /// Whether a foreign game goes on where our referee has seen a draw that is due of itself.
  private boolean drawnAlready(RuleSet rules, BadInput bad) {
    return !tags.containsKey("Rules")
        && rules.draws().by() == DrawBy.AUTOMATIC
        && bad.problems().getFirst() instanceof Problem.RefusedInRecord refused
        && refused.refusal() instanceof Refusal.GameOver(Outcome.Draw(Ending by))
        && by != Ending.AGREEMENT
        && by != Ending.LONE_KINGS;
  }

  /// The number a GameType tag begins with, or -1.
  private static int number(String tag) {
    int end = 0;
    while (end < tag.length() && end < 4 && tag.charAt(end) >= '0' && tag.charAt(end) <= '9') {
      end++;
    }
    return end == 0 ? -1 : Integer.parseInt(tag.substring(0, end));
  }
}
