/** One page of somebody behind eight documents of a hundred pages of somebody else, and a mail about a password meanwhile. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool } from '@vitrine/server/database.ts';
import { startInstance } from '../../scripts/lib/instance.ts';
import { documentsOf, until } from './documents.ts';
import { report } from './report.ts';
import { logIn } from './session.ts';
import { settled } from './settled.ts';
import { environmentOf, publishSmallProducts } from './small-products.ts';

const DOCUMENTS = 8;
/** Of two printed pages each. */
const ROUTES = 50;
const PAGE_LIMIT_MS = 30_000;
const MAIL_LIMIT_MS = 3000;
const SALES = 'vertrieb@vitrine.example';
const CUSTOMER = 'kunde@vitrine.example';

const instance = await startInstance({ show: false });
const environment = environmentOf(instance);
const pool = createPool(environment.databaseUrl, 'bench', 2);

/** Milliseconds until a mail that names `text` is in the mailbox. */
async function mailNaming(text: string, since: number): Promise<number> {
  const folder = join(environment.dataDir, 'mail');
  await until(`a mail with ${text}`, async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      if (name.endsWith('.eml') && (await readFile(join(folder, name), 'utf8')).includes(text)) return true;
    }
    return null;
  });
  return performance.now() - since;
}

try {
  const slugs = await publishSmallProducts(environment, ROUTES);
  const paths = slugs.map((slug) => `/product/${slug}`);
  await settled(pool);
  // Another person with the password of the demo.
  await pool.query(
    `insert into public.accounts (gender, firstname, lastname, company, phone, email, kind, state, language, password_hash)
     select gender, 'Karin', 'Petersen', 'Fleischwerk', phone, $1, 'customer', state, language, password_hash
     from public.accounts where email = $2`,
    [CUSTOMER, SALES],
  );
  const many = documentsOf(instance, await logIn(instance.url));
  const single = documentsOf(instance, await logIn(instance.url, { email: CUSTOMER }));
  // Not the first print of a browser.
  await single.send(paths.slice(0, 1));
  for (let n = 0; n < DOCUMENTS; n++) await many.register(paths);
  await until('the first of them to be printed', async () => {
    const { rowCount } = await pool.query(
      "select 1 from vitrine.document_request where status = 'pending' and step = 'render' and print_started_at is not null",
    );
    return rowCount ? true : null;
  });

  const asked = performance.now();
  await fetch(`${instance.url}/api/v1/auth/password-reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Site-Language': 'de' },
    body: JSON.stringify({ email: CUSTOMER }),
  });
  const mail = mailNaming('/forgot-password/', asked);
  const ordered = performance.now();
  const page = single.send(paths.slice(0, 1)).then(() => performance.now() - ordered);
  const [pageMs, mailMs] = await Promise.all([page, mail]);

  const row = (what: string, ours: number, limit: number) => ({
    what,
    unit: 'ms',
    ours,
    peer: limit,
    against: 'limit',
    ratio: ours / limit,
    bound: { atMost: 1 },
  });
  const kept = await report('fairness', [
    row(`one page behind ${DOCUMENTS} documents of ${2 * ROUTES} pages, mailed`, pageMs, PAGE_LIMIT_MS),
    row('a mail about a password meanwhile', mailMs, MAIL_LIMIT_MS),
  ]);
  process.exitCode = kept ? 0 : 1;
} finally {
  await pool.end();
  await instance.stop();
}
