-- Up Migration
-- Whose turn it is to print: the account whose last print began longest ago. `expected_pages` are the print pages of the chosen
-- pages as they were known when the document was ordered: what an account may order in an hour is counted in them.
-- `print_timeouts` and `unknown_mails`: how often that has happened to the current order; the second time the document is parked.
-- `failure` says why a document failed, as a word of the contract.
alter table vitrine.document_request
  add column print_started_at timestamptz,
  add column expected_pages integer not null default 0,
  add column print_timeouts integer not null default 0,
  add column unknown_mails integer not null default 0,
  add column failure text;
create index document_request_to_print on vitrine.document_request (account_id, created_at)
  where status = 'pending' and step = 'render';
create index document_request_printed on vitrine.document_request (account_id, print_started_at);
create index document_request_failed on vitrine.document_request (created_at) where status = 'failed';
create index document_request_ordered on vitrine.document_request (account_id, created_at);

alter table vitrine.mail add column unknowns integer not null default 0;

-- One row while staff have paused all mail; without it mails go out.
create table vitrine.mail_pause (
  is_paused boolean primary key default true check (is_paused),
  staff_id uuid not null,
  paused_at timestamptz not null default now()
);

-- Whether this worker was started with VITRINE_MAIL=hold.
alter table vitrine.worker add column is_mail_held boolean not null default false;

-- Down Migration
alter table vitrine.worker drop column is_mail_held;
drop table vitrine.mail_pause;
alter table vitrine.mail drop column unknowns;
drop index vitrine.document_request_to_print, vitrine.document_request_printed, vitrine.document_request_failed, vitrine.document_request_ordered;
alter table vitrine.document_request drop column print_started_at, drop column expected_pages, drop column print_timeouts,
  drop column unknown_mails, drop column failure;
