-- Up Migration
-- Which news a person has been shown.
create table vitrine.notification_seen (
  account_id uuid not null,
  notification_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, notification_id)
);

-- Down Migration
drop table vitrine.notification_seen;
