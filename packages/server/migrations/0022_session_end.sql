-- Up Migration
-- Announces each session that ends, with the commit that ends it: open pages are told at once, by whichever API process they ask.
create function vitrine.announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('vitrine_session', old.id::text);
  return null;
end $$;
create trigger session_ended after update of ended_at on vitrine.session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function vitrine.announce_session_end();
create trigger session_deleted after delete on vitrine.session for each row
  when (old.ended_at is null) execute function vitrine.announce_session_end();

-- Down Migration
drop trigger session_deleted on vitrine.session;
drop trigger session_ended on vitrine.session;
drop function vitrine.announce_session_end();
