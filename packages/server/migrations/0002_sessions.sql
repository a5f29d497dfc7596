-- Up Migration
-- A session is a family of refresh tokens (RFC 9700 4.14.2): each is used once; a used one seen again ends the family.
create table vitrine.session (
  id uuid primary key,
  account_id text not null,
  long_term boolean not null,
  user_agent text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index session_account on vitrine.session (account_id) where ended_at is null;
create table vitrine.refresh_token (
  hash bytea primary key,
  session_id uuid not null references vitrine.session (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- The answer of the one exchange, sealed with the token itself, so that two tabs that refresh at once get the same.
  successor bytea
);
create index refresh_token_session on vitrine.refresh_token (session_id);
create table vitrine.auth_code (
  hash bytea primary key,
  account_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Down Migration
drop table vitrine.auth_code, vitrine.refresh_token, vitrine.session;
