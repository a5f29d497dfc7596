import { DUE, OLDEST_DUE } from '@vitrine/jobs/waiting.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import type { PartState } from './part.ts';

/** Seconds in which no print was begun although a document is due, after which printing counts as stuck. A print takes two minutes at most. */
const STUCK_SECONDS = 300;

const dueRow = z.object({ due: z.int(), seconds: z.number() });
const begunRow = z.object({ idle: z.number().nullable() });

/** How many documents are due to be printed: not ok when one is, and no print was begun for five minutes. */
export async function printState(db: Queryable): Promise<PartState> {
  const counted = await db.query(`select (select count(*)::int ${DUE}) as due, (${OLDEST_DUE}) as seconds`);
  const { due, seconds } = dueRow.parse(counted.rows[0]);
  if (due === 0) return { ok: true, state: 'none due' };
  if (seconds <= STUCK_SECONDS) return { ok: true, state: `${due} due` };
  const begun = await db.query(
    'select extract(epoch from now() - max(print_started_at))::float8 as idle from vitrine.document_request',
  );
  const { idle } = begunRow.parse(begun.rows[0]);
  return { ok: idle !== null && idle <= STUCK_SECONDS, state: `${due} due, the first for ${Math.round(seconds)} s` };
}
