import { createLog } from '@vitrine/server/log.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../testing/people.ts';
import { type DocumentRow, documentBody, registerDocument, untilDocument } from '../testing/requests.ts';
import { startTestWorker, type TestWorker } from '../testing/worker-in-process.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startTestWorker({ mailBackoffMs: [50], log: createLog('worker', process.env.LOG_LEVEL ?? 'silent') });
});
afterAll(() => worker.close());
afterEach(() => {
  worker.catcher.onTaken = null;
  worker.catcher.refuse = null;
});

const order = () => registerDocument(worker.pool, documentBody(['/product/a-1']));
const deliveries = (hash: string) => worker.catcher.taken.filter(({ id }) => id === `<${hash}@varnholt.example>`).length;
const until = (hash: string, wanted: (row: DocumentRow) => boolean) => untilDocument(worker.pool, hash, wanted);

test('a mail that the server refused is none whose outcome is unknown, though its PDF is lost and printed again each time', async () => {
  worker.catcher.refuse = { at: 'DATA', code: 450, text: 'later' };
  const hash = await order();
  for (let lost = 1; lost <= 2; lost++) {
    const row = await until(hash, ({ step, last_error: error }) => step === 'mail' && error !== null);
    await worker.files.remove(row.file_key ?? '');
    await until(hash, ({ step, file_key: key }) => step === 'render' && key === null);
    await until(hash, ({ step }) => step === 'mail');
  }
  expect(await until(hash, ({ last_error: error }) => error !== null)).toMatchObject({ status: 'pending', unknown_mails: 0 });
  worker.catcher.refuse = null;
  expect(await until(hash, ({ status }) => status !== 'pending')).toMatchObject({ status: 'success', unknown_mails: 0 });
  expect(deliveries(hash)).toBe(1);
});

test('a mail whose outcome is unknown stays one when its PDF is lost: it goes out once more, and no third time', async () => {
  let lost = '';
  worker.catcher.onTaken = async (id) => {
    const hash = id.slice(1, id.indexOf('@'));
    if (lost === '') await worker.files.remove(`documents/${hash}.pdf`);
    lost = hash;
    worker.catcher.hangUp();
  };
  const hash = await order();
  expect(await until(hash, ({ status }) => status !== 'pending')).toMatchObject({ failure: 'mailUnknown', unknown_mails: 2 });
  expect(lost).toBe(hash);
  expect(deliveries(hash)).toBe(2);
});

test('a try that was under way when its worker ended is counted, though the PDF is gone when another looks', async () => {
  worker.catcher.refuse = { at: 'DATA', code: 450, text: 'later' };
  const hash = await order();
  await until(hash, ({ last_error: error }) => error !== null);
  // As a worker leaves it that ends within a try.
  await worker.pool.query(
    "update vitrine.document_request set last_error = null, next_attempt_at = now(), file_key = 'documents/gone.pdf' where hash = $1",
    [hash],
  );
  await worker.pool.query("select graphile_worker.add_job('mail-document', '{}'::json, job_key => 'mail-document')");
  await until(hash, ({ file_key: key, step }) => step === 'mail' && key !== 'documents/gone.pdf');
  worker.catcher.refuse = null;
  expect(await until(hash, ({ status }) => status !== 'pending')).toMatchObject({ status: 'success', unknown_mails: 1 });
});

/** The fixed texts of the German release are none until the answered function is called: no mail can be written. */
async function breakTexts() {
  const { pool } = worker;
  await pool.query("insert into vitrine.release_blob (hash, identity, brotli) values ('broken', '{', '') on conflict do nothing");
  await pool.query('insert into vitrine.release default values');
  await pool.query(
    "insert into vitrine.release_entry (site, path, since, hash) select 'de', 'pdf-meta/_all', max(id), 'broken' from vitrine.release",
  );
  return () => pool.query("delete from vitrine.release_entry where hash = 'broken'");
}
const NOT_WRITTEN = 'SyntaxError: not JSON';

test('a mail that cannot be written is reported with its reason, and sent once it can be', async () => {
  worker.catcher.refuse = { at: 'DATA', code: 450, text: 'later' };
  const hash = await order();
  await until(hash, ({ last_error: error }) => error !== null);
  const mend = await breakTexts();
  worker.catcher.refuse = null;
  expect(await until(hash, ({ last_error: error }) => error === NOT_WRITTEN)).toMatchObject({ step: 'mail', status: 'pending' });
  await mend();
  await until(hash, ({ status }) => status === 'success');
  expect(deliveries(hash)).toBe(1);
});

test('mails of an account that can never be written are parked for staff, and those of others go out meanwhile', async () => {
  const { pool } = worker;
  const { id: accountId } = await insertAccount(pool);
  worker.catcher.refuse = { at: 'DATA', code: 450, text: 'later' };
  const broken = await Promise.all(
    Array.from({ length: 5 }, () => registerDocument(pool, documentBody(['/product/a-1']), { accountId })),
  );
  for (const hash of broken) await until(hash, ({ step }) => step === 'mail');
  const mend = await breakTexts();
  for (const hash of broken) await until(hash, ({ last_error: error }) => error === NOT_WRITTEN);
  // However often a mail server did not take it before; of the eight tries most are over (send-mail.test.ts waits for all of them).
  await pool.query(
    'update vitrine.document_request set attempts = attempts + 100, unwritten = greatest(unwritten, 5) where hash = any($1)',
    [broken],
  );
  worker.catcher.refuse = null;
  const other = await registerDocument(pool, documentBody(['/product/a-1']), { site: 'en' });
  // English has its texts.
  await until(other, ({ status }) => status === 'success');
  for (const hash of broken)
    expect(await until(hash, ({ status }) => status !== 'pending')).toMatchObject({
      failure: 'mailNotWritten',
      unwritten: 8,
      last_error: NOT_WRITTEN,
      unknown_mails: 0,
    });
  expect((await pool.query("select 1 from vitrine.error_report where example ->> 'code' = 'mailNotWritten'")).rowCount).toBe(1);
  await mend();
});
