-- Up Migration
-- One row a document request; the steps render -> mail -> done are keyed by `hash`.
create table vitrine.document_request (
  hash text primary key,
  account_id text not null,
  idempotency_key text not null,
  site text not null,
  body jsonb not null,
  -- What the last sheet and the reply-to say, as it was when the request came in.
  sender jsonb not null,
  step text not null default 'render' check (step in ('render', 'mail', 'done')),
  status text not null default 'pending' check (status in ('pending', 'success', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_error text,
  pages integer,
  file_key text,
  created_at timestamptz not null default now(),
  rendered_at timestamptz,
  mailed_at timestamptz,
  unique (account_id, idempotency_key)
);

-- Print pages of a route, measured once for each version of its document.
create table vitrine.page_count (
  site text not null,
  path text not null,
  hash text not null,
  pages integer not null,
  primary key (site, path)
);

-- Down Migration
drop table vitrine.page_count, vitrine.document_request;
