import { COULD_RUN } from '@vitrine/jobs/waiting.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import type { PartState } from './part.ts';

/** Seconds in which no job was begun although some wait, after which the queue counts as stuck. */
const STUCK_SECONDS = 300;

const queueRow = z.object({ waiting: z.number(), seconds: z.number().nullable(), idle: z.number().nullable() });

/**
 * How many jobs wait, and for how long. A long queue that is worked on is none to worry about: it is stuck when jobs wait and
 * none has been begun for five minutes. A job behind a running one of its own named queue (videos, releases) does not wait for a
 * worker, so it does not count.
 */
export function createQueueState(db: Queryable, now = Date.now): () => Promise<PartState> {
  let begunAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const { rows } = await db.query(
      `select count(*) filter (where ${COULD_RUN} and run_at <= now()) as waiting,
              extract(epoch from now() - min(run_at) filter (where ${COULD_RUN}))::float8 as seconds,
              extract(epoch from now() - max(locked_at))::float8 as idle
       from graphile_worker.jobs`,
    );
    const { waiting, seconds, idle } = queueRow.parse(rows[0]);
    // Between two jobs none is held: the last one that was seen counts.
    if (idle !== null) begunAt = Math.max(begunAt, now() - idle * 1000);
    const late = Math.round(seconds ?? 0);
    const state = waiting === 0 ? 'empty' : `${waiting} jobs wait${late > STUCK_SECONDS ? `, the first for ${late} s` : ''}`;
    return { ok: late <= STUCK_SECONDS || now() - begunAt <= STUCK_SECONDS * 1000, state };
  };
}
