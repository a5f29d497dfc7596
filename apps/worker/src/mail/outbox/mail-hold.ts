import type { Queryable } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';

/**
 * Whether no mail may go out: by the setting VITRINE_MAIL=hold, or because staff have paused mail at the desk. A job that finds it
 * so ends; the sweep enqueues what waits when it is over (sweep.ts).
 */
export async function isMailHeld(db: Queryable, { isMailHeld }: Pick<Environment, 'isMailHeld'>): Promise<boolean> {
  if (isMailHeld) return true;
  const { rowCount } = await db.query('select 1 from vitrine.mail_pause');
  return rowCount !== 0;
}
