/// The page and games between people, over HTTP.
module zwick.server {
  requires com.github.benmanes.caffeine;
  requires io.javalin;
  requires micrometer.core;
  requires micrometer.registry.prometheus;
  requires org.slf4j;
  requires static org.jspecify;
  requires transitive zwick.hall;
  requires zwick.text;
  requires transitive zwick.web;

  exports zwick.server;
}
