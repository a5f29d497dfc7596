// What waits for a worker, as SQL: health and metrics ask the same.

/** Of `graphile_worker.jobs`: no worker has it, it is not given up, and no running job of its own named queue keeps it back. */
export const COULD_RUN = `locked_at is null and attempts < max_attempts and (queue_name is null or queue_name not in (
  select held.queue_name from graphile_worker.jobs held where held.locked_at is not null and held.queue_name is not null))`;

/** The documents that could be printed now. One that is being printed is among them until it is done. */
export const DUE = `from vitrine.document_request
  where status = 'pending' and step = 'render' and coalesce(next_attempt_at, created_at) <= now()`;

/** Seconds for which the first of them has been due; 0 when there is none. The queue does not know: each order replaces its one job. */
export const OLDEST_DUE = `select coalesce(extract(epoch from now() - min(coalesce(next_attempt_at, created_at))), 0)::float8 as count ${DUE}`;

/** Whether a worker that lives was started with VITRINE_MAIL=hold. */
export const IS_MAIL_HELD_BY_SETTING = `exists (
  select 1 from vitrine.worker where is_mail_held and seen_at > now() - interval '30 seconds')`;

/** Whether no mail goes out, by the setting or because staff have paused it at the desk. */
export const IS_MAIL_HELD = `(exists (select 1 from vitrine.mail_pause) or ${IS_MAIL_HELD_BY_SETTING})`;
