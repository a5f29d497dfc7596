/** Of `graphile_worker.jobs`: no worker has it, it is not given up, and no running job of its own named queue keeps it back. */
export const COULD_RUN = `locked_at is null and attempts < max_attempts and (queue_name is null or queue_name not in (
  select held.queue_name from graphile_worker.jobs held where held.locked_at is not null and held.queue_name is not null))`;
