-- Up Migration
-- Names that the code has no longer. The migrations of the content run after all of these, so that those of them that made triggers say
-- the new names too; where they ran before, the triggers are renamed here.
alter table vitrine.account_likeness rename to account_duplicate_tokens;
alter index vitrine.account_likeness_pkey rename to account_duplicate_tokens_pkey;
alter index vitrine.account_likeness_tokens rename to account_duplicate_tokens_tokens;
alter index vitrine.account_likeness_unread rename to account_duplicate_tokens_unread;
alter function vitrine.mark_account_likeness() rename to mark_duplicate_tokens;
create or replace function vitrine.mark_duplicate_tokens() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from vitrine.account_duplicate_tokens where account_id = old.id;
  else
    insert into vitrine.account_duplicate_tokens (account_id) values (new.id) on conflict (account_id) do update set tokens = null;
  end if;
  return null;
end $$;
do $$
declare
  suffix text;
begin
  foreach suffix in array array['written', 'deleted'] loop
    if exists (
      select from pg_trigger where tgrelid = to_regclass('public.accounts') and tgname = 'account_likeness_' || suffix
    ) then
      execute format('alter trigger %I on public.accounts rename to %I', 'account_likeness_' || suffix, 'duplicate_tokens_' || suffix);
    end if;
  end loop;
end $$;

alter table vitrine.film rename to converted_video;
alter index vitrine.film_pkey rename to converted_video_pkey;
alter table vitrine.film_version rename to converted_video_version;
alter index vitrine.film_version_pkey rename to converted_video_version_pkey;
alter table vitrine.converted_video_version rename constraint film_version_source_fkey to converted_video_version_source_fkey;
-- What this worker converts videos with; empty: nothing is installed. `films` stays for the heartbeat of workers of the version before:
-- one whose heartbeat fails counts as dead, and its jobs would be taken from it.
alter table vitrine.worker add column ffmpeg text not null default '';

-- Of versions before release_code, none of which can run beside this one.
drop table vitrine.release_recipe;

-- Down Migration
create table vitrine.release_recipe (
  single boolean primary key default true check (single),
  recipe text not null
);
alter table vitrine.worker drop column ffmpeg;
alter table vitrine.converted_video_version rename constraint converted_video_version_source_fkey to film_version_source_fkey;
alter index vitrine.converted_video_version_pkey rename to film_version_pkey;
alter table vitrine.converted_video_version rename to film_version;
alter index vitrine.converted_video_pkey rename to film_pkey;
alter table vitrine.converted_video rename to film;
do $$
declare
  suffix text;
begin
  foreach suffix in array array['written', 'deleted'] loop
    if exists (
      select from pg_trigger where tgrelid = to_regclass('public.accounts') and tgname = 'duplicate_tokens_' || suffix
    ) then
      execute format('alter trigger %I on public.accounts rename to %I', 'duplicate_tokens_' || suffix, 'account_likeness_' || suffix);
    end if;
  end loop;
end $$;
alter function vitrine.mark_duplicate_tokens() rename to mark_account_likeness;
create or replace function vitrine.mark_account_likeness() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from vitrine.account_likeness where account_id = old.id;
  else
    insert into vitrine.account_likeness (account_id) values (new.id) on conflict (account_id) do update set tokens = null;
  end if;
  return null;
end $$;
alter index vitrine.account_duplicate_tokens_unread rename to account_likeness_unread;
alter index vitrine.account_duplicate_tokens_tokens rename to account_likeness_tokens;
alter index vitrine.account_duplicate_tokens_pkey rename to account_likeness_pkey;
alter table vitrine.account_duplicate_tokens rename to account_likeness;
