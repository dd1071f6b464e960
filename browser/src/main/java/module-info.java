/// What the page calls: the rules compiled to WebAssembly.
module zwick.browser {
  requires static org.jspecify;
  requires static org.teavm.jso;
  requires zwick.engine;
  requires zwick.rules;
  requires zwick.text;

  exports zwick.browser;
}
