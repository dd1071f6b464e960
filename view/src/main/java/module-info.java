/// Games, rules and advice as the page shows them: JSON in, JSON out. Runs in a browser too.
module zwick.view {
  requires io.nayuki.qrcodegen;
  requires static org.jspecify;
  requires transitive zwick.engine;
  requires transitive zwick.rules;
  requires transitive zwick.text;

  exports zwick.view;
  exports zwick.view.game;
  exports zwick.view.json;
  exports zwick.view.teaching;
}
