-- Up Migration
-- The versions of the code that have built releases, in the order in which they came. vitrine.release_recipe stays as it is: a worker
-- of the version before that still runs finds itself there, and does not build everything anew.
create table vitrine.release_code (
  id bigint generated always as identity primary key,
  fingerprint text not null unique
);
-- By which of them a current document was built; null for one of the version before.
alter table vitrine.release_entry add column built_by text;
-- With which of them a worker that lives builds.
alter table vitrine.worker add column fingerprint text;

-- Down Migration
alter table vitrine.worker drop column fingerprint;
alter table vitrine.release_entry drop column built_by;
drop table vitrine.release_code;
