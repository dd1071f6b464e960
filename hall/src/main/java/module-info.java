/// Games between people: who plays whom by which terms, kept in a database.
module zwick.hall {
  requires com.nulabinc.zxcvbn;
  requires com.zaxxer.hikari;
  requires flyway.core;
  requires java.sql;
  requires org.jdbi.v3.core;
  requires static org.jspecify;
  requires org.postgresql.jdbc;
  requires org.slf4j;
  requires password4j;
  requires transitive zwick.view;

  exports zwick.hall;
  exports zwick.hall.game;
  exports zwick.hall.moderation;
  exports zwick.hall.people;
  exports zwick.hall.policy;
  exports zwick.hall.session;
  exports zwick.hall.storage;
}
