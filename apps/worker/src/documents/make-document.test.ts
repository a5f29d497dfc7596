import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enqueue } from '@vitrine/jobs/job.ts';
import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import { createLog } from '@vitrine/server/log.ts';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWarmBrowser } from '../browser/warm-browser.ts';
import { startCatcher } from '../testing/catcher.ts';
import { type DocumentRow, documentBody, registerDocument, SENDER, untilDocument } from '../testing/requests.ts';
import { PUBLIC_URL, startTestWorker, type TestWorker } from '../testing/worker-in-process.ts';

let worker: TestWorker;
/** What the worker logged. */
const logged: unknown[] = [];
const log = createLog('worker', 'warn', { write: (line) => logged.push(JSON.parse(line)) });
/** What the stand-in adds to the page of the next document. */
let extra = '';
beforeAll(async () => {
  worker = await startTestWorker({ extra: () => extra, log });
});
afterAll(() => worker.close());

const idOf = (hash: string) => `<${hash}@varnholt.example>`;
const mailOf = async (hash: string) => PostalMime.parse(worker.catcher.kept.get(idOf(hash)) ?? '');

async function pdfOf(hash: string): Promise<PDFDocumentProxy> {
  const content = (await mailOf(hash)).attachments[0]?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error('no attachment');
  return getDocument({ data: new Uint8Array(content), useSystemFonts: true, verbosity: 0 }).promise;
}

async function textOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

/** Every link annotation: where it is, and the address or the page it leads to (pages from 1). */
async function linksOf(pdf: PDFDocumentProxy) {
  const links: { page: number; url: string | null; toPage: number | null }[] = [];
  for (let page = 1; page <= pdf.numPages; page++) {
    const annotations = await (await pdf.getPage(page)).getAnnotations();
    for (const { url, dest } of annotations.filter(({ subtype }) => subtype === 'Link')) {
      const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
      links.push({ page, url: url ?? null, toPage: target ? (await pdf.getPageIndex(target[0])) + 1 : null });
    }
  }
  return links;
}

test('a document of five chapters is printed once numbers are right, and mailed', async () => {
  const hash = await registerDocument(
    worker.pool,
    documentBody(['/product/a-2', '/product/b-1', '/product/c-3', '/product/d-2', '/product/e-1']),
  );
  const row = await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
  expect(row).toMatchObject({ step: 'done', pages: 12, last_error: null, next_attempt_at: null });

  const pdf = await pdfOf(hash);
  expect(pdf.numPages).toBe(12);
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Ihre Auswahl für Kunde & Söhne GmbH', Author: 'Vera Trieb', Language: 'de' });
  expect(metadata.get('dc:title')).toBe('Ihre Auswahl für Kunde & Söhne GmbH');
  expect((await pdf.getViewerPreferences())?.get('DisplayDocTitle')).toBe(true);
  // A Map since pdfjs 6, which its own types do not say.
  const marks: unknown = await pdf.getMarkInfo();
  expect(marks instanceof Map && marks.get('Marked')).toBe(true);
  expect((await pdf.getOutline()).map((entry) => entry.title)).toContain('Kapitel /product/c-3');
  // The contents name the pages on which the chapters are, and link to them.
  const contents = await pdf.getPage(2);
  const text = await textOf(pdf, 2);
  expect(text).toContain('/product/c-3 Seite 6');
  expect(text).toContain('Kontakt Seite 12');
  const links = (await contents.getAnnotations()).filter(({ subtype }) => subtype === 'Link');
  expect(links).toHaveLength(6);
  const destination = await pdf.getDestination('chapter-3');
  expect(await pdf.getPageIndex(destination?.[0])).toBe(5);
});

test('the mail is written in German, escaped, and answered to the sender', async () => {
  const hash = await registerDocument(worker.pool, documentBody(['/product/a-1']));
  await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
  const mail = await mailOf(hash);
  expect(mail.subject).toBe('Seite /product/a-1: Ihre Unterlagen');
  expect(mail.from).toMatchObject({ name: 'Vera Trieb', address: 'vitrine@varnholt.example' });
  expect(mail.replyTo).toMatchObject([{ name: 'Vera Trieb', address: 'vertrieb@vitrine.example' }]);
  expect(mail.to).toMatchObject([{ name: 'Karl Käufer', address: 'kaeufer@kunde.example' }]);
  expect(mail.messageId).toBe(idOf(hash));
  expect(mail.attachments[0]?.filename).toMatch(/^Ihre-Auswahl-\d{4}-\d\d-\d\d\.pdf$/);
  expect(mail.html).toContain('anbei die &lt;Auswahl&gt;.');
  expect(mail.html).toMatch(/Guten Tag,<br\s*\/?>/);
  expect(mail.html).toMatch(/<html[^>]* lang="de"/);
  expect(mail.text, 'the message greets already').not.toContain('Guten Tag Herr Käufer,');
  expect(mail.text).toContain('Guten Tag,\nanbei die <Auswahl>.');
  expect(mail.text).toContain('1. Seite /product/a-1');
  expect(mail.text).toContain('Telefon +49 711 000 00');
});

