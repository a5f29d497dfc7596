import { IS_MAIL_HELD_BY_SETTING } from '@vitrine/jobs/waiting.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import type { PartState } from './part.ts';

const heldRows = z.array(z.object({ is_paused: z.boolean(), is_held: z.boolean() }));

/**
 * Whether mails go out: held mail is not ok even with a mail server that answers, because people wait for it.
 * `server` looks at the mail server.
 */
export async function mailState(db: Queryable, server: () => Promise<PartState>): Promise<PartState> {
  const { rows } = await db.query(
    `select exists (select 1 from vitrine.mail_pause) as is_paused,
       ${IS_MAIL_HELD_BY_SETTING} as is_held`,
  );
  const [held] = heldRows.parse(rows);
  if (held?.is_held) return { ok: false, state: 'held by VITRINE_MAIL=hold' };
  if (held?.is_paused) return { ok: false, state: 'paused at the desk' };
  return server();
}
