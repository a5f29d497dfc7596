-- Up Migration
-- Tries in a row that could not be written for the same reason; apart from those that a mail server did not take.
alter table vitrine.mail add column unwritten integer not null default 0;
alter table vitrine.document_request add column unwritten integer not null default 0;

-- Down Migration
alter table vitrine.document_request drop column unwritten;
alter table vitrine.mail drop column unwritten;
