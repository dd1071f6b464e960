/// What people read: every message in every language.
module zwick.text {
  requires static org.jspecify;
  requires transitive zwick.rules;

  exports zwick.text;
  exports zwick.text.pages;
}
