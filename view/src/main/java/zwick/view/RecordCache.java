package zwick.view;

import java.util.ArrayList;
import java.util.List;
import zwick.notation.GameRecord;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;

/// Reads and writes game records and remembers the last few, since the page asks about the same
/// game again and again, and replaying it takes longer than most answers.
final class RecordCache {
  private static final int MOST = 4;

  /// @param ours whether the text is as we write it
  private record Known(String text, GameRecord record, boolean ours) {}

  private final List<Known> known = new ArrayList<>();

  GameRecord read(String text) {
    for (var one : known) {
      if (one.text.equals(text)) {
        return one.record;
      }
    }
    return remember(text, JsonRecord.fromJson(Json.read(text)), false);
  }

  /// The record as text, which the page will most likely ask about next.
  String write(GameRecord record) {
    for (var one : known) {
      if (one.ours && one.record == record) {
        return one.text;
      }
    }
    var text = JsonRecord.toJson(record).write();
    remember(text, record, true);
    return text;
  }

  private GameRecord remember(String text, GameRecord record, boolean ours) {
    if (known.size() == MOST) {
      known.removeFirst();
    }
    known.add(new Known(text, record, ours));
    return record;
  }
}
