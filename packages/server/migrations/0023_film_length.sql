-- Up Migration
-- Length in seconds, 0 where the file does not say. Null for what was looked at before; the worker looks again.
alter table vitrine.film add column seconds double precision;

-- Down Migration
alter table vitrine.film drop column seconds;
