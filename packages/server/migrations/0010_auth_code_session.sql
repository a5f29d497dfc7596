-- Up Migration
-- A one-time code opens a session for no longer than the one it was made in lasts. Codes hold two minutes: none is kept.
delete from vitrine.auth_code;
alter table vitrine.auth_code add column session_id uuid not null references vitrine.session (id) on delete cascade;
create index auth_code_session on vitrine.auth_code (session_id);

-- Down Migration
alter table vitrine.auth_code drop column session_id;
