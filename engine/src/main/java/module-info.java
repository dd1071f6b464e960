/// Plays any rule set: search, evaluation, levels. Runs in a browser too.
module zwick.engine {
  requires static org.jspecify;
  requires transitive zwick.rules;

  exports zwick.engine;
  exports zwick.engine.evaluation;
  exports zwick.engine.players;
  exports zwick.engine.search;
}
