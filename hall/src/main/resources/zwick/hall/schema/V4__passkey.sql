-- The same for SQLite and PostgreSQL: ids come from the program, times are milliseconds since 1970.

-- Keys that people have on their devices, with which they come in without a password.
create table passkey (
  id bigint primary key,
  player_id bigint not null,
  credential text not null unique, -- what the device calls it, base64url
  attested text not null,          -- the public key with where it is from, base64url
  backup_eligible boolean not null,
  sign_count bigint not null,      -- how often it was used, where the device counts
  label text not null,             -- what its owner calls it
  created bigint not null,
  used bigint                      -- last; none before the first time
);
create index passkey_player on passkey (player_id);

-- What a passkey is asked to sign. A row goes when it is answered or too old.
create table passkey_challenge (
  hash text primary key,           -- SHA-256
  purpose text not null check (purpose in ('create', 'login', 'prove')),
  player_id bigint not null,       -- who was asked; -1 where anybody may answer
  expires bigint not null
);
create index passkey_challenge_expires on passkey_challenge (expires);
create index passkey_challenge_player on passkey_challenge (player_id);
