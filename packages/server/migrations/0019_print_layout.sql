-- Up Migration
-- With which layout pages were counted: another one prints another number of them. '' for counts of the version before.
alter table vitrine.page_count add column layout text not null default '';

-- Down Migration
alter table vitrine.page_count drop column layout;
