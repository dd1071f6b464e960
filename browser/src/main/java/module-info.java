/// What the page calls: rules, engine and texts compiled to WebAssembly.
module zwick.browser {
  requires static org.jspecify;
  requires static org.teavm.jso;
  requires zwick.engine;
  requires zwick.view;

  exports zwick.browser;
}
