/// Readers of the test files that tests and benchmarks share.
module zwick.testkit {
  requires static org.jspecify;
  requires transitive zwick.rules;
  requires zwick.text;

  exports zwick.testkit;
}
