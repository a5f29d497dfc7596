-- Up Migration
create schema if not exists vitrine;

-- A release is a point in time of a content-addressed store. An entry is valid from release `since` up to,
-- not including, release `until`; the current release is every entry whose `until` is null. So switching
-- costs by what changed, and an old release stays readable.
create table vitrine.release (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now()
);
create table vitrine.release_blob (
  hash text primary key,
  identity bytea not null,
  brotli bytea not null
);
create table vitrine.release_entry (
  site text not null,
  path text not null,
  since bigint not null references vitrine.release (id),
  until bigint references vitrine.release (id),
  hash text not null references vitrine.release_blob (hash),
  primary key (site, path, since)
);
create unique index release_entry_current on vitrine.release_entry (site, path) where until is null;
create index release_entry_since on vitrine.release_entry (since);
create index release_entry_until on vitrine.release_entry (until) where until is not null;

-- Which records the current document of a route was built from.
create table vitrine.release_dependency (
  site text not null,
  path text not null,
  collection text not null,
  record_id text not null,
  primary key (site, path, collection, record_id)
);
create index release_dependency_record on vitrine.release_dependency (collection, record_id);

-- What staff changed and no release holds yet: written in the transaction of the change, deleted in the
-- transaction of the release that holds it.
create table vitrine.change (
  id bigint generated always as identity primary key,
  collection text not null,
  record_id text not null,
  created_at timestamptz not null default now()
);

-- Versions of a picture that were made: one row a crop of one original (by content hash and focal point).
create table vitrine.image_version (
  source text not null,
  crop text not null,
  version jsonb not null,
  created_at timestamptz not null default now(),
  primary key (source, crop)
);

-- Down Migration
drop schema vitrine cascade;
