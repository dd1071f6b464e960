/// The games and their referee. Needs nothing but java.base, so the same classes run on a server,
/// in a terminal and, compiled to WebAssembly, in a browser.
module zwick.rules {
  requires static org.jspecify;

  exports zwick.game;
  exports zwick.game.known;
  exports zwick.game.moves;
  exports zwick.game.presets;
  exports zwick.mill;
  exports zwick.draughts;
  exports zwick.wolf;
  exports zwick.notation;
  exports zwick.notation.json;
  exports zwick.notation.records;
}
