package zwick.hall.game;

import java.util.Optional;
import java.util.stream.Stream;
import zwick.fuzz.Check;
import zwick.fuzz.TextTarget;
import zwick.game.BadInput;
import zwick.game.Side;
import zwick.game.presets.Presets;
import zwick.notation.PositionText;
import zwick.notation.json.Json;

/// The terms of a game, as somebody asks for them.
public final class TermsFuzz extends TextTarget {
  public TermsFuzz() {
    super("terms");
  }

  @Override
  protected Stream<String> texts() {
    return examples().map(terms -> TermsJson.write(terms).write());
  }

  /// Some of every kind.
  static Stream<Terms> examples() {
    return Presets.all().stream()
        .flatMap(preset -> {
          var rules = preset.rules();
          var start = PositionText.read(rules, PositionText.write(rules.start()));
          return Stream.of(
              new Terms(rules, Optional.empty(), new Pace.Unhurried(), Optional.empty(), false),
              new Terms(
                  rules,
                  Optional.of(start),
                  new Pace.Live(300_000, 5_000),
                  Optional.of(Side.WHITE),
                  true),
              new Terms(
                  rules,
                  Optional.empty(),
                  new Pace.Post(3, 10, 14),
                  Optional.of(Side.BLACK),
                  false));
        });
  }

  @Override
  protected void take(String text) {
    try {
      var terms = TermsJson.read(Json.read(text));
      var written = TermsJson.write(terms);
      Check.same("terms", terms, TermsJson.read(written));
      Check.same("over the wire", written, Json.read(written.write()));
    } catch (BadInput bad) {
      Check.tells(bad);
    }
  }
}
