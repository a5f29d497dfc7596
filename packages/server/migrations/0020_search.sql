-- Up Migration
-- What each document of the current release gives to the search of its language, so that a release takes apart only what it built.
create table vitrine.search_part (
  site text not null,
  path text not null,
  part text not null,
  primary key (site, path)
);
-- A new version of the code builds every document once more, and with it the parts.

-- Searches without a hit, for editors: the word and how often, by day. Nothing says who searched.
create table vitrine.search_miss (
  language text not null,
  query text not null,
  day date not null default current_date,
  count integer not null default 1,
  primary key (language, query, day)
);
create index search_miss_day on vitrine.search_miss (day);

-- Down Migration
drop table vitrine.search_miss;
drop table vitrine.search_part;
