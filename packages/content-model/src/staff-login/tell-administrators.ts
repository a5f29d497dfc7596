import type { Transaction } from '@vitrine/jobs/job.ts';
import { z } from 'zod';
import { rowsOf } from '../sql.ts';
import { languageOf } from './staff-language.ts';
import { tellMember } from './tell-member.ts';

/**
 * Tells all administrators by mail, in the caller's transaction, that somebody may work in the admin who could not before. Who
 * did it gets the mail as well: it may have been their session, and not they.
 */
export async function tellAdministrators(db: Transaction, event: 'staff-created' | 'staff-roles-changed'): Promise<void> {
  const administrators = await rowsOf(
    db,
    z.object({ id: z.string(), email: z.string() }),
    `select id::text, email from public.staff where exists
       (select from public.staff_roles where parent_id = staff.id and value = 'administrator') order by email`,
    [],
  );
  for (const { id, email } of administrators) await tellMember(db, { email, language: await languageOf(db, id) }, event);
}
