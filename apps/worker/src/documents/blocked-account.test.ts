import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../testing/people.ts';
import { documentBody, registerDocument, untilDocument } from '../testing/requests.ts';
import { startTestWorker, type TestWorker } from '../testing/worker-in-process.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startTestWorker({});
});
afterAll(() => worker.close());

const mailed = (hash: string) => worker.catcher.taken.filter(({ id }) => id.includes(hash));
const printed = (hash: string) => worker.site.requests.filter(({ data }) => data?.offerId === hash);

test.each([
  ['blocked', 'account blocked'],
  ['declined', 'account declined'],
  ['pending', 'account not approved any more'],
  ['deleted', 'account deleted'],
] as const)('a document of an account that is %s by then is neither printed nor mailed', async (state, reason) => {
  const accountId = state === 'deleted' ? randomUUID() : (await insertAccount(worker.pool, { state })).id;
  const hash = await registerDocument(worker.pool, documentBody(['/product/a-1']), { accountId });
  const row = await untilDocument(worker.pool, hash, ({ status }) => status !== 'pending');
  expect(row).toMatchObject({ step: 'render', status: 'failed', last_error: reason, file_key: null });
  expect([printed(hash), mailed(hash)]).toEqual([[], []]);
});

test('one that was printed before its account was blocked is not mailed', async () => {
  worker.catcher.refuse = { at: 'DATA', code: 450, text: 'later' };
  const { id: accountId } = await insertAccount(worker.pool);
  const hash = await registerDocument(worker.pool, documentBody(['/product/a-1']), { accountId });
  await untilDocument(worker.pool, hash, ({ step, attempts }) => step === 'mail' && attempts > 0);
  await worker.pool.query("update public.accounts set state = 'blocked' where id = $1", [accountId]);
  // Until then it would be tried again and again.
  const row = await untilDocument(worker.pool, hash, ({ status }) => status !== 'pending');
  expect(row).toMatchObject({ step: 'mail', status: 'failed', last_error: 'account blocked' });
  expect(mailed(hash)).toEqual([]);
  worker.catcher.refuse = null;
});
