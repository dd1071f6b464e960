package zwick.fuzz;

import java.io.IOException;
import java.util.List;

/// `./zwick fuzz [TARGET] [SECONDS]`: one target, or one after the other, each for some time. What
/// it has learned stays in `fuzz/target/fuzz`, and the next time goes on from there.
final class Main {
  private static final int USUAL_SECONDS = 60;

  private Main() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    var words = List.of(arguments);
    var targets = Targets.all();
    if (!words.isEmpty() && !words.getFirst().matches("[0-9]+")) {
      var named = words.getFirst();
      targets = targets.stream().filter(target -> target.name().equals(named)).toList();
      words = words.subList(1, words.size());
    }
    boolean clear =
        words.isEmpty() || words.size() == 1 && words.getFirst().matches("[1-9][0-9]{0,6}");
    if (targets.isEmpty() || !clear) {
      System.err.println("zwick fuzz [TARGET] [SECONDS]; a target is one of " + names());
      System.exit(2);
    }
    int seconds = words.isEmpty() ? USUAL_SECONDS : Integer.parseInt(words.getFirst());
    boolean found = false;
    for (var target : targets) {
      var folder = Run.results().resolve(target.name());
      System.out.println(target.name() + ": " + seconds + " s, see " + folder.resolve("log"));
      var report = Run.lasting(target, folder, seconds).go();
      System.out.println(report.executed() + " inputs");
      System.out.print(report.found());
      found |= !report.found().isEmpty();
    }
    System.exit(found ? 1 : 0);
  }

  private static String names() {
    return String.join(", ", Targets.all().stream().map(Target::name).toList());
  }
}
