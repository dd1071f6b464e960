-- The same for SQLite and PostgreSQL: ids come from the program, times are milliseconds since 1970.

create table player (
  id bigint primary key,
  name text,                  -- as others see it; none for a nameless guest or a deleted account
  login text unique,          -- the name in small letters; none for guests
  password text,              -- Argon2id
  bot boolean not null,
  owner bigint,               -- of a bot: whose it is
  free_text boolean not null, -- whether he allows words of the other's own
  created bigint not null,
  seen bigint not null
);
create index player_owner on player (owner) where owner is not null;

create table token (
  hash text primary key,      -- SHA-256; the token itself is nowhere
  id bigint not null unique,
  player_id bigint not null,
  kind text not null check (kind in ('cookie', 'bearer', 'feed')),
  label text not null,
  created bigint not null,
  used bigint not null
);
create index token_player on token (player_id);

-- What is known of a game without replaying it, for lists. All of it follows from its events.
create table game (
  id bigint primary key,
  seq integer not null,       -- of its last event
  phase text not null check (phase in ('invited', 'playing', 'over', 'aborted')),
  listed boolean not null,
  rated boolean not null,
  rules text not null,
  family text not null,
  pace text not null,
  host bigint not null,
  guest bigint,               -- who has proposed other terms, or plays
  terms_by bigint,            -- whose terms these are
  white bigint,
  black bigint,
  white_level integer,
  black_level integer,
  turn text,                  -- W or B while it is played
  moves integer not null,
  deadline bigint,            -- when something happens though nobody does anything
  winner text,
  ending text,
  created bigint not null,
  changed bigint not null
);
create index game_deadline on game (deadline) where deadline is not null;
create index game_phase on game (phase, changed);
create index game_host on game (host);
create index game_guest on game (guest);
create index game_white on game (white);
create index game_black on game (black);

-- The game itself. A row is written once and never changed.
create table game_event (
  game_id bigint not null,
  seq integer not null,
  at bigint not null,
  version integer not null,   -- of the payload's form
  kind text not null,
  payload text not null,
  command text,               -- what asked for it, so that asking again changes nothing
  primary key (game_id, seq),
  unique (game_id, command)
);

create table message (
  game_id bigint not null,
  n integer not null,
  at bigint not null,
  player_id bigint not null,
  phrase text,                -- a ready-made one, or …
  words text,                 -- … his own; neither where it was removed
  primary key (game_id, n)
);
create index message_player on message (player_id, at);

create table rating (
  player_id bigint not null,
  family text not null,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  games integer not null,
  changed bigint not null,
  primary key (player_id, family)
);

create table rating_change (
  game_id bigint not null,
  player_id bigint not null,
  before double precision not null,
  after double precision not null,
  primary key (game_id, player_id)
);

-- Programs that serve this hall; the newest beat tells when it was last open.
create table node (
  id bigint primary key,
  started bigint not null,
  beat bigint not null
);

-- When a seat's player was last there; only of games in play.
create table seat_seen (
  game_id bigint not null,
  side text not null,
  at bigint not null,
  primary key (game_id, side)
);
