import { expect, test } from 'vitest';
import { explainFullDisk } from './explain-full-disk.ts';

const PLENTY = 1e12;
const answerTo = (error: object, freeBytes: () => Promise<number> = async () => PLENTY) =>
  explainFullDisk(freeBytes)({ error, req: { i18n: { language: 'en' } } } as unknown as Parameters<
    ReturnType<typeof explainFullDisk>
  >[0]);
const full = { status: 507, response: { errors: [{ message: expect.stringContaining('storage is full') }] } };

test('what finds no room on the disk of the files or of the database is 507 with a sentence', async () => {
  expect(await answerTo(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toEqual(full);
  // As drizzle wraps what PostgreSQL says, and Payload that.
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  const wrapped = new Error('Failed query', { cause });
  expect(await answerTo(wrapped)).toEqual(full);
  expect(await answerTo(new Error('Something', { cause: wrapped }))).toEqual(full);
  expect(await answerTo(new Error('something else'))).toBeUndefined();
});

test('so is what fails for another reason while nothing is left: the database ends without room for its log', async () => {
  const lost = Object.assign(new Error('Connection terminated'), { code: '57P02' });
  expect(await answerTo(lost, async () => 5_000_000)).toEqual(full);
  expect(await answerTo(lost)).toBeUndefined();
  expect(await answerTo(Object.assign(new Error('not allowed'), { status: 403 }), async () => 0)).toBeUndefined();
  expect(await answerTo(lost, () => Promise.reject(new Error('no such folder')))).toBeUndefined();
});
