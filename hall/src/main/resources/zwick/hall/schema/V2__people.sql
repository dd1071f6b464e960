-- What people are known by, and what that is good for.

-- Of a program's token: it may look, or play too. A browser's is its owner himself, whatever stands here.
alter table token add column scope text not null default 'play' check (scope in ('read', 'play'));

-- What an account's name looks like: no two look alike. Names from before that do keep theirs, and
-- the younger one has none here.
alter table player add column skeleton text;
create unique index player_skeleton on player (skeleton);

-- A password that somebody else has set is good until then; none for one's own.
alter table player add column password_until bigint;

-- Browsers somebody has logged in with, by a secret that only says so. From there he may try his
-- password though strangers have tried too often.
create table device (
  hash text not null,         -- SHA-256
  player_id bigint not null,
  used bigint not null,
  primary key (hash, player_id)
);
create index device_player on device (player_id);
