-- Up Migration
-- In which language a member of staff works in the admin: mails to them are written in it, those without a row are German.
create table vitrine.staff_language (
  staff_id uuid primary key,
  language text not null check (language in ('de', 'en'))
);

-- Down Migration
drop table vitrine.staff_language;
