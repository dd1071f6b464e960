/// Solves games backwards from their ends: tables of what is won, drawn and lost, and their files.
module zwick.solver {
  requires static org.jspecify;
  requires transitive zwick.rules;
  requires com.github.luben.zstd_jni;

  exports zwick.solver;
  exports zwick.solver.draughts;
  exports zwick.solver.mill;
}
