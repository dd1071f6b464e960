-- The same for SQLite and PostgreSQL: ids come from the program, times are milliseconds since 1970.

-- Of a browser's token: when its owner last showed a passkey with it; none if he never has.
alter table token add column passkey_at bigint;

-- Whether an account is open to its passkeys alone and not to its password.
alter table player add column passkey_only boolean not null default false;
