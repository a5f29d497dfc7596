-- Up Migration
-- How many of the files that the current release names are in the store, as a worker counted last; one row.
create table vitrine.asset_state (
  is_only boolean primary key default true check (is_only),
  named integer not null,
  present integer not null,
  counted_at timestamptz not null default now()
);

-- Down Migration
drop table vitrine.asset_state;
