/// Plays with other draughts programs: the Hub protocol for those that let us think for them,
/// DamExchange for those that play against us.
module zwick.wire {
  requires static org.jspecify;
  requires transitive zwick.rules;
  requires transitive zwick.engine;

  exports zwick.wire;
  exports zwick.wire.dxp;
  exports zwick.wire.hub;
}
