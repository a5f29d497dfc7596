-- Up Migration
-- Tries whose mail could not be written; apart from those that a mail server did not take.
alter table vitrine.mail add column unwritten integer not null default 0;
alter table vitrine.document_request add column unwritten integer not null default 0;

-- Down Migration
alter table vitrine.document_request drop column unwritten;
alter table vitrine.mail drop column unwritten;