test('a customer sends in the name of their own company', async () => {
  const sender = { ...SENDER, kind: 'customer', company: 'Fleischwerk Niederaue' };
  const hash = await registerDocument(worker.pool, documentBody(['/product/a-1']), { sender });
  await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
  const mail = await mailOf(hash);
  expect(mail.from).toMatchObject({ name: 'Vera Trieb, Fleischwerk Niederaue' });
  expect(mail.text).toContain('Vera Trieb von Fleischwerk Niederaue hat');
  expect(mail.text).toContain('Vertrieb Süd\nFleischwerk Niederaue');
});

test('an English request makes an English document and mail', async () => {
  const hash = await registerDocument(worker.pool, documentBody(['/product/a-1'], { message: '' }), { site: 'en' });
  await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
  const mail = await mailOf(hash);
  expect(mail.subject).toBe('Seite /product/a-1: your documents');
  expect(mail.text).toContain('Dear Mr Käufer,');
  expect(mail.text).not.toContain('Message from');
  expect(worker.site.requests.at(-1)?.data).toMatchObject({ meta: { language: 'en' }, offerId: hash });
});

test('nothing in the database gets a line into the header', async () => {
  const body = documentBody(['/product/a-1']);
  const hash = await registerDocument(worker.pool, body, {
    sender: {
      gender: 'm',
      firstname: 'Eve\r\nBcc: all@example.com',
      lastname: 'X',
      company: 'C',
      position: null,
      phone: null,
      email: 'e@example.com',
      kind: 'sales',
    },
  });
  await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
  const mail = await mailOf(hash);
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
});

test('the print sends the renderer header; a request to another origin is not sent, logged, and fails nothing', async () => {
  let asked = 0;
  const other = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  extra = `<img src="http://127.0.0.1:${port}/a.png"><img src="http://localhost:${port}/b.png"><img src="http://example.com/c.png">
    <script>void fetch('http://127.0.0.1:${port}/d').catch(() => {})</script>`;
  logged.length = 0;
  const hash = await registerDocument(worker.pool, documentBody(['/product/a-2', '/product/b-2']));
  await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
  extra = '';
  other.close();
  expect(asked).toBe(0);
  for (const origin of [`http://127.0.0.1:${port}`, `http://localhost:${port}`, 'http://example.com'])
    expect(logged).toContainEqual(expect.objectContaining({ level: 40, origin, msg: 'request to another origin blocked' }));
  const request = worker.site.requests.findLast(({ data }) => data?.offerId === hash);
  expect(request?.headers['x-is-document-renderer']).toBe('1');
});

test('links of the PDF lead to its own pages and, for the rest, to the public address, not to the one the renderer opens', async () => {
  const hash = await registerDocument(worker.pool, documentBody(['/product/a-2', '/product/b-1']));
  await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
  const pdf = await pdfOf(hash);
  const links = await linksOf(pdf);
  const inside = links.filter(({ toPage }) => toPage !== null);
  expect(inside).toEqual([
    { page: 2, url: null, toPage: 3 },
    { page: 2, url: null, toPage: 5 },
    { page: 2, url: null, toPage: 6 },
  ]);
  expect(links.filter(({ toPage }) => toPage === null)).toEqual([
    { page: 3, url: `${PUBLIC_URL}/product/a-2`, toPage: null },
    { page: 5, url: `${PUBLIC_URL}/product/b-1`, toPage: null },
    { page: 6, url: 'mailto:a@example.com', toPage: null },
  ]);
});

test('known page counts are given to the page, and a wrong one is put right', async () => {
  const { pool } = worker;
  await pool.query("insert into vitrine.release_blob (hash, identity, brotli) values ('h', '', '')");
  await pool.query('insert into vitrine.release default values');
  for (const path of ['product/a-2', 'product/b-2']) {
    await pool.query(
      "insert into vitrine.release_entry (site, path, since, hash) select 'de', $1, max(id), 'h' from vitrine.release",
      [path],
    );
  }
  await pool.query(
    "insert into vitrine.page_count (site, path, hash, pages) values ('de', 'product/a-2', 'h', 2), ('de', 'product/b-2', 'h', 7)",
  );
  const hash = await registerDocument(pool, documentBody(['/product/a-2', '/product/b-2']));
  await untilDocument(pool, hash, ({ status }) => status === 'success');
  const request = worker.site.requests.findLast(({ data }) => data?.offerId === hash);
  expect(request?.data?.pageCounts).toEqual({ '/product/a-2': 3, '/product/b-2': 5, 'last-sheet': 12 });
  const pdf = await pdfOf(hash);
  expect(await textOf(pdf, 2)).toContain('Kontakt Seite 7');
});

