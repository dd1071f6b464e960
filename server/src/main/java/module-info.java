/// The page over HTTP.
module zwick.server {
  requires static org.jspecify;
  requires io.javalin;
  requires zwick.text;
  requires transitive zwick.web;

  exports zwick.server;
}
