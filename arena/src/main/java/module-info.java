/// Measures the engine: matches, the bench, tactical positions with a proof.
module zwick.arena {
  requires static org.jspecify;
  requires transitive zwick.rules;
  requires transitive zwick.engine;

  exports zwick.arena;
}
