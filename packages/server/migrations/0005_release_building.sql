-- Up Migration
-- What a document took of a record: '' is all of it; otherwise the names of the fields it took and a digest of
-- their values, so that a change of other fields (a figure on a product that a menu links to) rebuilds nothing.
alter table vitrine.release_dependency add column facet text not null default '';
alter table vitrine.release_dependency add column digest text not null default '';
alter table vitrine.release_dependency drop constraint release_dependency_pkey;
alter table vitrine.release_dependency add primary key (site, path, collection, record_id, facet);

-- Documents that cannot be built: the release keeps their former version until what is wrong has been corrected.
create table vitrine.release_failure (
  site text not null,
  path text not null,
  message text not null,
  failed_at timestamptz not null default now(),
  primary key (site, path)
);

-- By which code the current documents were built: other presenters make other bytes, so everything is built anew.
create table vitrine.release_recipe (
  single boolean primary key default true check (single),
  recipe text not null
);

-- Content hash of an uploaded original, read once for each state of the upload (`stamp`: when and what was saved),
-- and its URL if the file itself is part of a release (videos, PDFs, frames).
create table vitrine.original (
  collection text not null,
  record_id text not null,
  stamp text not null,
  hash text not null,
  url text,
  primary key (collection, record_id)
);

-- Down Migration
drop table vitrine.original;
drop table vitrine.release_recipe;
drop table vitrine.release_failure;
alter table vitrine.release_dependency drop constraint release_dependency_pkey;
delete from vitrine.release_dependency where facet <> '';
alter table vitrine.release_dependency drop column facet, drop column digest;
alter table vitrine.release_dependency add primary key (site, path, collection, record_id);
