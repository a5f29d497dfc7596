import { createPool, type Pool } from '@vitrine/server/database.ts';
import { type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAccount } from '../testing/people.ts';
import { documentBody, registerDocument } from '../testing/requests.ts';
import { askForLaterPrint, nextToPrint } from './print-turn.ts';
import { beginPrint, saveRendered } from './request.ts';

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
const ordered = (count: number) =>
  asOwner(async (owner) => {
    const accountId = (await insertAccount(owner)).id;
    const hashes: string[] = [];
    for (let n = 0; n < count; n++) hashes.push(await registerDocument(owner, documentBody(['/product/a-1']), { accountId }));
    return hashes;
  });

/** Prints the next one, as a worker does; answers which it was. */
async function print(): Promise<string | null> {
  const hash = await nextToPrint(pool, []);
  if (!hash) return null;
  await beginPrint(pool, hash);
  await saveRendered(pool, hash, { key: hash, pages: 1 });
  return hash;
}

test('accounts take turns: one document waits for one print of each other account, not for all that was ordered before', async () => {
  const many = await ordered(30);
  expect(await print()).toBe(many[0]);
  expect(await print()).toBe(many[1]);
  const [single] = await ordered(1);
  const others = await ordered(5);
  expect(await print()).toBe(single);
  expect(await print()).toBe(others[0]);
  expect([await print(), await print(), await print(), await print()]).toEqual([many[2], others[1], many[3], others[2]]);
});

test('a document that others print, or that waits for its second try, holds up none of its account', async () => {
  const [first, second, third] = await ordered(3);
  expect(await nextToPrint(pool, [first ?? ''])).toBe(second);
  await pool.query("update vitrine.document_request set next_attempt_at = now() + interval '1 hour' where hash = $1", [first]);
  expect([await print(), await print(), await print()]).toEqual([second, third, null]);
  await askForLaterPrint(pool);
  const jobs = await pool.query(
    "select run_at > now() + interval '50 minutes' as waits from graphile_worker.jobs where task_identifier = 'print-document'",
  );
  expect(jobs.rows).toEqual([{ waits: true }]);
});
