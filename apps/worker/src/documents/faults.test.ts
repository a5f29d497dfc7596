import { createLog } from '@vitrine/server/log.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertStaff } from '../testing/people.ts';
import { documentBody, registerDocument, untilDocument } from '../testing/requests.ts';
import { startTestWorker, type TestWorker } from '../testing/worker-in-process.ts';

/** What the stand-in answers with a page, whatever its address. */
const PAGE = Buffer.from(JSON.stringify({ token: 't', meta: { language: 'de' } })).toString('base64url');

let worker: TestWorker;
let extra = '';
beforeAll(async () => {
  worker = await startTestWorker({
    extra: () => extra,
    mailBackoffMs: [50],
    log: createLog('worker', process.env.LOG_LEVEL ?? 'silent'),
  });
});
afterAll(() => worker.close());
afterEach(() => {
  extra = '';
  worker.catcher.onTaken = null;
  delete worker.context.printLifeMs;
  delete worker.context.printReadyMs;
});

const order = () => registerDocument(worker.pool, documentBody(['/product/a-1']));
const deliveries = (hash: string) => worker.catcher.taken.filter(({ id }) => id === `<${hash}@varnholt.example>`).length;

test('a print that takes too long is tried once more, then parked; another document goes on', async () => {
  worker.context.printLifeMs = 1;
  const hash = await order();
  const row = await untilDocument(worker.pool, hash, ({ status }) => status === 'failed');
  expect(row).toMatchObject({ failure: 'printTooLong', print_timeouts: 2, attempts: 2, step: 'render' });
  await expect
    .poll(async () => (await worker.pool.query('select source, example from vitrine.error_report')).rows)
    .toMatchObject([{ source: 'worker', example: { kind: 'document', code: 'printTooLong', place: 'render' } }]);
  delete worker.context.printLifeMs;
  await untilDocument(worker.pool, await order(), ({ status }) => status === 'success');
});

test('a page that never says that it is ready is tried once more, then parked, and not mailed as it is', async () => {
  worker.context.printReadyMs = 1000;
  extra = '<script>window.setTimeout = () => 0</script>';
  const hash = await order();
  const row = await untilDocument(worker.pool, hash, ({ status }) => status !== 'pending');
  expect(row).toMatchObject({
    failure: 'printTooLong',
    attempts: 2,
    step: 'render',
    last_error: 'PrintTooLongError: the page did not say that it is ready',
  });
});

const failedFor = async (paths: string[]) => {
  const hash = await registerDocument(worker.pool, documentBody(paths));
  return untilDocument(worker.pool, hash, ({ status }) => status !== 'pending');
};
const printRuns = () => worker.site.requests.filter(({ data }) => data?.offerId).length;

test('a document that prints more pages than were known when it was ordered is printed once, then parked, and not mailed', async () => {
  const before = printRuns();
  const row = await failedFor(['/product/a-100', '/product/b-51']);
  expect(row).toMatchObject({
    status: 'failed',
    failure: 'tooManyPages',
    attempts: 1,
    step: 'render',
    last_error: 'TooManyPagesError: 151 pages, 150 at most',
  });
  expect(printRuns() - before).toBe(1);
  expect(deliveries(row.hash)).toBe(0);
  expect(await failedFor(['/product/a-100', '/product/b-50']), 'as many as may be').toMatchObject({
    status: 'success',
    pages: 153,
  });
});

test('a document of which is known that it is too long is not printed at all', async () => {
  const { rows } = await worker.pool.query<{ id: string }>('insert into vitrine.release default values returning id');
  await worker.pool.query("insert into vitrine.release_blob (hash, identity, brotli) values ('long', '', '')");
  await worker.pool.query(
    `insert into vitrine.release_entry (site, path, hash, since) values ('de', 'product/long-76', 'long', $1)`,
    [rows[0]?.id],
  );
  await worker.pool.query(
    "insert into vitrine.page_count (site, path, hash, pages) values ('de', 'product/long-76', 'long', 76)",
  );
  const before = printRuns();
  const row = await failedFor(['/product/long-76', '/product/long-76']);
  expect(row).toMatchObject({ failure: 'tooManyPages', attempts: 1, last_error: 'TooManyPagesError: 152 pages, 150 at most' });
  expect(printRuns()).toBe(before);
});

