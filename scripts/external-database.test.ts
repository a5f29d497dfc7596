import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { migrateContent } from '@vitrine/content-model/migrate.ts';
import { migrateQueue } from '@vitrine/jobs/queue.ts';
import { createPool, migrate } from '@vitrine/server/database.ts';
import { tablesOf } from '@vitrine/server/service-accounts/grant-rights.ts';
import { prepareServiceAccounts } from '@vitrine/server/service-accounts/prepare-service-accounts.ts';
import { emptyDatabase, testDatabase } from '@vitrine/testing/database.ts';
import { type ForeignServer, noDebianPostgres, startDebianPostgres } from '@vitrine/testing/debian-postgres.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);

async function query<T>(databaseUrl: string, work: (pool: ReturnType<typeof createPool>) => Promise<T>): Promise<T> {
  const pool = createPool(databaseUrl, 'test', 1);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function migrateAll(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
  await migrateQueue(databaseUrl);
  await migrateContent({ databaseUrl });
}

const placesOf = (databaseUrl: string) =>
  query(databaseUrl, async (pool) => (await tablesOf(pool)).map(({ schema, name }) => `${schema}.${name}`));

describe.skipIf(noDebianPostgres)(`a PostgreSQL of the operator (${noDebianPostgres ?? 'Debian, 15'})`, () => {
  let server: ForeignServer;
  beforeAll(async () => {
    server = await startDebianPostgres();
  });
  afterAll(() => server?.stop());

  // A schema of its own name comes first in a user's search path, and ours is called vitrine.
  test.each(['vitrine', 'maker'])(
    'takes every table where it belongs when its user is %s',
    async (user) => {
      const url = await server.databaseOf(user);
      if (user === 'maker') await query(url, (pool) => pool.query('create schema maker'));
      await migrateAll(url);
      await migrateAll(url);
      const ours = await testDatabase();
      expect(await placesOf(url)).toEqual(await placesOf(ours.url));
      await ours.drop();
      expect(await prepareServiceAccounts(url, 'a secret of this test, long enough to be one')).toHaveProperty('addresses');
    },
    300_000,
  );
});

test('no two schemas have a table of the same name, which the search path would choose from', async () => {
  const ours = await testDatabase();
  const names = (await placesOf(ours.url)).map((place) => place.split('.')[1]);
  await ours.drop();
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test.each([
  ['ours', 'create schema vitrine; create table vitrine.session ()', '0002_sessions', 'session'],
  ['the content', 'create table products ()', '20261121_122706_initial', 'products'],
])('the start says which migration of %s failed and why, in one sentence', async (_, first, migration, relation) => {
  const database = await emptyDatabase();
  await query(database.url, (pool) => pool.query(first));
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: database.url };
  const failed: unknown = await run(process.execPath, ['scripts/prepare.ts'], { cwd: root, env }).catch(
    (error: unknown) => error,
  );
  await database.drop();
  expect(failed).toMatchObject({
    code: 1,
    stderr: `The migration ${migration} failed: relation "${relation}" already exists.\n`,
  });
});
