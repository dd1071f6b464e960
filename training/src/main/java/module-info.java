/// Learns the engine's weights from games it plays against itself.
module zwick.training {
  requires static org.jspecify;
  requires transitive zwick.engine;
  requires transitive zwick.rules;

  exports zwick.training;
}
