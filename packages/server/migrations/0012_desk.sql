-- Up Migration
-- By what an account is found among those that are like another one (packages/content-model/src/desk/likeness-index.ts), which are
-- read out of it only when the desk asks: `tokens` is null for an account that is new or was changed since. A trigger on
-- public.accounts (a migration of the content) keeps a row for each account and removes it with the account.
create table vitrine.account_likeness (
  account_id uuid primary key,
  tokens text[]
);
create index account_likeness_tokens on vitrine.account_likeness using gin (tokens);
create index account_likeness_unread on vitrine.account_likeness (account_id) where tokens is null;

create function vitrine.mark_account_likeness() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from vitrine.account_likeness where account_id = old.id;
  else
    insert into vitrine.account_likeness (account_id) values (new.id) on conflict (account_id) do update set tokens = null;
  end if;
  return null;
end $$;

-- With what program a session of staff was opened, and when it was renewed last: Payload's own table of sessions has no place for it.
create table vitrine.staff_session_device (
  session_id text primary key,
  staff_id uuid not null,
  user_agent text,
  last_used_at timestamptz not null default now()
);
create index staff_session_device_staff on vitrine.staff_session_device (staff_id);

-- Down Migration
drop table vitrine.staff_session_device;
drop function vitrine.mark_account_likeness() cascade;
drop table vitrine.account_likeness;
