-- Up Migration
-- One row a worker process that lives; it renews `seen_at` every few seconds. /health/ready reads it.
create table vitrine.worker (
  id text primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  browser text not null
);

-- Set before a mail is handed to the mail server: if it is set and mailed_at is not, the outcome of the
-- former attempt is unknown.
alter table vitrine.document_request add column mail_started_at timestamptz;
create index document_request_pending on vitrine.document_request (created_at) where status = 'pending';

-- Down Migration
alter table vitrine.document_request drop column mail_started_at;
drop index vitrine.document_request_pending;
drop table vitrine.worker;
