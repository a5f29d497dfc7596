-- Up Migration
-- What was made of a film that staff uploaded, by the content hash of its file. `height`: lines as it is shown. `plays`: every
-- browser plays the file as it is, so that it stays a version of its own. `still`: a picture out of the film, in the file store.
create table vitrine.film (
  source text primary key,
  height integer not null,
  plays boolean not null,
  still jsonb,
  created_at timestamptz not null default now()
);
-- One row a version, written when its file is whole: a conversion that was interrupted goes on with what is missing.
create table vitrine.film_version (
  source text not null references vitrine.film (source) on delete cascade,
  height integer not null,
  url text not null,
  size bigint not null,
  primary key (source, height)
);

-- What this worker makes versions of films with; empty: nothing is installed. /health/ready reads it.
alter table vitrine.worker add column films text not null default '';

-- Down Migration
alter table vitrine.worker drop column films;
drop table vitrine.film_version;
drop table vitrine.film;
