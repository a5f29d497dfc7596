import { createPool, type Pool } from '@vitrine/server/database.ts';
import { type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveNotWritten } from '../mail/outbox/not-written.ts';
import { insertAccount } from '../testing/people.ts';
import { documentBody, registerDocument } from '../testing/requests.ts';
import { beginMail, beginPrint, saveMailed, saveRendered, saveRetry } from './request.ts';
import { askForLaterTurn, nextInTurn, STEPS, type Step } from './turn.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.urlOf('worker'), 'test');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
const asOwner = async <T>(work: (owner: Pool) => Promise<T>): Promise<T> => {
  const owner = createPool(database.url, 'test', 1);
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
};
beforeEach(() => asOwner((owner) => owner.query('truncate vitrine.document_request')));

/** Orders documents of a new account, one after the other. */
const orderedOf = (count: number) =>
  asOwner(async (owner) => {
    const accountId = (await insertAccount(owner)).id;
    const hashes: string[] = [];
    for (let n = 0; n < count; n++) hashes.push(await registerDocument(owner, documentBody(['/product/a-1']), { accountId }));
    return hashes;
  });

/** Takes the step of the next one, as a worker does; answers which it was. */
async function take(step: Step): Promise<string | null> {
  const hash = await nextInTurn(pool, step, []);
  if (!hash) return null;
  if (step === 'render') {
    await beginPrint(pool, hash);
    await saveRendered(pool, hash, { key: hash, pages: 1 });
  } else {
    await beginMail(pool, hash, 0);
    await saveMailed(pool, hash);
  }
  return hash;
}

describe.each(STEPS)('%s', (step) => {
  const ordered = async (count: number) => {
    const hashes = await orderedOf(count);
    await pool.query('update vitrine.document_request set step = $1 where hash = any($2)', [step, hashes]);
    return hashes;
  };

  test('accounts take turns: one document waits for one of each other account, not for all that was ordered before', async () => {
    const many = await ordered(30);
    expect(await take(step)).toBe(many[0]);
    expect(await take(step)).toBe(many[1]);
    const [single] = await ordered(1);
    const others = await ordered(5);
    expect(await take(step)).toBe(single);
    expect(await take(step)).toBe(others[0]);
    expect([await take(step), await take(step), await take(step), await take(step)]).toEqual([
      many[2],
      others[1],
      many[3],
      others[2],
    ]);
  });

  test('a document that others work on, or that waits for its second try, holds up none of its account', async () => {
    const [first, second, third] = await ordered(3);
    expect(await nextInTurn(pool, step, [first ?? ''])).toBe(second);
    await pool.query("update vitrine.document_request set next_attempt_at = now() + interval '1 hour' where hash = $1", [first]);
    expect([await take(step), await take(step), await take(step)]).toEqual([second, third, null]);
    await askForLaterTurn(pool, step);
    const jobs = await pool.query(
      "select run_at > now() + interval '50 minutes' as waits from graphile_worker.jobs where task_identifier = $1",
      [step === 'render' ? 'print-document' : 'mail-document'],
    );
    expect(jobs.rows).toEqual([{ waits: true }]);
  });

  test('a document that was passed over although it is due is left to the sweep, not asked for again without end', async () => {
    const [due] = await ordered(1);
    await pool.query("update vitrine.document_request set next_attempt_at = now() - interval '1 minute' where hash = $1", [due]);
    const key = step === 'render' ? 'print-document-later' : 'mail-document-later';
    await pool.query('select graphile_worker.remove_job($1)', [key]);
    await askForLaterTurn(pool, step);
    expect((await pool.query('select 1 from graphile_worker.jobs where key = $1', [key])).rowCount).toBe(0);
  });
});

test('an account whose mail cannot be written has had its turn: it does not come before others at each of its tries', async () => {
  const [broken] = await orderedOf(2);
  const [other] = await orderedOf(1);
  await pool.query("update vitrine.document_request set step = 'mail'");
  expect(await nextInTurn(pool, 'mail', [])).toBe(broken);
  await saveNotWritten(pool, { of: 'document', id: broken ?? '', reason: 'not written' });
  await saveRetry(pool, broken ?? '', { reason: 'not written', delayMs: -1000 });
  expect(await take('mail')).toBe(other);
  expect(await nextInTurn(pool, 'mail', [])).toBe(broken);
});