test('a document that cannot be read fails, whether its print or its job sees it first, and the one of another account goes on', async () => {
  const { customer } = documentBody([]).meta;
  const body = documentBody(['/product/a-1'], { customer: { ...customer, company: '' } });
  // Without a job: the print sees it, before the document that was ordered after it.
  const printed = (
    await worker.pool.query<{ hash: string }>(
      `insert into vitrine.document_request (hash, account_id, idempotency_key, site, body, sender)
       values ('unreadable', gen_random_uuid(), 'unreadable', 'de', $1, '{}') returning hash`,
      [JSON.stringify(body)],
    )
  ).rows[0]?.hash;
  await untilDocument(worker.pool, await order(), ({ status }) => status === 'success');
  const taken = await registerDocument(worker.pool, body);
  for (const hash of [printed ?? '', taken]) {
    const row = await untilDocument(worker.pool, hash, ({ status }) => status !== 'pending');
    expect(row).toMatchObject({ status: 'failed', failure: 'printFailed', attempts: 0 });
    expect(row.last_error).toMatch(/^the stored request cannot be read: .*body\.meta\.customer\.company/);
  }
});

test('while pictures are made again after a restore, no try of a document that lacks one is counted', async () => {
  await worker.pool.query('insert into vitrine.asset_state (named, present) values (2, 1)');
  extra = '<img src="/assets/0/gone.jpg">';
  const hash = await order();
  const row = await untilDocument(worker.pool, hash, ({ last_error: error }) => error !== null);
  expect(row).toMatchObject({ status: 'pending', attempts: 0 });
  expect(row.last_error).toMatch(/^PicturesMissingError/);
  await worker.pool.query('delete from vitrine.asset_state');
  await worker.pool.query("update vitrine.document_request set status = 'failed' where hash = $1", [hash]);
});

test.each([
  ['is not there', '<img src="/assets/0/gone.jpg">'],
  ['is no picture', `<img src="/assets/0/page.html?data=${PAGE}">`],
  ['of the background is not there', '<p style="background: url(/assets/0/gone.jpg)">…</p>'],
])('a document of which a picture %s is not mailed, but printed when it is there', async (_, markup) => {
  extra = markup;
  const hash = await order();
  const waiting = await untilDocument(worker.pool, hash, ({ last_error: error }) => error !== null);
  expect(waiting).toMatchObject({ step: 'render', status: 'pending' });
  expect(waiting.last_error).toMatch(/^PicturesMissingError: 1 pictures, for example \/assets\/0\//);
  extra = '';
  await worker.pool.query('update vitrine.document_request set next_attempt_at = now() where hash = $1', [hash]);
  await worker.pool.query("select graphile_worker.add_job('print-document', '{}'::json, job_key => 'print-document')");
  await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
  expect(deliveries(hash)).toBe(1);
});

test('a mail whose outcome is unknown goes out once more, then waits for staff', async () => {
  worker.catcher.onTaken = () => worker.catcher.hangUp();
  const hash = await order();
  const row = await untilDocument(worker.pool, hash, ({ status }) => status === 'failed');
  expect(row).toMatchObject({ step: 'mail', failure: 'mailUnknown', last_error: 'outcome unknown', unknown_mails: 2 });
  expect(deliveries(hash)).toBe(2);
});

test.each([
  [
    'while staff have paused mail',
    async () => {
      const staff = await insertStaff(worker.pool, 'pause@vitrine.example', ['approver']);
      await worker.pool.query('insert into vitrine.mail_pause (staff_id) values ($1)', [staff]);
      return async () => void (await worker.pool.query('delete from vitrine.mail_pause'));
    },
  ],
  [
    'with VITRINE_MAIL=hold',
    async () => {
      const { environment } = worker.context;
      worker.context.environment = { ...environment, isMailHeld: true };
      return async () => {
        worker.context.environment = environment;
      };
    },
  ],
])('no mail of a document goes out %s, and all do afterwards', async (_, hold) => {
  const letGo = await hold();
  const hash = await order();
  try {
    await untilDocument(worker.pool, hash, ({ step }) => step === 'mail');
    // A turn that is asked for now is over when its job is gone.
    await worker.pool.query("select graphile_worker.add_job('mail-document', '{}'::json, job_key => 'mail-document')");
    const jobs = async () => (await worker.pool.query("select 1 from graphile_worker.jobs where key = 'mail-document'")).rowCount;
    await expect.poll(jobs, { timeout: 30_000 }).toBe(0);
    expect(deliveries(hash)).toBe(0);
  } finally {
    await letGo();
  }
  await worker.pool.query("update vitrine.document_request set created_at = now() - interval '1 minute' where hash = $1", [hash]);
  await untilDocument(worker.pool, hash, ({ status }) => status === 'success');
  expect(deliveries(hash)).toBe(1);
});
