/// The page and games between people, over HTTP.
module zwick.server {
  requires ch.qos.logback.classic;
  requires ch.qos.logback.core;
  requires com.github.benmanes.caffeine;
  requires com.webauthn4j.core;
  requires io.javalin;
  requires micrometer.core;
  requires micrometer.registry.prometheus;
  requires org.slf4j;
  requires static org.jspecify;
  requires transitive zwick.hall;
  requires zwick.text;
  requires transitive zwick.web;

  exports zwick.server;
  exports zwick.server.operations;
  exports zwick.server.settings;

  provides ch.qos.logback.classic.spi.Configurator with
      zwick.server.operations.LogConfiguration;
}
