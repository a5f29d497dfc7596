import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDERS = ['apps/cms/src', 'packages/content-model/src'];

/**
 * Who may have the database itself, and why. All else asks by `staffQueries`, in `asStaffRead` as a whole, or in a transaction
 * (packages/content-model/src/requests/staff-reads.ts, hooks/transaction-queries.ts).
 */
const MAY = {
  'apps/cms/src/main.ts': 'seals second factors anew before anything is asked',
  'packages/content-model/src/database.ts': 'makes the connections',
  'packages/content-model/src/hooks/transaction-queries.ts': 'asks in the transaction of a change',
  'packages/content-model/src/migrate.ts': 'migrates, before anything is asked',
  'packages/content-model/src/payload.ts': 'looks once whether the database answers',
  'packages/content-model/src/requests/staff-reads.ts': 'gives the connections of staff',
  'packages/content-model/src/staff-login/password-reset.ts': 'belongs to log-ins',
  'packages/content-model/src/staff-login/staff-throttle.ts': 'belongs to log-ins',
  'packages/content-model/src/staff-login/verify-staff-password.ts': 'belongs to log-ins',
};

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
/** A pool under any name it can be got by, one that is made, and the library that asks for Payload. */
const DATABASE = /\bpool\b|\bcreatePool\b|\.Pool\b|\bdrizzle\b|\bdb\s*\.\s*execute\b|from 'pg'/;
const asksItself = (source: string) => DATABASE.test(source.replace(COMMENTS, ''));

const isSource = (name: string) =>
  /(?<!\.test|\.d)\.tsx?$/.test(name) && !/(^|\/)(testing|migrations)\//.test(name) && !name.endsWith('payload-types.ts');
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => relative(ROOT, join(ROOT, folder, name)).replaceAll('\\', '/'))
    .filter(isSource),
);

test('no page of the admin and no endpoint asks on the connections of log-ins and sessions', () => {
  expect(sources.length).toBeGreaterThan(250);
  const found = sources.filter((name) => asksItself(readFileSync(join(ROOT, name), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(MAY).sort());
});

test.each([
  "const db = payload.db.pool; db.query('select 1');",
  'const { pool } = req.payload.db;',
  "payload.db['pool'].query('select 1')",
  'await payload\n  .db\n  .pool.query(text)',
  'await req.payload.db.drizzle.execute(sql`select 1`)',
  'await payload.db.execute({ db, sql })',
  "import { createPool } from '@vitrine/server/database.ts';",
  'new database.pg.Pool({})',
])('a question that goes round the connections of staff is seen: %s', (source) => {
  expect(asksItself(source)).toBe(true);
});

test('words about it are no question', () => {
  expect(asksItself('/** the pool */\n// a pool\nawait staffQueries(req).query(text, []);')).toBe(false);
});
