-- Up Migration
-- Passwords of staff as argon2id hashes. Members without a row here have not logged in since Payload kept its own hashes of
-- theirs in public.staff, which the next log-in replaces.
create table vitrine.staff_password (
  staff_id uuid primary key,
  hash text not null,
  set_at timestamptz not null default now()
);

-- A forgotten password of staff, made by the worker for a member there is; `code` is a hash.
create table vitrine.staff_password_reset (
  id uuid primary key,
  staff_id uuid not null,
  code bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_password_reset_staff on vitrine.staff_password_reset (staff_id);

-- Where from a member of staff was logged in to, as vitrine.known_network for accounts.
create table vitrine.staff_network (
  staff_id text not null,
  network bytea not null,
  seen_at timestamptz not null default now(),
  primary key (staff_id, network)
);

-- A session that was opened by a one-time code ends with the one the code was made in.
alter table vitrine.session add column parent_id uuid;
create index session_parent on vitrine.session (parent_id) where parent_id is not null;

-- Down Migration
-- Not a way back for an installation that was in use: passwords that were set or used since are here alone, and go. Back is a backup.
alter table vitrine.session drop column parent_id;
drop table vitrine.staff_network, vitrine.staff_password_reset, vitrine.staff_password;
