-- Up Migration
-- What a manifest says of a document: its whole SHA-256 and its size in bytes; `hash` is a part of the former. `is_listed`: its files
-- are in vitrine.release_asset (a worker of the version before leaves that to the next one).
alter table vitrine.release_blob
  add column sha256 text not null generated always as (encode(sha256(identity), 'hex')) stored,
  add column size integer not null generated always as (octet_length(identity)) stored,
  add column is_listed boolean not null default false;
create index release_blob_unlisted on vitrine.release_blob (hash) where not is_listed;

-- Files that a document shows, by URL; of what record, as what, and whether offline mode keeps it.
create table vitrine.release_asset (
  hash text not null references vitrine.release_blob (hash) on delete cascade,
  url text not null,
  kind text not null,
  record_id text not null,
  is_offline boolean not null,
  primary key (hash, url, kind, record_id)
);
create index release_asset_url on vitrine.release_asset (url);

-- Files that releases name, read once each: a URL names its content for ever.
create table vitrine.asset_file (
  url text primary key,
  sha256 text not null,
  size bigint not null
);

-- False where documents that ended with a later release have been deleted: what the release held is no longer known. Of those that
-- are there today only the current one is known to be whole.
alter table vitrine.release add column is_whole boolean not null default true;
update vitrine.release set is_whole = false where id < (select max(id) from vitrine.release);

-- Down Migration
alter table vitrine.release drop column is_whole;
drop table vitrine.asset_file, vitrine.release_asset;
alter table vitrine.release_blob drop column is_listed, drop column size, drop column sha256;
