package zwick.notation.pdn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.RuleSet;
import zwick.notation.ClockText;
import zwick.notation.Excerpt;
import zwick.notation.GameRecord;

/// Cuts a PDN file into games.
final class PdnReader {
  private static final Set<String> RESULTS =
      Set.of("*", "1-0", "0-1", "1/2-1/2", "½-½", "2-0", "0-2", "1-1", "0-0");

  private final PdnLexer lexer;
  private final Optional<RuleSet> usual;
  private final List<GameRecord> records = new ArrayList<>();

  // The game being read
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<PdnGame.Item> items = new ArrayList<>();
  private boolean begun;
  private boolean ended;

  PdnReader(String text, Optional<RuleSet> usual) {
    this.lexer = new PdnLexer(text);
    this.usual = usual;
  }

  List<GameRecord> read() {
    for (var token = lexer.next(); token != null; token = lexer.next()) {
      boolean tag = token instanceof PdnToken.Tag;
      boolean time = token instanceof PdnToken.Time || token instanceof PdnToken.Command;
      if ((ended && !time) || (tag && !items.isEmpty())) {
        finish();
      }
      begun = true;
      take(token);
    }
    if (begun) {
      finish();
    }
    return records;
  }

  private void take(PdnToken token) {
    switch (token) {
      case PdnToken.Tag(int _, String name, String value) -> tags.put(name, value);
      case PdnToken.Command(int _, String text) -> items.add(new PdnGame.Item(text, true, 0));
      case PdnToken.Time(int line, String text) -> time(line, text);
      case PdnToken.Position(int line, String text) -> {
        if (!items.isEmpty()) { // pieces that change places in mid-game fit no rules
          throw new BadInput(new Problem.Unreadable(Thing.PDN, line, Excerpt.of(text)));
        }
        tags.put("FEN", text);
      }
      case PdnToken.Word(int _, String text) -> word(text);
    }
  }

  private void word(String text) {
    if (RESULTS.contains(text)) {
      tags.putIfAbsent(GameRecord.RESULT, text);
      ended = true;
      return;
    }
    boolean strength = text.endsWith("*") && !text.endsWith("x*") && !text.endsWith(":*");
    var move = strength ? text.substring(0, text.length() - 1) : text;
    items.add(new PdnGame.Item(move, false, 0));
  }

  private void time(int line, String text) {
    if (items.isEmpty() || !tags.containsKey("Clock")) {
      return;
    }
    long used = ClockText.milliseconds(text);
    if (used < 0) {
      throw new BadInput(new Problem.Unreadable(Thing.PDN, line, Excerpt.of(text)));
    }
    var last = items.removeLast();
    items.add(new PdnGame.Item(last.text(), last.command(), used));
  }

  private void finish() {
    GameRecord.oneMore(records);
    records.add(new PdnGame(tags, items, usual).record());
    tags.clear();
    items.clear();
    begun = false;
    ended = false;
  }
}
