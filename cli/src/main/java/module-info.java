/// The `zwick` commands.
module zwick.cli {
  requires static org.jspecify;
  requires info.picocli;
  requires zwick.rules;
  requires zwick.engine;
  requires zwick.arena;
  requires zwick.hall;
  requires zwick.server;
  requires zwick.solver;
  requires zwick.text;
  requires zwick.training;
  requires zwick.web;
  requires zwick.wire;

  // picocli fills the fields of the commands.
  opens zwick.cli to
      info.picocli;
  opens zwick.cli.commands.analysis to
      info.picocli;
  opens zwick.cli.commands.engine to
      info.picocli;
  opens zwick.cli.commands.games to
      info.picocli;
  opens zwick.cli.commands.server to
      info.picocli;
}