test('a request that two jobs are about is printed and mailed once', async () => {
  const hash = await registerDocument(worker.pool, documentBody(['/product/a-1']));
  await enqueue(worker.pool, makeDocumentJob, { hash }, { key: `${hash}-again` });
  await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
  await expect
    .poll(async () => (await worker.pool.query('select 1 from graphile_worker.jobs where key like $1', [`${hash}%`])).rowCount)
    .toBe(0);
  expect(worker.catcher.taken.filter(({ id }) => id === idOf(hash))).toHaveLength(1);
  expect(worker.site.requests.filter(({ data }) => data?.offerId === hash)).toHaveLength(1);
});

describe('a mail server that does not take the mail', () => {
  test('is tried again until it does; the state says so and holds no address', async () => {
    worker.catcher.refuse = { at: 'RCPT', code: 451, text: '4.3.0 <kaeufer@kunde.example> try later' };
    const hash = await registerDocument(worker.pool, documentBody(['/product/a-1']));
    const waiting = await untilDocument(worker.pool, hash, ({ attempts, step }) => step === 'mail' && attempts >= 2);
    expect(waiting.status).toBe('pending');
    const retry = await untilDocument(worker.pool, hash, ({ next_attempt_at: next }) => next !== null);
    expect(retry.last_error).toBe('SMTP 451 4.3.0 at RCPT TO');
    worker.catcher.refuse = null;
    await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
    expect(worker.catcher.taken.filter(({ id }) => id === idOf(hash))).toHaveLength(1);
  });

  test('is down: tried again until it is up', async () => {
    const { port } = worker.catcher;
    await worker.catcher.close();
    const hash = await registerDocument(worker.pool, documentBody(['/product/a-1']));
    const row = await untilDocument(worker.pool, hash, ({ last_error: error }) => error !== null);
    expect(row).toMatchObject({ step: 'mail', status: 'pending', last_error: 'SMTP ESOCKET at CONN' });
    worker.catcher = await startCatcher(port);
    await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
    expect([...worker.catcher.kept.keys()]).toEqual([idOf(hash)]);
  });

  test('fails at once when it refuses the recipient for good', async () => {
    worker.catcher.refuse = { at: 'RCPT', code: 550, text: '5.1.1 no such mailbox' };
    const hash = await registerDocument(worker.pool, documentBody(['/product/a-1']));
    const row = await untilDocument(worker.pool, hash, ({ status }) => status === 'failed');
    expect(row.last_error).toBe('SMTP 550 5.1.1 at RCPT TO');
    worker.catcher.refuse = null;
  });
});

test('a page that reports an error fails the try at once and is tried again', async () => {
  extra = '<script>document.documentElement.dataset.printError = "product not found"</script>';
  const hash = await registerDocument(worker.pool, documentBody(['/product/a-1']));
  const row = await untilDocument(worker.pool, hash, ({ last_error: error }) => error !== null);
  expect(row.last_error).toBe('PrintError: the page reports: product not found');
  extra = '';
  await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
});

test('a document that waits for a browser warns of it once', async () => {
  const { context, pool } = worker;
  const { browser } = context;
  context.browser = createWarmBrowser({ log, launch: () => Promise.reject(new Error('no browser')) });
  logged.length = 0;
  const hash = await registerDocument(pool, documentBody(['/product/a-1']));
  const isPutOff = ({ last_error: error, next_attempt_at: next }: DocumentRow) =>
    error !== null && next !== null && next > new Date();
  await untilDocument(pool, hash, isPutOff);
  const comeForward = async () => {
    await pool.query("update vitrine.document_request set next_attempt_at = now() - interval '1 s' where hash = $1", [hash]);
    await pool.query("select graphile_worker.add_job('print-document', '{}'::json, job_key => 'print-document')");
  };
  await comeForward();
  expect(await untilDocument(pool, hash, isPutOff)).toMatchObject({
    attempts: 0,
    last_error: expect.stringMatching(/^BrowserUnavailable/),
  });
  expect(logged.filter((line) => JSON.stringify(line).includes('"print failed"'))).toHaveLength(1);
  await context.browser.close();
  context.browser = browser;
  await comeForward();
  await untilDocument(pool, hash, ({ status }) => status === 'success');
});
