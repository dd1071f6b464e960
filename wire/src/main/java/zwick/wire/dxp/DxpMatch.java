package zwick.wire.dxp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.SetupCheck;
import zwick.game.presets.DraughtsPresets;
import zwick.wire.MoveChooser;
import zwick.wire.SearchStopwatch;
import zwick.wire.WireBoard;
import zwick.wire.dxp.DxpMessage.BackAcc;
import zwick.wire.dxp.DxpMessage.BackReq;
import zwick.wire.dxp.DxpMessage.Chat;
import zwick.wire.dxp.DxpMessage.GameAcc;
import zwick.wire.dxp.DxpMessage.GameEnd;
import zwick.wire.dxp.DxpMessage.GameReq;
import zwick.wire.dxp.DxpMessage.Moved;

/// One game after the other over DamExchange, as the initiator, who asks for them, or as the
/// follower, who agrees.
///
/// @param name what we call ourselves
/// @param patience milliseconds to wait for an answer that takes no thinking
public record DxpMatch(
    DxpConnection link, String name, MoveChooser moveChooser, Spectator spectator, long patience) {

  /// The game the protocol is for.
  public static final RuleSet RULES = DraughtsPresets.DAME_10X10;

  public static final int MOST_MINUTES = 999, MOST_MOVES = 999;

  /// Asks for games, the colours changing after each, until there were so many or the other program
  /// wants no more. It is a failure only if it wants none at all.
  public List<DxpResult> initiate(DxpTerms first, int games) throws PeerFailure {
    var results = new ArrayList<DxpResult>();
    var terms = first;
    boolean stop = false;
    while (!stop && results.size() < games) {
      link.send(request(terms));
      var answer = answer();
      if (answer.code() == GameAcc.YES) {
        stop = play(answer.name(), terms, results, games);
        terms = terms.turned();
      } else if (results.isEmpty()) {
        throw new PeerFailure(new PeerTrouble.Declined(answer.name(), answer.code()));
      } else {
        stop = true;
      }
    }
    return results;
  }

  /// Plays the games that are asked for, so many at most, until the other program has had enough.
  public List<DxpResult> follow(int games) throws PeerFailure {
    var results = new ArrayList<DxpResult>();
    boolean stop = false;
    while (!stop && results.size() < games) {
      var request = awaited(!results.isEmpty());
      if (request.isEmpty()) {
        return results;
      }
      var start = start(request.get());
      char code =
          request.get().version() != DxpMessage.VERSION ? GameAcc.OTHER_VERSION : code(start);
      link.send(new GameAcc(name, code));
      if (code == GameAcc.YES) {
        stop =
            play(request.get().name(), terms(request.get(), start.orElseThrow()), results, games);
      }
    }
    return results;
  }

  /// Whether that was the last game.
  private boolean play(String opponent, DxpTerms terms, List<DxpResult> results, int games)
      throws PeerFailure {
    int number = results.size() + 1;
    spectator.begins(number, opponent, terms);
    var game = new DxpGame(link, terms, moveChooser, spectator, patience, number == games);
    var ended = game.play();
    results.add(ended.result());
    return ended.stop();
  }

  // The initiator

  private GameReq request(DxpTerms terms) {
    var board = terms.start().equals(RULES.start()) ? "" : WireBoard.DXP.write(terms.start());
    double minutes = terms.millis() / 60e3;
    return new GameReq(
        DxpMessage.VERSION, name, terms.mine().other(), minutes, terms.moves(), board);
  }

  private GameAcc answer() throws PeerFailure {
    var watch = SearchStopwatch.running();
    while (true) {
      var message = link.receive(patience - watch.age());
      switch (message) {
        case GameAcc answer -> {
          return answer;
        }
        case Chat(String text) -> spectator.chatted(text);
        case GameReq _, Moved _, GameEnd _, BackReq _, BackAcc _ ->
            throw new PeerFailure(new PeerTrouble.Unexpected(message.write()));
      }
    }
  }

  // The follower

  /// The next game asked for; none when the other program says or shows that it has had enough.
  private Optional<GameReq> awaited(boolean mayLeave) throws PeerFailure {
    var watch = SearchStopwatch.running();
    while (true) {
      DxpMessage message;
      try {
        message = link.receive(patience - watch.age());
      } catch (PeerFailure failure) {
        boolean gone =
            failure.peerTrouble() instanceof PeerTrouble.HungUp
                || failure.peerTrouble() instanceof PeerTrouble.Silent;
        if (gone && mayLeave) {
          return Optional.empty();
        }
        throw failure;
      }
      switch (message) {
        case GameReq request -> {
          return Optional.of(request);
        }
        case GameEnd _ -> {
          return Optional.empty();
        }
        case Chat(String text) -> spectator.chatted(text);
        case GameAcc _, Moved _, BackReq _, BackAcc _ ->
            throw new PeerFailure(new PeerTrouble.Unexpected(message.write()));
      }
    }
  }

  private static Optional<Position> start(GameReq request) {
    if (request.board().isEmpty()) {
      return Optional.of(RULES.start());
    }
    var setup = WireBoard.DXP.read(request.board());
    return setup.isPresent()
            && RULES.check(setup.get()) instanceof SetupCheck.Good(Position position)
        ? Optional.of(position)
        : Optional.empty();
  }

  private static char code(Optional<Position> start) {
    boolean playable = start.isPresent() && start.get().outcome().isEmpty();
    return playable ? GameAcc.YES : GameAcc.NOT_THIS;
  }

  private static DxpTerms terms(GameReq request, Position start) {
    long millis = Math.round(request.minutes() * 60e3);
    return new DxpTerms(request.follower(), millis, request.moves(), start);
  }
}
