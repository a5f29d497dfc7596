import { randomBytes } from 'node:crypto';
import type { RegisterDocumentRequest } from '@vitrine/contract/documents.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import { type Pool, transaction } from '@vitrine/server/database.ts';
import { insertAccount } from './people.ts';

export const SENDER = {
  gender: 'f',
  firstname: 'Vera',
  lastname: 'Trieb',
  company: 'Varnholt Maschinenbau',
  position: 'Vertrieb Süd',
  phone: '+49 711 000 00',
  email: 'vertrieb@vitrine.example',
  kind: 'sales',
};

export const documentBody = (paths: string[], meta: Partial<RegisterDocumentRequest['meta']> = {}): RegisterDocumentRequest => ({
  meta: {
    customer: {
      email: 'kaeufer@kunde.example',
      firstname: 'Karl',
      lastname: 'Käufer',
      company: 'Kunde & Söhne GmbH',
      gender: 'male',
    },
    message: 'Guten Tag,\nanbei die <Auswahl>.',
    ...meta,
  },
  pages: paths.map((urlPath) => ({ id: urlPath, tableOfContentsTitle: `Seite ${urlPath}`, urlPath, type: 'pdf' })),
});

/**
 * Stores a request and its job in one transaction, as the API does, without `accountId` of an account of its own. Answers the hash. Without its job
 * (`hasJob`) the document waits, and no worker takes it before the sweep finds it.
 */
export async function registerDocument(
  pool: Pool,
  body: RegisterDocumentRequest,
  {
    site = 'de',
    sender = SENDER,
    accountId,
    hasJob = true,
  }: { site?: 'de' | 'en'; sender?: object; accountId?: string; hasJob?: boolean } = {},
): Promise<string> {
  const hash = randomBytes(16).toString('hex');
  const account = accountId ?? (await insertAccount(pool)).id;
  await transaction(pool, async (client) => {
    await client.query(
      `insert into vitrine.document_request (hash, account_id, idempotency_key, site, body, sender)
       values ($1, $5, $1, $2, $3, $4)`,
      [hash, site, JSON.stringify(body), JSON.stringify(sender), account],
    );
    if (hasJob) await enqueue(client, makeDocumentJob, { hash }, { key: hash });
  });
  return hash;
}

export interface DocumentRow {
  hash: string;
  step: string;
  status: string;
  attempts: number;
  last_error: string | null;
  next_attempt_at: Date | null;
  pages: number | null;
  file_key: string | null;
  failure: string | null;
  print_timeouts: number;
  unknown_mails: number;
}

/** Waits until the row is as wanted. Throws after `timeoutMs` with the row as it was. */
export async function untilDocument(
  pool: Pool,
  hash: string,
  wanted: (row: DocumentRow) => boolean,
  timeoutMs = 55_000,
): Promise<DocumentRow> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const { rows } = await pool.query<DocumentRow>('select * from vitrine.document_request where hash = $1', [hash]);
    const row = rows[0];
    if (row && wanted(row)) return row;
    if (Date.now() > end) throw new Error(`the document did not get there: ${JSON.stringify(row)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
