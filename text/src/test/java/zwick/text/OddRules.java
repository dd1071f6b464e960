package zwick.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zwick.game.RuleSet;
import zwick.game.presets.Presets;

/// House rules that change how other rules have to be worded.
public final class OddRules {
  private OddRules() {}

  private static final List<String> TEXTS =
      List.of(
          "muehle-ravensburger jump=never",
          "muehle-ravensburger stones=3 two-mills=two",
          "muehle-ravensburger take-from-mill=always mill-beats-jumper=no placing=mixed",
          "mulino-ceylonese mill-beats-jumper=yes moving-mill=remove",
          "mulino placing-mill=extra-move placing=mixed two-mills=two",
          "mulino repetition=0 quiet-moves=0",
          "six stones=8 jump=three draw-by=claim repetition=5 quiet-moves=30",
          "dame-ravensburger king=short king-lands=anywhere",
          "dame-ravensburger obligation=huff capture-choice=most",
          "dame-ravensburger obligation=huff goal=lose lone-kings=no",
          "dame-10x10 obligation=insist men=15 agreement-after=1",
          "dame-10x10 repetition=0 quiet-moves=0 endgame-limits=no agreement-after=0",
          "frisian king=short men-take-kings=no taken-leave=at-once",
          "frisian obligation=huff capture-choice=king-first crowning=at-once-continue",
          "italian men-capture=all crowning=on-stop corner=left board=10 men=5",
          "lupo-e-pecore first=wolf");

  public static Stream<RuleSet> all() {
    return TEXTS.stream().map(OddRules::read);
  }

  public static RuleSet read(String text) {
    var parts = text.split(" ");
    Map<String, String> changes = new LinkedHashMap<>();
    Stream.of(parts)
        .skip(1)
        .map(part -> part.split("="))
        .forEach(pair -> changes.put(pair[0], pair[1]));
    return Presets.find(parts[0]).orElseThrow().rules().with(changes);
  }
}
