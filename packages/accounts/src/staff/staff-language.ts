import { DEFAULT_LANGUAGE, type Language, language } from '@vitrine/contract/sites.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import { z } from 'zod';

/** Keeps in which language a member of staff works in the admin, for mails about what others did. */
export async function keepLanguage(db: Transaction, staffId: string, language: Language): Promise<void> {
  await db.query(
    `insert into vitrine.staff_language as l (staff_id, language) values ($1::uuid, $2)
     on conflict (staff_id) do update set language = excluded.language where l.language <> excluded.language`,
    [staffId, language],
  );
}

/** The language of mails to a member of staff; German until they have logged in. */
export async function languageOf(db: Transaction, staffId: string): Promise<Language> {
  const [row] = await rowsOf(
    db,
    z.object({ language }),
    'select language from vitrine.staff_language where staff_id = $1::uuid',
    [staffId],
  );
  return row?.language ?? DEFAULT_LANGUAGE;
}
