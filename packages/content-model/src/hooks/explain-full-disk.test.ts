import { expect, test } from 'vitest';
import { explainFullDisk } from './explain-full-disk.ts';

const answerTo = (error: object) =>
  explainFullDisk({ error, req: { i18n: { language: 'en' } } } as unknown as Parameters<typeof explainFullDisk>[0]);

test('what finds no room on the disk of the files or of the database is 507 with a sentence', async () => {
  const full = { status: 507, response: { errors: [{ message: expect.stringContaining('storage is full') }] } };
  expect(await answerTo(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toEqual(full);
  // As drizzle wraps what PostgreSQL says.
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(await answerTo(new Error('Failed query', { cause }))).toEqual(full);
  expect(await answerTo(new Error('something else'))).toBeUndefined();
});
