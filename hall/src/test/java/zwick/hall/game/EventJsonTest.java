package zwick.hall.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventJsonTest {
  /// Whoever reads a table of the database knows this exception and no other.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "aborted|{",
        "aborted|[]",
        "rematched|{\"game\":\"00000000000u\"}",
        "rematched|{\"game\":\"1\"}",
        "moved|{\"from\":\"000000000001\"}",
        "asked-back|{}",
        "refused-back|{\"by\":\"lot\"}",
        "rested|{\"by\":\"x\",\"days\":1}",
        "rested|{\"by\":\"W\",\"days\":-1}",
        "outage|{\"from\":1.5,\"to\":2}",
        "opened|{\"host\":\"000000000001\",\"terms\":{\"rules\":\"chess\"}}",
        "proposed|{\"by\":\"000000000001\"}",
        "began|{\"white\":{\"player\":\"000000000001\"},\"black\":8}",
        "beginning|{}",
      })
  void whatNobodyHasEverWrittenIsSaidSo(String kind, String payload) {
    assertThatThrownBy(() -> EventJson.read(kind, EventJson.VERSION, payload))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void anEventOfANewerProgramIsSaidSo() {
    assertThatThrownBy(() -> EventJson.read("aborted", EventJson.VERSION + 1, "{}"))
        .isInstanceOf(IllegalStateException.class);
  }

  /// Numbers that no program of ours would write must not come back as negative ones.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "rested|{\"by\":\"W\",\"days\":2147483648}",
        "began|{\"white\":{\"level\":999999999999999},\"black\":{\"level\":4294967295}}",
      })
  void whatIsReadCanBeWrittenAndReadAgain(String kind, String payload) {
    var event = EventJson.read(kind, EventJson.VERSION, payload);
    var written = EventJson.payload(event).write();
    assertThat(EventJson.read(kind, EventJson.VERSION, written)).isEqualTo(event);
  }
}
