import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import { z } from 'zod';
import { notifyMember } from './notify-member.ts';
import { languageOf } from './staff-language.ts';

/**
 * Tells all administrators by mail, in the caller's transaction, that somebody may work in the admin who could not before. Who
 * did it gets the mail as well: it may have been their session, and not they.
 */
export async function notifyAdministrators(db: Transaction, event: 'staff-created' | 'staff-roles-changed'): Promise<void> {
  const administrators = await rowsOf(
    db,
    z.object({ id: z.string(), email: z.string() }),
    `select id::text, email from public.staff where exists
       (select from public.staff_roles where parent_id = staff.id and value = 'administrator') order by email`,
    [],
  );
  for (const { id, email } of administrators) await notifyMember(db, { email, language: await languageOf(db, id) }, event);
}
