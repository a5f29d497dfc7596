-- Up Migration
-- Accounts and staff are tables of the CMS, made after these: no foreign keys; erase-account.ts removes what belongs to one.
-- Somebody who wants an account and has not confirmed the address yet. Not a row of public.accounts: nobody can take an
-- address, or set its password beforehand, who does not read its mail. Several may wait for one address; the first that is
-- confirmed makes the account. `code` is a hash; the code itself is an HMAC of the id and only in the mail.
create table vitrine.registration (
  id uuid primary key,
  email text not null,
  /* gender, firstname, lastname, company, phone, countryId, newsletter */
  person jsonb not null,
  password_hash text not null,
  language text not null check (language in ('de', 'en')),
  code bytea not null unique,
  /* The proof of double opt-in: when, where from, and which text was accepted. */
  terms_version text not null,
  address inet not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_address inet,
  account_id uuid
);
create index registration_email on vitrine.registration (email);
create index registration_created on vitrine.registration (created_at) where confirmed_at is null;

-- What was agreed to, in which words. A row a text, shared by all who accepted it.
create table vitrine.consent_text (
  version text primary key,
  language text not null,
  text text not null,
  seen_at timestamptz not null default now()
);
-- Agreements of an account and their withdrawal: proof, never changed but for withdrawn_at.
create table vitrine.consent (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  purpose text not null check (purpose in ('terms', 'newsletter')),
  text_version text not null references vitrine.consent_text (version),
  given_at timestamptz not null,
  given_address inet,
  confirmed_at timestamptz not null,
  confirmed_address inet,
  withdrawn_at timestamptz,
  withdrawn_address inet
);
create index consent_account on vitrine.consent (account_id, purpose);
create unique index consent_standing on vitrine.consent (account_id, purpose) where withdrawn_at is null;

-- A forgotten password: made by the worker for an account that exists, so that the API does the same for any address.
create table vitrine.password_reset (
  id uuid primary key,
  account_id uuid not null,
  code bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_account on vitrine.password_reset (account_id);

-- Mails about accounts: written in the transaction of what they tell of, sent by the worker, retried, shown to staff.
-- `data` holds what the text needs and no code: those are derived from ids when the mail is sent.
create table vitrine.mail (
  id uuid primary key,
  kind text not null,
  /* Null once the row is older than its purpose (retention). */
  recipient text,
  language text not null check (language in ('de', 'en')),
  account_id uuid,
  data jsonb not null default '{}',
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0,
  /* SMTP codes only. */
  last_error text,
  created_at timestamptz not null default now(),
  send_after timestamptz not null default now(),
  started_at timestamptz,
  sent_at timestamptz
);
create index mail_pending on vitrine.mail (send_after) where state = 'pending';
create index mail_failed on vitrine.mail (created_at) where state in ('failed', 'pending');
create index mail_account on vitrine.mail (account_id);

-- What staff decided of an account; undone_at: taken back within seconds, before its mail went out.
create table vitrine.account_decision (
  id uuid primary key,
  account_id uuid not null,
  decision text not null check (decision in ('approve', 'decline', 'ask')),
  /* Told to the person, in their language. */
  reason text,
  staff_id uuid not null,
  former_state text not null,
  mail_id uuid references vitrine.mail (id) on delete set null,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index account_decision_account on vitrine.account_decision (account_id, created_at);

-- A request to be deleted: dated, visible to staff, carried out at the latest on due_at.
create table vitrine.deletion_request (
  id uuid primary key,
  account_id uuid not null,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  withdrawn_at timestamptz,
  done_at timestamptz,
  /* Null: by the clock. */
  done_by uuid
);
create unique index deletion_request_open on vitrine.deletion_request (account_id) where withdrawn_at is null and done_at is null;

-- Who did what. Holds ids, never a name or an address, so it can outlive the people it is about; nobody changes it.
create table vitrine.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('staff', 'account', 'system')),
  actor_id text,
  action text not null,
  subject_kind text,
  subject_id text,
  /* No personal data. */
  details jsonb not null default '{}'
);
create index audit_log_at on vitrine.audit_log (at);
create index audit_log_subject on vitrine.audit_log (subject_kind, subject_id);
create function vitrine.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete on vitrine.audit_log
  for each row execute function vitrine.refuse_audit_change();
create trigger audit_log_no_truncate before truncate on vitrine.audit_log
  for each statement execute function vitrine.refuse_audit_change();

-- Failed tries of a secret and how long the next has to wait; `key` is an HMAC of what was tried (account, network).
create table vitrine.throttle (
  key bytea primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  updated_at timestamptz not null default now()
);
create index throttle_updated on vitrine.throttle (updated_at);

-- A session in the list of "my sessions".
alter table vitrine.session add column last_used_at timestamptz not null default now();

-- The second factor of a member of staff. `secret` is sealed with a key of the instance.
create table vitrine.staff_second_factor (
  staff_id uuid primary key,
  secret bytea not null,
  confirmed_at timestamptz not null default now(),
  /* A code is used once: RFC 6238 5.2. */
  last_step bigint not null,
  /* Hashes of codes for a lost phone, each used once. */
  recovery jsonb not null default '[]'
);

-- Down Migration
drop table vitrine.staff_second_factor;
alter table vitrine.session drop column last_used_at;
drop table vitrine.throttle, vitrine.audit_log;
drop function vitrine.refuse_audit_change();
drop table vitrine.deletion_request, vitrine.account_decision, vitrine.mail, vitrine.password_reset, vitrine.consent,
  vitrine.consent_text, vitrine.registration;
