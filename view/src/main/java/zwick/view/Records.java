package zwick.view;

import java.util.ArrayList;
import java.util.List;
import zwick.notation.GameRecord;
import zwick.notation.Json;
import zwick.notation.JsonRecord;

/// Reads game records and remembers the last few, since the page asks about the same game again and
/// again and replaying it takes longer than most answers.
final class Records {
  private static final int MOST = 4;

  private record Known(String text, GameRecord record) {}

  private final List<Known> known = new ArrayList<>();

  GameRecord read(String text) {
    for (var one : known) {
      if (one.text.equals(text)) {
        return one.record;
      }
    }
    var record = JsonRecord.fromJson(Json.read(text));
    remember(text, record);
    return record;
  }

  private void remember(String text, GameRecord record) {
    if (known.size() == MOST) {
      known.removeFirst();
    }
    known.add(new Known(text, record));
  }

  /// Remembers a record that the page has just been given, for it will ask about it next.
  GameRecord given(GameRecord record) {
    remember(GameView.write(record), record);
    return record;
  }
}
