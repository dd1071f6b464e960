-- What keeps a hall friendly: who told on whom, who may not speak or come in, who looks after it.

-- Somebody tells of a player, of his name or of something he said.
create table report (
  id bigint primary key,
  at bigint not null,
  reporter bigint not null,
  player_id bigint not null,  -- whom it is about
  game_id bigint,
  message_n integer,
  reason text not null,
  words text,
  closed bigint               -- when somebody has dealt with it
);
create index report_open on report (at) where closed is null;
create index report_reporter on report (reporter, at);
create index report_player on report (player_id);

create table sanction (
  id bigint primary key,
  kind text not null check (kind in ('mute', 'ban')),
  player_id bigint,           -- of a player, or …
  address text,               -- … of a place on the net
  why text not null,
  created bigint not null,
  ends bigint,                -- none: until it is lifted
  by_player bigint,           -- none: at the command line
  lifted bigint,
  check ((player_id is null) <> (address is null))
);
create index sanction_player on sanction (player_id);

create table player_role (
  player_id bigint primary key,
  role text not null check (role in ('administrator')),
  granted bigint not null
);

-- Games that nobody finds any more.
create table removed_game (
  game_id bigint primary key,
  at bigint not null
);

-- Every decision of those who look after the hall. A row is written once and never changed; the
-- numbers have no gaps, so that whoever has read up to one knows what is new.
create table audit_log (
  n bigint primary key,
  at bigint not null,
  by_player bigint,           -- none: at the command line
  deed text not null,
  player_id bigint,
  game_id bigint,
  message_n integer,
  detail text,                -- a new name, or an address
  ends bigint,
  why text not null
);
