package zwick.hall.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FairQueueTest {
  private static final int ANY = 9;

  private static List<String> all(FairQueue<String> queue, int heaviest) {
    var taken = new ArrayList<String>();
    for (var next = queue.poll(heaviest); next.isPresent(); next = queue.poll(heaviest)) {
      taken.add(next.get());
    }
    return taken;
  }

  @Test
  void everybodyHasHisTurn() {
    var queue = new FairQueue<String>(100, 50);
    for (int i = 0; i < 4; i++) {
      queue.offer("much", 8, "much" + i);
    }
    queue.offer("little", 8, "little");
    queue.offer("other", 8, "other");
    assertThat(all(queue, ANY))
        .containsExactly("much0", "little", "other", "much1", "much2", "much3");
  }

  @Test
  void theLightestOfOnesOwnComesFirst() {
    var queue = new FairQueue<String>(100, 50);
    queue.offer("one", 8, "heavy");
    queue.offer("one", 1, "light");
    queue.offer("one", 1, "light too");
    assertThat(all(queue, ANY)).containsExactly("light", "light too", "heavy");
  }

  @Test
  void whoTakesLightWorkOnlyIsNotStoppedByHeavy() {
    var queue = new FairQueue<String>(100, 50);
    queue.offer("one", 8, "heavy");
    queue.offer("other", 3, "light");
    assertThat(all(queue, 5)).containsExactly("light");
    assertThat(queue.size()).isEqualTo(1);
    assertThat(all(queue, ANY)).containsExactly("heavy");
  }

  @Test
  void whoHasMostGivesWayWhenItIsFull() {
    var queue = new FairQueue<String>(4, 4);
    for (int i = 0; i < 4; i++) {
      queue.offer("much", 8, "much" + i);
    }
    assertThat(queue.offer("little", 8, "little")).isEqualTo(Optional.of("much3"));
    assertThat(queue.size()).isEqualTo(4);
    assertThat(all(queue, ANY)).containsExactly("much0", "little", "much1", "much2");
  }

  @Test
  void nobodyHasMoreThanHisShareOfIt() {
    var queue = new FairQueue<String>(100, 2);
    queue.offer("one", 5, "a");
    queue.offer("one", 5, "b");
    assertThat(queue.offer("one", 8, "c")).isEqualTo(Optional.of("c"));
    assertThat(queue.offer("one", 1, "d")).isEqualTo(Optional.of("b"));
    assertThat(all(queue, ANY)).containsExactly("d", "a");
  }
}
