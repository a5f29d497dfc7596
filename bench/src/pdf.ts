/** 20 routes of 2 pages as one document, against a warm Chromium with a new context a route and merging; and 11 pages from register to mailbox. */
import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { RegisterDocumentRequest } from '@vitrine/contract/documents.ts';
import { documentStatusAnswer, registerDocumentAnswer } from '@vitrine/contract/documents.ts';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';
import { createPool } from '@vitrine/server/database.ts';
import { createLog } from '@vitrine/server/log.ts';
import { signAccessToken } from '@vitrine/server/tokens.ts';
import { printPdf, withPrintPage } from '../../apps/worker/src/documents/print/open-page.ts';
import { printDocument } from '../../apps/worker/src/documents/print/print-document.ts';
import { startInstance } from '../../scripts/lib/instance.mjs';
import { median, report } from './report.ts';
import { logIn } from './session.ts';
import { environmentOf, publishSmallProducts } from './small-products.ts';

interface Run {
  seconds: number;
  bytes: number;
  pages: number;
}

const ROUTES = 20;
const ROUNDS = 3;
const MAIL_PAGES = 11;
const MAIL_LIMIT_MS = 3000;

const instance = await startInstance({ show: false });
const environment = environmentOf(instance);
const log = createLog('bench', 'warn');
const token = await logIn(instance.url);
const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de' };

async function until<T>(what: string, read: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const value = await read();
    if (value !== null) return value;
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function register(paths: string[]): Promise<string> {
  const body: RegisterDocumentRequest = {
    meta: {
      customer: {
        email: 'messlauf@kunde.example',
        firstname: 'Karin',
        lastname: 'Petersen',
        company: 'Fleischwerk Niederaue GmbH',
        gender: 'female',
      },
      message: 'Messlauf.',
    },
    pages: paths.map((urlPath) => ({ id: urlPath, tableOfContentsTitle: urlPath.slice(9), urlPath, type: 'pdf' })),
  };
  const response = await fetch(`${instance.url}/api/v1/document-generator/register`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`register answered ${response.status}: ${await response.text()}`);
  return registerDocumentAnswer.parse(await response.json()).data.hash;
}

async function status(hash: string) {
  const response = await fetch(`${instance.url}/api/v1/document-generator/status/${hash}`, { headers });
  return documentStatusAnswer.parse(await response.json()).data;
}

const mails = () =>
  readdir(join(instance.dataDir, 'mail')).then(
    (names) => names.filter((n) => n.endsWith('.eml')).length,
    () => 0,
  );

/** Milliseconds from the accepted register call until the mail is in the recipient's mailbox. */
async function registerToMail(paths: string[]): Promise<number> {
  const before = await mails();
  const hash = await register(paths);
  const accepted = performance.now();
  await until('the mail', async () => ((await mails()) > before ? true : null));
  const taken = performance.now() - accepted;
  await until('the status', async () => ((await status(hash)).status === 'success' ? true : null));
  return taken;
}

const slugs = await publishSmallProducts(environment, ROUTES);
const paths = slugs.map((slug) => `/product/${slug}`);
const pool = createPool(environment.databaseUrl, 'bench', 2);
await until('the release', async () => {
  const response = await fetch(`${instance.url}/api/v1/product/${slugs.at(-1)}`, { headers });
  return response.ok ? true : null;
});
const counted = await until('the page counts', async () => {
  const { rows } = await pool.query('select path, pages from vitrine.page_count where site = $1', ['de']);
  return paths.every((path) => rows.some((row) => `/${row.path}` === path)) ? rows : null;
});
const pageCounts = new Map(counted.map((row) => [`/${row.path}`, Number(row.pages)]));
for (const path of paths) if (pageCounts.get(path) !== 2) throw new Error(`${path} prints ${pageCounts.get(path)} pages, not 2`);

const browser = await launchBrowser(
  await findBrowser({ chromiumPath: process.env.CHROMIUM_PATH ?? null, dataDir: environment.dataDir }),
);
const origin = instance.url;
const renderToken = (offer?: string) =>
  signAccessToken(
    environment.secret,
    { sub: 'page-count', sid: 'bench', scope: 'render', lang: 'de', ...(offer ? { offer } : {}) },
    600,
  );

const hash = await register(paths);
await until('the warm-up document', async () => ((await status(hash)).status === 'success' ? true : null));
const account = (await pool.query('select account_id from vitrine.document_request where hash = $1', [hash])).rows[0].account_id;
const offerToken = await signAccessToken(
  environment.secret,
  { sub: account, sid: hash, scope: 'render', lang: 'de', offer: hash },
  600,
);

async function oneRun(): Promise<Run> {
  const begun = performance.now();
  const printed = await printDocument(browser, {
    origin,
    data: { token: offerToken, meta: { language: 'de' }, offerId: hash },
    pages: paths.map((urlPath) => ({ urlPath })),
    pageCounts,
    metadata: { title: 'Messlauf', author: 'Vitrine', language: 'de' },
    log,
  });
  return { seconds: (performance.now() - begun) / 1000, bytes: printed.bytes.length, pages: printed.pages };
}

async function merged(): Promise<Run> {
  const begun = performance.now();
  const token = await renderToken();
  const whole = await PDFDocument.create();
  for (const path of paths) {
    const bytes = await withPrintPage(browser, { origin, path, data: { token, meta: { language: 'de' } }, log }, printPdf);
    const part = await PDFDocument.load(bytes);
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  const bytes = await whole.save();
  return { seconds: (performance.now() - begun) / 1000, bytes: bytes.length, pages: whole.getPageCount() };
}

try {
  const ours: Run[] = [];
  const theirs: Run[] = [];
  await oneRun();
  for (let i = 0; i < ROUNDS; i++) {
    ours.push(await oneRun());
    theirs.push(await merged());
  }
  const rate = (runs: Run[]) => median(runs.map((r) => r.pages / r.seconds));
  const kilobytes = (runs: Run[]) => median(runs.map((r) => r.bytes)) / 1000;
  const eleven = paths.slice(0, (MAIL_PAGES - 3) / 2);
  const times: number[] = [];
  for (let i = 0; i < 5; i++) times.push(await registerToMail(eleven));
  const file = await stat(join(environment.dataDir, 'documents')).then(
    () => true,
    () => false,
  );
  if (!file) throw new Error('no document was stored');
  const against = 'new context a route, merged';
  const mail = median(times);
  const kept = await report('pdf', [
    {
      what: 'pages per second',
      unit: 'pages/s',
      ours: rate(ours),
      peer: rate(theirs),
      against,
      ratio: rate(ours) / rate(theirs),
      bound: { atLeast: 4 },
    },
    {
      what: 'size',
      unit: 'kB',
      ours: kilobytes(ours),
      peer: kilobytes(theirs),
      against,
      ratio: kilobytes(ours) / kilobytes(theirs),
      bound: { atMost: 1 / 3 },
    },
    {
      what: `register to mailbox, ${MAIL_PAGES} pages`,
      unit: 'ms',
      ours: mail,
      peer: MAIL_LIMIT_MS,
      against: 'limit',
      ratio: mail / MAIL_LIMIT_MS,
      bound: { atMost: 1 },
    },
  ]);
  process.exitCode = kept ? 0 : 1;
} finally {
  await browser.close();
  await pool.end();
  await instance.stop();
}
