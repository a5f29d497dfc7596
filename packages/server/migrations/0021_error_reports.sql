-- Up Migration
-- Errors of browsers, desktop windows and processes, grouped by what they have in common. Nothing says who met them: `example` has the
-- fields of the contract's errorReport and no others.
create table vitrine.error_report (
  fingerprint text primary key,
  -- web, desktop, api, cms or worker.
  source text not null,
  count bigint not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- Versions of the app in which it was seen, the newest first.
  versions text[] not null,
  example jsonb not null,
  resolved_at timestamptz
);
create index error_report_last_seen on vitrine.error_report (last_seen_at);

-- Down Migration
drop table vitrine.error_report;
