package zwick.cli;

import java.util.ArrayList;
import java.util.Optional;
import zwick.engine.Report;
import zwick.engine.Score;
import zwick.game.Game;
import zwick.game.Insight;
import zwick.game.Proof;
import zwick.game.Side;
import zwick.notation.PositionText;

/// What the search has found, for people.
record AnalysisText(Session session, Game game) {
  /// @param known what is known for sure, shown by `proof`
  String write(Report report, Optional<Insight> known, Proof proof) {
    var words = session.talk().words();
    var text = new StringBuilder();
    var name = session.ansi().string("@|bold " + words.preset(game.rules().preset()) + "|@");
    text.append(name).append('\n').append(PositionText.write(game.position())).append("\n\n");
    var look = new Look(session.ansi(), Side.WHITE, false, Marks.of(game.turn().deed()));
    text.append(new BoardDrawing(game.position(), look).draw()).append('\n');
    if (game.outcome().isPresent()) {
      return text.append(words.outcome(game.outcome().get(), game.rules())).append('\n').toString();
    }
    var turn = words.side(game.position().turn());
    text.append(session.talk().say("turn", turn)).append("\n\n");
    lines(report, text);
    text.append('\n');
    if (known.isPresent()) {
      text.append(session.talk().say("analyse.known", words.result(known.get(), proof)));
      text.append('\n');
    }
    if (report.depth() > 0) { // it was searched for
      text.append(standing(report)).append('\n').append(effort(report)).append('\n');
    }
    return text.toString();
  }

  /// How far it is, on one line.
  String progress(Report report) {
    var best = new LineText(game, report.best());
    return effort(report) + "  " + score(best) + "  " + String.join(" ", best.actions());
  }

  private void lines(Report report, StringBuilder text) {
    var scores = new ArrayList<String>();
    report.lines().forEach(line -> scores.add(score(new LineText(game, line))));
    int width = scores.stream().mapToInt(String::length).max().orElse(0);
    for (int i = 0; i < scores.size(); i++) {
      var head = (i + 1) + "  " + " ".repeat(width - scores.get(i).length()) + scores.get(i) + "  ";
      var moves = String.join(" ", new LineText(game, report.lines().get(i)).actions());
      var indent = " ".repeat(head.length());
      var wrapped = Wrap.text(moves, session.width() - head.length(), "");
      text.append(head).append(wrapped.strip().replace("\n", "\n" + indent)).append('\n');
    }
  }

  private String score(LineText line) {
    int score = line.line().score();
    if (!Score.decided(score)) {
      return line.score();
    }
    if (Faraway.is(score)) {
      return session.talk().say(score > 0 ? "wins" : "loses");
    }
    return session.talk().say(score > 0 ? "wins-in" : "loses-in", line.moves());
  }

  private String standing(Report report) {
    var best = new LineText(game, report.best());
    var words = session.talk().words();
    if (Faraway.is(report.best().score())) {
      return words.text("known.won", words.side(best.winner()));
    }
    return Score.decided(report.best().score())
        ? words.wins(best.winner(), best.moves())
        : words.standing(report.best().score(), game.position().turn());
  }

  private String effort(Report report) {
    double seconds = report.millis() / 1000.0;
    long speed = report.millis() == 0 ? 0 : report.nodes() * 1000 / report.millis();
    return session
        .talk()
        .say(
            "effort",
            report.depth(),
            Numbers.brief(report.nodes()),
            Numbers.decimal(seconds, 1),
            Numbers.brief(speed));
  }
}
